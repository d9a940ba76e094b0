import { readMatrix } from '../../certification/matrix.ts';
import { readRuns } from '../../certification-runs/runs.ts';
import { forVisitors } from '../../for-visitors.ts';
import { dateText } from '../../time-zone/dates.ts';
import type { Handler } from '../handler.ts';

export const getwebsitequality: Handler<'getwebsitequality'> = async (_input, context) => {
  const { payload, locale } = context;
  const settings = await payload.findGlobal({ ...forVisitors(context), slug: 'disclosure' });
  const [run] = settings.show_quality ? await readRuns(payload, 1) : [];
  if (!run) return 0;
  const { source, sections } = await readMatrix();
  const stateOf = ({ id }: { id: string }) => run.states.get(id)?.state ?? 'not';
  return {
    source: source[locale],
    checked: dateText(run.at),
    applicable: sections
      .flatMap(({ rows }) => rows)
      .filter((row) => stateOf(row) !== 'not_applicable').length,
    rows: sections.flatMap(({ title, rows }) =>
      rows
        .filter((row) => stateOf(row) === 'met')
        .map((row) => ({ id: row.id, title: row.title[locale], section: title[locale] })),
    ),
  };
};
