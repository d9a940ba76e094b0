import type { Policy } from '@college/contract/entities';
import { policyKinds } from '@college/contract/policies';
import { type Adoption, adoptions } from '../../content/pages/policies.ts';
import { forVisitors } from '../../for-visitors.ts';
import { mainLocale } from '../../platform/college-languages.ts';
import { atNoon, dateText } from '../../time-zone/dates.ts';
import type { Context, Handler } from '../handler.ts';
import { type Related, withRelated } from '../related.ts';
import { htmlOf } from '../rich-text-html.ts';

/** The newest adopted text of each policy, in the order of the kinds. */
export const getpolicies: Handler<'getpolicies'> = async (_input, context) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'policies',
    select: { kind: true, adoptions: true },
  });
  return withRelated(context, (related) =>
    policyKinds.flatMap((kind) => {
      const record = docs.find((each) => each.kind === kind);
      const versions = (record && adoptions.readIfKnown(record))?.toReversed() ?? [];
      return presentPolicy(kind, versions, { ...context, related });
    }),
  );
};

function presentPolicy(
  kind: Policy['kind'],
  [adopted, ...former]: readonly Adoption[],
  { locale, related }: Context & { related: Related },
): Policy[] {
  if (!adopted) return [];
  const inLocale = (texts: Adoption['html']) => texts[locale] || texts[mainLocale()] || '';
  const signature = ({ version, on, by, designation }: Adoption) => ({
    version,
    adopted: dateText(atNoon(on)),
    by: inLocale(by),
    designation: inLocale(designation),
  });
  const addition = adopted.addition[locale] ?? adopted.addition[mainLocale()];
  const html = inLocale(adopted.html) + htmlOf(addition, related);
  return [{ kind, html, ...signature(adopted), former: former.map(signature) }];
}
