/** The state of every row of the conformity matrix, with what was seen. */
import { addMonths } from 'date-fns';
import { asSystem } from '../access.ts';
import { MATRIX } from '../content/duties/matrix-code.ts';
import { isDead, readAnswers, readHiddenPaths } from '../duties/answers.ts';
import { idOf } from '../id-of.ts';
import type { DutyAnswer } from '../payload-types.ts';
import { environment } from '../platform/environment.ts';
import { dateText } from '../time-zone/dates.ts';
import {
  type CheckContext,
  type CheckResult,
  type Fact,
  type RowState,
  stateOfParts,
  worstOf,
} from './check.ts';
import { type CheckName, checks } from './checks.ts';
import {
  type MatrixPart,
  type MatrixRow,
  type MatrixSection,
  matrixKey,
  readMatrix,
} from './matrix.ts';

/** A file or an address that proves an answer. */
export interface Proof {
  name: string;
  /** Address that an editor opens. */
  link: string;
}

/** The office's answer to an asked row. */
export interface RowAnswer {
  applies: boolean;
  /** Name of the account; '' if the answer came without one, as from the demo. */
  by: string;
  /** ISO day on which it was given. */
  day: string;
  /** Reason why the row does not apply. */
  reason: string;
  proofs: Proof[];
}

interface Evaluated {
  /** Key of the office's answer. */
  key: string;
  state: RowState;
  facts: Fact[];
  answer: RowAnswer | undefined;
  /** Page of the admin for the answer; undefined for a row that is not asked. */
  answerPage: string | undefined;
}

export interface EvaluatedPart extends Evaluated {
  part: MatrixPart;
}

export interface EvaluatedRow extends Evaluated {
  row: MatrixRow;
  section: MatrixSection;
  parts: EvaluatedPart[];
}

/** All rows in the order of the standard. */
export async function evaluateMatrix(context: CheckContext): Promise<EvaluatedRow[]> {
  const { sections } = await readMatrix();
  const decide = await decider(context);
  return Promise.all(
    sections.flatMap((section) =>
      section.rows.map(async (row): Promise<EvaluatedRow> => {
        const own = await decide(row, matrixKey(row));
        const parts = await Promise.all(
          (row.parts ?? []).map(async (part) => ({
            ...(await decide(part, matrixKey(row, part))),
            part,
          })),
        );
        if (parts.length === 0) return { ...own, state: worstOf(own.states), row, section, parts };
        const ofParts = parts.map(({ state }) => state);
        return {
          ...own,
          state: worstOf([...own.states, stateOfParts(ofParts)]),
          facts: [...own.facts, countParts(ofParts)],
          ...{ row, section, parts },
        };
      }),
    ),
  );
}

/** Says how many of the parts that apply are met. */
const countParts = (states: readonly RowState[]): Fact => ({
  says: 'Parts that are met: {{count}} of {{all}}.',
  values: {
    count: states.filter((state) => state === 'met').length,
    all: states.filter((state) => state !== 'not_applicable').length,
  },
});

/** Returns a function that decides a row or part by its checks, its tests and its answer. */
async function decider(context: CheckContext) {
  const { payload } = context;
  const [answers, hidden] = await Promise.all([
    readAnswers(MATRIX, context, asSystem),
    readHiddenPaths(context),
  ]);
  const results = new Map<CheckName, Promise<CheckResult>>();
  const run = (name: CheckName) => {
    const result = results.get(name) ?? runCheck(name);
    results.set(name, result);
    return result;
  };
  return async (
    { check = [], ask, tested, known, months }: MatrixRow | MatrixPart,
    key: string,
  ) => {
    const stored = ask && answers.get(key);
    const answerPage = `/admin/collections/duty-answers/${stored ? stored.id : `create?duty=${encodeURIComponent(key)}`}`;
    const answer = stored ? await readAnswer(stored, hidden, context) : undefined;
    const judgement = ask && judgeAnswer(answer, months, context.now);
    const isConfirmed = ask === 'confirm' && judgement?.state === 'met';
    const checked = await Promise.all(check.map(run));
    const all: CheckResult[] = [
      ...checked.map(
        (result): CheckResult =>
          isConfirmed && result.state === 'partly' ? { ...result, state: 'met' } : result,
      ),
      ...(judgement && (ask === true || answer) ? [judgement] : []),
      ...(known ? [{ state: known.state, facts: [{ says: known.because }] }] : []),
      ...(tested ? [ofTests(tested)] : []),
    ];
    const decisions = all.map(({ state }) => state);
    // A row that the office has declined is not met because nothing is wrong.
    const isDeclined = judgement?.state === 'not_applicable' && worstOf(decisions) === 'met';
    const states = isDeclined ? [judgement.state] : decisions;
    return {
      key,
      state: worstOf(states),
      states,
      facts: all.flatMap(({ facts }) => facts),
      answer,
      answerPage: ask && answerPage,
    };
  };

  async function runCheck(name: CheckName): Promise<CheckResult> {
    try {
      return await checks[name](context);
    } catch (error) {
      payload.logger.error({ err: error, msg: `The check ${name} of the certification failed.` });
      return {
        state: 'not',
        facts: [
          {
            says: 'The check “{{name}}” failed with an error. Tell the developer of the site.',
            values: { name },
          },
        ],
      };
    }
  }
}

interface ReadAnswer extends RowAnswer {
  /** ISO day of the document, which may be older than the answer. */
  dated: string;
  /** True if a link leads nowhere, or a file was deleted. */
  isBroken: boolean;
}

async function readAnswer(
  answer: DutyAnswer,
  hidden: readonly string[],
  visit: CheckContext,
): Promise<ReadAnswer> {
  const { link, applies, answered_by, answered_at, updatedAt, date, reason, title } = answer;
  const ids = (answer.uploads ?? []).map(idOf);
  const { docs: files } = await visit.payload.find({
    ...asSystem,
    collection: 'media',
    where: { id: { in: ids } },
    pagination: false,
    select: { filename: true },
  });
  const isLinkDead = link ? await isDead(link, hidden, visit) : false;
  const day = answered_at ?? updatedAt;
  return {
    applies: applies === 'yes',
    by: answered_by ?? '',
    day,
    dated: date ?? day,
    reason: reason ?? '',
    proofs: [
      ...files.map(({ id, filename }) => ({
        name: filename ?? String(id),
        link: `/admin/collections/media/${id}`,
      })),
      ...(link && !isLinkDead
        ? [{ name: title || link, link: link.startsWith('/') ? environment.SITE_URL + link : link }]
        : []),
    ],
    isBroken: isLinkDead || files.length < ids.length,
  };
}

/** An asked row is not met until somebody answers it with a proof that is still there. */
function judgeAnswer(
  answer: ReadAnswer | undefined,
  months: number | undefined,
  now: Date,
): CheckResult {
  if (!answer) return { state: 'not', facts: [{ says: 'Nobody has answered this row yet.' }] };
  if (!answer.applies)
    return {
      state: 'not_applicable',
      facts: [{ says: 'Does not apply: {{reason}}', values: { reason: answer.reason } }],
    };
  const wrong: Fact[] = [];
  if (answer.isBroken)
    wrong.push({ says: 'A link or file of the answer leads nowhere. Replace the proof.' });
  else if (answer.proofs.length === 0)
    wrong.push({ says: 'The answer has no proof. Add a link or a file.' });
  const until = months && addMonths(new Date(answer.dated), months);
  if (until && until < now)
    wrong.push({
      says: 'The proof held until {{date}}. Add the new one.',
      values: { date: dateText(until.toISOString()) },
    });
  if (wrong.length > 0) return { state: 'not', facts: wrong };
  const values = { proofs: answer.proofs.map(({ name }) => name).join(', ') };
  return { state: 'met', facts: [{ says: 'Proof of the office: {{proofs}}', values }] };
}

const ofTests = (tests: readonly string[]): CheckResult => ({
  state: 'met',
  facts: [
    {
      says: 'Tested in every release of the software: {{tests}}',
      values: { tests: tests.join(', ') },
    },
  ],
});
