import type { Duty as ShownDuty } from '@college/contract/entities';
import { type Duty, evaluate } from '../../duties/evaluate.ts';
import { pathOfSet } from '../../duties/rule-sets.ts';
import { readShownSets } from '../../duties/shown-sets.ts';
import { dateText } from '../../time-zone/dates.ts';
import type { Context, Handler } from '../handler.ts';
import { filesOf, type Related, withRelated } from '../related.ts';

export const getduties: Handler<'getduties'> = async ({ set: name }, context) => {
  const { shown, showsMissing } = await readShownSets(context);
  const set = shown.find((each) => each.code === name || each.page === name);
  if (!set) return 0;
  const duties = await evaluate(set, context);
  const visible = duties.filter(({ state }) => showsMissing || state !== 'missing');
  return {
    code: set.code,
    title: set.title[context.locale],
    source: set.source[context.locale],
    dated: dateText(set.dated),
    link: pathOfSet(set),
    rows: await withRelated(context, (related) =>
      visible.map((duty) => present(duty, related, context)),
    ),
    others: shown
      .filter((other) => other !== set)
      .map((other) => ({ title: other.title[context.locale], link: pathOfSet(other) })),
  };
};

const present = (duty: Duty, related: Related, { locale }: Context): ShownDuty => ({
  id: duty.row.id,
  title: duty.row.title[locale],
  section: duty.section.title[locale],
  state: duty.state,
  reason: duty.reason,
  date: dateText(duty.date),
  links: duty.findings.map(({ title, path }) => ({ title, link: path })),
  upload_info: filesOf(duty.files, related),
});
