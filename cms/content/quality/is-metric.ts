/** Validation against the report's manual: numbers must be in it, and texts may be left to it. */
import type { FieldHook, PayloadRequest } from 'payload';
import { asSystem } from '../../access.ts';
import { mainLocale } from '../../platform/college-languages.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';
import { say } from '../../words/say.ts';
import { manualNamed } from './manuals.ts';

interface Asked {
  req: PayloadRequest;
  siblingData: object;
}

export const isManual = async (value: unknown, { req }: Pick<Asked, 'req'>) =>
  !value ||
  (await manualNamed(String(value), req)) !== undefined ||
  say(req.i18n.language, 'There is no such manual.');

export async function isMetric(
  value: unknown,
  { req, siblingData }: Asked,
): Promise<true | string> {
  const number = String(value ?? '').trim();
  const { language } = req.i18n;
  if (!number) return say(language, 'Fill in this field.');
  const manual = await manualNamed(await manualOf(siblingData, req), req);
  return (
    !manual ||
    manual.metrics.some((metric) => metric.number === number) ||
    say(language, 'The manual of this report has no metric {{number}}.', { number })
  );
}

/** Validates the text of a question, which is required if its manual has none for its number. */
export const hasText = async (value: unknown, { req, siblingData }: Asked) =>
  Boolean(String(value ?? '').trim()) ||
  (await textInManual(siblingData, req)) !== undefined ||
  say(req.i18n.language, 'Fill in this field.');

/** Fills an empty text from the manual. */
export const fillText: FieldHook = async ({ value, siblingData, originalDoc, operation, req }) => {
  const isLeftOut = value === undefined ? operation === 'create' : !String(value ?? '').trim();
  if (!isLeftOut || (req.locale ?? mainLocale()) !== mainLocale()) return value;
  return (await textInManual({ ...originalDoc, ...siblingData }, req)) ?? value;
};

async function textInManual(question: object, req: PayloadRequest): Promise<string | undefined> {
  const { sr_no } = question as { sr_no?: unknown };
  const manual = await manualNamed(await manualOf(question, req), req);
  return manual?.metrics.find(({ number }) => number === String(sr_no ?? '').trim())?.text;
}

/** The code of the manual of a question's report; '' if there is none. */
async function manualOf(question: object, req: PayloadRequest): Promise<string> {
  const { criterion } = question as { criterion?: { id?: number } | number };
  const id = Number(typeof criterion === 'object' ? criterion?.id : criterion);
  if (!id) return '';
  const criterionRecord = await req.payload.findByID({
    collection: 'evidence-criteria',
    id,
    depth: 1,
    disableErrors: true,
    req: await sameTransaction(req),
    ...asSystem,
  });
  const report = criterionRecord?.group;
  return (typeof report === 'object' && report.manual) || '';
}
