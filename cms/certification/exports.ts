/** The conformity matrix as CSV and JSON, for somebody who does not know the website or the admin. */
import { csvText } from '@college/server/csv';
import { environment } from '../platform/environment.ts';
import { dateText } from '../time-zone/dates.ts';
import { labelIn } from '../words/languages.ts';
import { type Sentence, say } from '../words/say.ts';
import { type Fact, factText, type RowState, rowStates } from './check.ts';
import type { EvaluatedPart, EvaluatedRow } from './evaluate-matrix.ts';
import { type Matrix, readMatrix } from './matrix.ts';
import { actorSentences, rowStateSentences } from './row-sentences.ts';

/** Columns in their order, with their headings. */
const headings = {
  number: 'Number in Annexure II',
  id: 'Number in section 5',
  group: 'Section',
  title: 'What is asked',
  see: 'What an evaluator looks at',
  state: 'State',
  evidence: 'Evidence',
  proof: 'Proof',
  answered_by: 'Answered by',
  answered_on: 'Answered on',
  must_act: 'Who must act',
} as const satisfies Record<string, Sentence>;
type Line = Record<keyof typeof headings, string>;
/** Columns that say the same in every row, so that the file explains itself. */
const columnsOfFile = [
  'Guidelines',
  'Website',
  'Checked on',
] as const satisfies readonly Sentence[];

/** The rows and their parts in the order of Annexure II, as texts in a language. */
export const matrixLines = (language: string, rows: readonly EvaluatedRow[]): Line[] =>
  rows.flatMap((evaluated) => {
    const { row, section, parts } = evaluated;
    const group = labelIn(language, section.title);
    return [
      {
        ...decidedLine(language, evaluated),
        ...{ number: row.matrix, id: row.id, group },
        ...{ title: labelIn(language, row.title), see: labelIn(language, row.see) },
        must_act: say(language, actorSentences[row.by]),
      },
      ...parts.map((each) => ({
        ...decidedLine(language, each),
        ...{ number: `${row.matrix} ${each.part.id}`, id: `${row.id} ${each.part.id}`, group },
        ...{ title: labelIn(language, each.part.title), see: '' },
        must_act: say(language, actorSentences[each.part.by]),
      })),
    ];
  });

const decidedLine = (language: string, { state, facts, answer }: EvaluatedRow | EvaluatedPart) => ({
  state: say(language, rowStateSentences[state]),
  evidence: facts.map((fact) => evidenceOf(language, fact)).join('\n'),
  proof: answer?.proofs.map(({ name, link }) => `${name} (${link})`).join('\n') ?? '',
  answered_by: answer?.by ?? '',
  answered_on: answer ? dateText(answer.day) : '',
});

/** The sentence of a fact, with the address of the page that it is about. Addresses of the admin are left out. */
function evidenceOf(language: string, fact: Fact): string {
  const { link } = fact;
  const address = link?.startsWith('/') ? `${environment.SITE_URL}${link}` : link;
  const isPublic = address !== undefined && !link?.startsWith('/admin/');
  return [factText(language, fact), ...(isPublic ? [address] : [])].join(' ');
}

export async function matrixCsv(
  language: string,
  rows: readonly EvaluatedRow[],
  now: Date,
): Promise<string> {
  const { title } = await readMatrix();
  const ofFile = [labelIn(language, title), environment.SITE_URL, dateText(now.toISOString())];
  return csvText([
    [...Object.values(headings), ...columnsOfFile].map((heading) => say(language, heading)),
    ...matrixLines(language, rows).map((line) => [
      ...(Object.keys(headings) as (keyof Line)[]).map((column) => line[column]),
      ...ofFile,
    ]),
  ]);
}

export interface MatrixJson {
  title: string;
  source: string;
  website: string;
  /** ISO moment. */
  evaluated: string;
  counts: Record<RowState, number>;
  rows: Line[];
}

export async function matrixJson(
  language: string,
  rows: readonly EvaluatedRow[],
  now: Date,
): Promise<MatrixJson> {
  const { title, source }: Matrix = await readMatrix();
  return {
    title: labelIn(language, title),
    source: labelIn(language, source),
    website: environment.SITE_URL,
    evaluated: now.toISOString(),
    counts: countStates(rows),
    rows: matrixLines(language, rows),
  };
}

/** Numbers of rows by state. */
export const countStates = (rows: readonly Pick<EvaluatedRow, 'state'>[]) =>
  Object.fromEntries(
    rowStates.map((state) => [state, rows.filter((row) => row.state === state).length]),
  ) as Record<RowState, number>;
