import { Gutter, SetStepNav } from '@payloadcms/ui';
import { subDays } from 'date-fns';
import type { ListViewServerProps } from 'payload';
import { managesAccounts } from '../../access.ts';
import { type CheckContext, type Fact, factText } from '../../certification/check.ts';
import {
  type EvaluatedPart,
  type EvaluatedRow,
  evaluateMatrix,
} from '../../certification/evaluate-matrix.ts';
import { countStates } from '../../certification/exports.ts';
import { actorSentences, rowStateSentences } from '../../certification/row-sentences.ts';
import { readCheckContext } from '../../certification-runs/check-context.ts';
import { changesOf, readRuns } from '../../certification-runs/runs.ts';
import { collegeLocale } from '../../platform/college-languages.ts';
import { environment } from '../../platform/environment.ts';
import { dateText, timeZone } from '../../time-zone/dates.ts';
import { typedMoment } from '../../time-zone/moment.ts';
import { labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';
import { CheckNow } from './CheckNow.tsx';

type Props = Pick<ListViewServerProps, 'payload' | 'i18n' | 'user'>;

/** Days for which changes are listed. */
const LATELY = 30;
/** Actors of open rows, in the order of the screen. */
const actors = ['content', 'organisation', 'software'] as const;
/** Facts of a row that are shown at once. */
const MOST_FACTS = 3;

/** Screen in place of the list of runs: every row of the conformity matrix as the website stands now, open ones first. */
export async function CertificationView({ payload, i18n, user }: Props) {
  const { language } = i18n;
  const now = new Date();
  const context = await readCheckContext(payload, collegeLocale(language), now);
  const [evaluated, [last]] = await Promise.all([evaluateMatrix(context), readRuns(payload, 1)]);
  const rows = managesAccounts({ req: { user } }) ? evaluated : evaluated.map(withoutClosedLinks);
  const counts = countStates(rows);
  const changes = changesOf(rows, last, subDays(now, LATELY), now);
  const title = say(language, 'Ready for certification');
  return (
    <main>
      <Gutter className="certification entry-lists">
        <SetStepNav nav={[{ label: title }]} />
        <h1>
          {title} <Help task="certification" />
        </h1>
        <p>
          {say(
            language,
            'The rows of the guidelines for government websites (GIGW 3.0), as the website is now. Only an auditor certifies.',
          )}
        </p>
        <ul className="certification__counts">
          {(['met', 'partly', 'not', 'not_applicable'] as const).map((state) => (
            <li key={state}>
              <strong>{counts[state]}</strong> {say(language, rowStateSentences[state])}
            </li>
          ))}
        </ul>
        <div className="subject-actions">
          <CheckNow />
          <a href="/api/certification/matrix?format=csv">{say(language, 'Matrix as CSV')}</a>
          <a href="/api/certification/matrix?format=json">{say(language, 'Matrix as JSON')}</a>
        </div>
        {last && (
          <p className="entry-note">
            {say(language, 'Last stored on {{moment}}. Every night it is stored again.', {
              moment: typedMoment(new Date(last.at), timeZone()),
            })}
          </p>
        )}
        <p className="entry-note">
          {context.walk
            ? say(language, 'All pages were read on {{moment}}.', {
                moment: typedMoment(new Date(context.walk.at), timeZone()),
              })
            : say(language, 'The pages were not read yet.')}{' '}
          <a href="/admin/collections/walks">{say(language, 'Read all pages now')}</a>
        </p>
        {changes.length > 0 && (
          <section>
            <h2>{say(language, 'Changed in the last 30 days')}</h2>
            <ul>
              {changes.map(({ row: { row, state }, before, since }) => (
                <li key={row.id}>
                  <span className="certification__title">
                    {dateText(since)} · {row.id} {labelIn(language, row.title)}
                  </span>
                  <span>
                    {say(language, rowStateSentences[before])}
                    {' → '}
                    <strong>{say(language, rowStateSentences[state])}</strong>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {actors.map((actor) => (
          <Actor
            context={context}
            key={actor}
            language={language}
            rows={rows.filter(({ row }) => row.by === actor)}
            title={say(language, actorSentences[actor])}
          />
        ))}
      </Gutter>
    </main>
  );
}

const isOpen = ({ state }: { state: EvaluatedRow['state'] }) =>
  state === 'not' || state === 'partly';

interface ListProps {
  rows: readonly EvaluatedRow[];
  language: string;
  context: CheckContext;
}

/** The rows on which somebody must act: open ones, and below them the others, folded. */
function Actor({ title, rows, ...list }: ListProps & { title: string }) {
  const open = rows
    .filter(isOpen)
    .toSorted(
      (first, second) => Number(first.state === 'partly') - Number(second.state === 'partly'),
    );
  const done = rows.filter((row) => !isOpen(row));
  const { language } = list;
  return (
    <section>
      <h2>
        {title} ({open.length})
      </h2>
      {open.length > 0 ? (
        <Rows {...list} rows={open} />
      ) : (
        <p>{say(language, 'Nothing is open here.')}</p>
      )}
      {done.length > 0 && (
        <details>
          <summary>
            <h3>
              {say(language, 'Done')} ({done.length})
            </h3>
          </summary>
          <Rows {...list} rows={done} />
        </details>
      )}
    </section>
  );
}

function Rows({ rows, language, context }: ListProps) {
  return (
    <ul>
      {rows.map((evaluated) => {
        const { row, state, key, parts } = evaluated;
        const owner = context.reviews.get(`duty:${key}`)?.owner;
        const openParts = parts.filter(isOpen);
        return (
          <li key={row.id} className="certification__row" id={row.id}>
            <strong className="certification__title">
              {row.id} {labelIn(language, row.title)}
            </strong>
            <State language={language} state={state} />
            <Facts evaluated={evaluated} language={language} />
            <details>
              <summary>{say(language, 'More')}</summary>
              <p>
                {say(language, 'An evaluator looks at this: {{see}}', {
                  see: labelIn(language, row.see),
                })}
              </p>
              {owner && (
                <p>
                  {say(language, 'Looked after by {{name}}', { name: owner.name })}{' '}
                  <a href="/admin/collections/reviews">{say(language, 'Owners & reviews')}</a>
                </p>
              )}
              <FactList facts={evaluated.facts.slice(MOST_FACTS)} language={language} />
              <Parts language={language} parts={parts.filter((part) => !isOpen(part))} />
            </details>
            <Parts language={language} parts={openParts} />
          </li>
        );
      })}
    </ul>
  );
}

function State({ state, language }: { state: EvaluatedRow['state']; language: string }) {
  return (
    <span className={`certification__state certification__state--${state}`}>
      {say(language, rowStateSentences[state])}
    </span>
  );
}

function Parts({ parts, language }: { parts: readonly EvaluatedPart[]; language: string }) {
  if (parts.length === 0) return null;
  return (
    <ul className="certification__parts">
      {parts.map((evaluated) => (
        <li key={evaluated.key} className="certification__row">
          <span className="certification__title">
            {evaluated.part.id} {labelIn(language, evaluated.part.title)}
          </span>
          <State language={language} state={evaluated.state} />
          <Facts evaluated={evaluated} language={language} />
        </li>
      ))}
    </ul>
  );
}

/** The first facts of a row, who answered it, and the link to the answer. */
function Facts({
  evaluated: { facts, answer, answerPage },
  language,
}: {
  evaluated: EvaluatedRow | EvaluatedPart;
  language: string;
}) {
  return (
    <div className="certification__facts">
      <FactList facts={facts.slice(0, MOST_FACTS)} language={language} />
      {answerPage && (
        <p>
          {answer &&
            say(
              language,
              answer.by ? 'Answered by {{name}} on {{date}}.' : 'Answered on {{date}}.',
              {
                name: answer.by,
                date: dateText(answer.day),
              },
            )}{' '}
          <a href={answerPage}>{say(language, answer ? 'Change the answer' : 'Answer this row')}</a>
        </p>
      )}
    </div>
  );
}

/** Screens that administrators alone can open. */
const ofAdministrators = ['/admin/globals/account-rules', '/admin/who-did-what'];

/** A row without links to screens that the account cannot open. */
function withoutClosedLinks(row: EvaluatedRow): EvaluatedRow {
  const open = ({ link, ...fact }: Fact): Fact =>
    link && !ofAdministrators.includes(link) ? { ...fact, link } : fact;
  return {
    ...row,
    facts: row.facts.map(open),
    parts: row.parts.map((part) => ({ ...part, facts: part.facts.map(open) })),
  };
}

function FactList({ facts, language }: { facts: readonly Fact[]; language: string }) {
  return facts.map((fact) => {
    const text = factText(language, fact);
    const { link } = fact;
    return (
      <p key={text}>
        {link ? (
          <a href={/^\/(?!admin\/)/.test(link) ? `${environment.SITE_URL}${link}` : link}>{text}</a>
        ) : (
          text
        )}
      </p>
    );
  });
}
