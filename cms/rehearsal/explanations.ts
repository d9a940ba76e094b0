/** The answers of the office as rows for the verifier: what is objected to, and how the college explains it. */
import type { Payload } from 'payload';
import type { Rows } from '../platform/decoders/sheets/grid.ts';
import { dateText } from '../time-zone/dates.ts';
import { findingText, labelIn } from '../words/languages.ts';
import { say } from '../words/say.ts';
import { type Answer, answersIn } from './answers.ts';
import { findingsIn, placeText } from './finding.ts';
import { readRehearsal, rehearsalsOf } from './rehearsals.ts';
import { readRules } from './rules.ts';

/** Headings, then a row for each answered finding of the newest finished rehearsal, then one for each tick. */
export async function explanationRows(
  payload: Payload,
  report: number,
  language: string,
): Promise<Rows> {
  const headings = [
    ...[say(language, 'Metric'), say(language, 'Evidence'), say(language, 'Objection')],
    ...[say(language, 'Explanation'), say(language, 'By'), say(language, 'Date')],
  ];
  const newest = (await rehearsalsOf(payload, report)).find(({ state }) => state === 'done');
  if (!newest) return [headings];
  const rehearsal = await readRehearsal(payload, newest.id);
  const answers = answersIn(rehearsal);
  const answerCells = ({ explanation, by, at }: Answer) => [
    explanation || say(language, 'Looked at, is right.'),
    ...[by, dateText(at)],
  ];
  const { rules } = await readRules();
  return [
    headings,
    ...(findingsIn(rehearsal) ?? []).flatMap(({ key, code, values, place }) => {
      const answer = answers.get(key);
      return answer
        ? [
            [
              place.metric,
              placeText(language, place),
              findingText(language, code, values),
              ...answerCells(answer),
            ],
          ]
        : [];
    }),
    ...rules.flatMap(({ id, computed, sentence, todo }) => {
      const answer = computed === 'no' ? answers.get(id) : undefined;
      if (!answer) return [];
      const [, ...signed] = answerCells(answer);
      return [['', '', labelIn(language, sentence), labelIn(language, todo), ...signed]];
    }),
  ];
}
