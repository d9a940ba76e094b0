/** A report that names a manual is held to the manual's numbers. */
import type { PayloadRequest } from 'payload';
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
  say(req.i18n.language, 'No such manual.');

export async function isMetric(
  value: unknown,
  { req, siblingData }: Asked,
): Promise<true | string> {
  const number = String(value ?? '').trim();
  const { language } = req.i18n;
  if (!number) return say(language, 'Please fill in this line.');
  const manual = await manualNamed(await manualOf(siblingData, req), req);
  return (
    !manual ||
    manual.metrics.some((metric) => metric.number === number) ||
    say(language, 'The manual of this report has no metric {{number}}.', { number })
  );
}

/** The code of the manual of the report that a question hangs on; '' where there is none. */
async function manualOf(question: object, req: PayloadRequest): Promise<string> {
  const { criterion } = question as { criterion?: { id?: number } | number };
  const id = Number(typeof criterion === 'object' ? criterion?.id : criterion);
  if (!id) return '';
  const found = await req.payload.findByID({
    collection: 'evidence-criteria',
    id,
    depth: 1,
    disableErrors: true,
    req: await sameTransaction(req),
  });
  const report = found?.group;
  return (typeof report === 'object' && report.manual) || '';
}
