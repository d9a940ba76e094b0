/** Adds the manual's missing metrics to a report, under their criteria. */
import type { Locale } from '@college/contract/locales';
import type { PayloadRequest } from 'payload';
import { asSystem } from '../../access.ts';
import { type Manual, manualNamed } from '../../content/quality/manuals.ts';
import type { EvidenceGroup } from '../../payload-types.ts';
import { mainLocale, otherLocales } from '../../platform/college-languages.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { say } from '../../words/say.ts';

type Criterion = Manual['criteria'][number];
type Type = EvidenceGroup['types'][number];

/** Returns the number of added questions. Throws a `Refusal` if the report has no manual. */
export async function fillFromManual(id: number, request: PayloadRequest) {
  const { payload, user } = request;
  const report = await payload.findByID({
    collection: 'evidence-groups',
    id,
    draft: true,
    disableErrors: true,
    ...asSystem,
  });
  const manual = await manualNamed(report?.manual ?? '', request);
  if (!report || !manual) throw new Refusal('noManual');
  return inTransaction(payload, async (req) => {
    if (user) req.user = user;
    const numbers = await numbersIn(id, req);
    let added = 0;
    for (const [place, criterion] of manual.criteria.entries())
      for (const type of report.types) {
        const metrics = manual.metrics.filter(
          (metric) =>
            metric.type === type &&
            metric.number.startsWith(`${criterion.number}.`) &&
            !numbers.has(metric.number),
        );
        if (metrics.length === 0) continue;
        const parent = await criterionOf(id, { criterion, type, place }, req);
        for (const { number, text } of metrics)
          await payload.create({
            collection: 'evidence-questions',
            data: { criterion: parent, sr_no: number, metric_question: text },
            req,
            ...asSystem,
          });
        added += metrics.length;
      }
    return added;
  });
}

async function numbersIn(report: number, req: PayloadRequest): Promise<Set<string>> {
  const { docs } = await req.payload.find({
    collection: 'evidence-questions',
    where: { 'criterion.group': { equals: report } },
    select: { sr_no: true },
    pagination: false,
    req,
    ...asSystem,
  });
  return new Set(docs.map(({ sr_no }) => sr_no));
}

/**
 * The criterion that starts with the number, whatever its name is; otherwise a new one in every
 * language.
 */
async function criterionOf(
  report: number,
  { criterion, type, place }: { criterion: Criterion; type: Type; place: number },
  req: PayloadRequest,
): Promise<number> {
  const { payload } = req;
  const { docs } = await payload.find({
    collection: 'evidence-criteria',
    where: { and: [{ group: { equals: report } }, { type: { equals: type } }] },
    sort: ['order', 'id'],
    locale: mainLocale(),
    pagination: false,
    req,
    ...asSystem,
  });
  const there = docs.find((candidate) => /\d+/.exec(candidate.criterion)?.[0] === criterion.number);
  if (there) return there.id;
  const { number, title } = criterion;
  const nameIn = (locale: Locale) =>
    title[locale] ? `${number}. ${title[locale]}` : say(locale, 'Criterion {{number}}', { number });
  const { id } = await payload.create({
    collection: 'evidence-criteria',
    data: { group: report, type, criterion: nameIn(mainLocale()), order: (place + 1) * 10 },
    locale: mainLocale(),
    req,
    ...asSystem,
  });
  for (const locale of otherLocales().filter(
    (candidate) => title[candidate] || !title[mainLocale()],
  ))
    await payload.update({
      collection: 'evidence-criteria',
      id,
      data: { criterion: nameIn(locale) },
      locale,
      req,
      ...asSystem,
    });
  return id;
}
