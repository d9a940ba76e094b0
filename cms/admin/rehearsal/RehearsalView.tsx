import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { ListViewServerProps } from 'payload';
import { type Answer, answersIn, answerText } from '../../rehearsal/answers.ts';
import { type Finding, failureText, progressText, textOf } from '../../rehearsal/finding.ts';
import {
  compareRehearsals,
  type RehearsalEntry,
  readRehearsal,
  rehearsalsOf,
} from '../../rehearsal/rehearsals.ts';
import { type Rule, readRules, rulesOn } from '../../rehearsal/rules.ts';
import { dateText, timeZone } from '../../time-zone/dates.ts';
import { typedMoment } from '../../time-zone/moment.ts';
import { labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';
import { ScreenLink } from '../ScreenLink.tsx';
import { StartButton } from '../StartButton.tsx';
import type { Viewer } from '../viewer.ts';
import { AnswerBox } from './AnswerBox.tsx';
import { FindingAnswer } from './FindingAnswer.tsx';
import { PublicSets } from './PublicSets.tsx';

/** Day and time, because there may be several rehearsals a day. */
const momentOf = (stored: string): string => typedMoment(new Date(stored), timeZone());

type Props = Viewer & Pick<ListViewServerProps, 'i18n' | 'searchParams'>;

/** Screen in place of the list: the newest rehearsal of a report, metric by metric. */
export async function RehearsalView({ payload, user, i18n, searchParams }: Props) {
  const { language } = i18n;
  const { docs: reports } = await payload.find({
    collection: 'evidence-groups',
    user,
    overrideAccess: false,
    draft: true,
    depth: 0,
    pagination: false,
    sort: ['report', 'order'],
  });
  const report = reports.find(({ id }) => id === Number(searchParams?.report)) ?? reports[0];
  const rehearsals = report ? await rehearsalsOf(payload, report.id) : [];
  const rehearsal =
    rehearsals.find(({ id }) => id === Number(searchParams?.rehearsal)) ?? rehearsals[0];
  const isRunning = rehearsals[0]?.state === 'running';
  const progress =
    isRunning && rehearsals[0]
      ? progressText(language, await readRehearsal(payload, rehearsals[0].id))
      : '';
  const title = say(language, 'Verification rehearsal');
  return (
    <main>
      <Gutter className="rehearsal entry-lists">
        <SetStepNav nav={[{ label: title }]} />
        <h1>
          {title} <Help task="rehearsal" />
        </h1>
        <p>
          {say(
            language,
            'What a verifier would object to in a report, as colleges publish it. No other website is contacted.',
          )}
        </p>
        {reports.length === 0 && (
          <p>{say(language, 'There is no report yet. Add one under Reports first.')}</p>
        )}
        <nav aria-label={say(language, 'Report')} className="entry-lists__choices">
          {reports.map(({ id, name }) => (
            <a
              aria-current={id === report?.id ? 'page' : undefined}
              href={`/admin/collections/rehearsals?report=${id}`}
              key={id}
            >
              {name}
            </a>
          ))}
        </nav>
        {report && (
          <>
            <h2>{report.name}</h2>
            <PublicSets language={language} payload={payload} report={report.id} />
            <StartButton
              call={`/reports/${report.id}/rehearsal`}
              isRunning={isRunning}
              label={rehearsals.length > 0 ? 'Rehearse again' : 'Start the rehearsal'}
              progress={progress}
              running="The rehearsal is running. This takes some minutes if many files are new."
              screen={`/collections/rehearsals?report=${report.id}`}
            />
            {rehearsal ? (
              <Result
                language={language}
                entry={rehearsal}
                rehearsals={rehearsals}
                report={report.id}
                viewer={{ payload, user }}
              />
            ) : (
              <p>{say(language, 'There is no rehearsal of this report yet.')}</p>
            )}
          </>
        )}
      </Gutter>
    </main>
  );
}

async function Result({
  entry,
  report,
  rehearsals,
  language,
  viewer,
}: {
  entry: RehearsalEntry;
  report: number;
  rehearsals: readonly RehearsalEntry[];
  language: string;
  viewer: Viewer;
}) {
  if (entry.state === 'running') return null;
  const { payload } = viewer;
  const rehearsal = await readRehearsal(payload, entry.id);
  if (rehearsal.state === 'failed') return <p role="alert">{failureText(language, rehearsal)}</p>;
  const comparison = await compareRehearsals(payload, rehearsal, rehearsals);
  if (!comparison)
    return (
      <p role="alert">
        {say(language, 'This rehearsal was made by an older version. Rehearse again.')}
      </p>
    );
  const { findings, fixed, hasBefore } = comparison;
  const file = await readRules();
  const rules = new Map(file.rules.map((rule) => [rule.id, rule]));
  const questions = rulesOn(file, new Date()).filter(({ computed }) => computed === 'no');
  const answers = answersIn(rehearsal);
  const added = findings.filter(({ isNew }) => hasBefore && isNew).length;
  const isNewest = rehearsal.id === rehearsals[0]?.id;
  const answered = findings.filter(({ finding }) => answers.has(finding.key)).length;
  const metrics = [...Map.groupBy(findings, ({ finding }) => finding.place.metric)];
  const older = rehearsals.filter(({ id, state }) => state === 'done' && id !== rehearsal.id);
  return (
    <>
      <h3>{say(language, 'Rehearsal of {{date}}', { date: momentOf(rehearsal.createdAt) })}</h3>
      <p>
        {findings.length === 0 && fixed.length === 0
          ? say(language, 'Nothing was found.')
          : say(
              language,
              'Findings: {{count}}. New: {{added}}. Still there: {{still}}. Fixed: {{fixed}}.',
              {
                count: findings.length,
                added: hasBefore ? added : findings.length,
                still: hasBefore ? findings.length - added : 0,
                fixed: fixed.length,
              },
            )}
      </p>
      {findings.length > 0 && (
        <p>
          {say(language, 'Answered: {{count}} of {{all}}.', {
            ...{ count: answered, all: findings.length },
          })}{' '}
          {answers.size > 0 && (
            <a download href={`/api/reports/${report}/explanations`}>
              {say(language, 'Download the explanations for the verifier')}
            </a>
          )}
        </p>
      )}
      {metrics.map(([number, own]) => (
        <section key={number}>
          <h3>{say(language, 'Metric {{number}}', { number })}</h3>
          <ul>
            {own.map(({ finding, isNew }) => (
              <li key={finding.key}>
                <FindingText
                  finding={finding}
                  language={language}
                  answer={answers.get(finding.key)}
                  rehearsal={isNewest ? rehearsal.id : undefined}
                  rule={rules.get(finding.rule)}
                  viewer={viewer}
                />
                {hasBefore && (
                  <span className={`rehearsal__state${isNew ? ' rehearsal__state--new' : ''}`}>
                    {say(language, isNew ? 'New' : 'Still there')}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {fixed.length > 0 && (
        <details>
          <summary>
            <h3>
              {say(language, 'Fixed since the last rehearsal')} ({fixed.length})
            </h3>
          </summary>
          <ul>
            {fixed.map((finding) => (
              <li key={finding.key}>
                <span>
                  {finding.place.metric} · {textOf(language, finding)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {isNewest && questions.length > 0 && (
        <section>
          <h3>{say(language, 'For you to check')}</h3>
          <p>{say(language, 'A computer cannot judge these. Tick what you have checked.')}</p>
          {questions.map(({ id, sentence, todo }) => (
            <AnswerBox
              isTicked={answers.has(id)}
              key={`${rehearsal.id} ${id}`}
              label={labelIn(language, todo)}
              note={noteOf(labelIn(language, sentence), answers.get(id))}
              rehearsal={rehearsal.id}
              rule={id}
            />
          ))}
        </section>
      )}
      {older.length > 0 && (
        <details>
          <summary>
            <h3>
              {say(language, 'Earlier rehearsals')} ({older.length})
            </h3>
          </summary>
          <ul>
            {older.map(({ id, createdAt }) => (
              <li key={id}>
                <a href={`/admin/collections/rehearsals?report=${report}&rehearsal=${id}`}>
                  {momentOf(createdAt)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="entry-note">{labelIn(language, file.source)}</p>
    </>
  );
}

/** The sentence of a rule, with the person and the day of its tick. */
const noteOf = (sentence: string, tick: Answer | undefined): string =>
  tick?.by ? `${sentence} (${tick.by}, ${dateText(tick.at)})` : sentence;

function FindingText({
  finding,
  answer,
  rehearsal,
  rule,
  language,
  viewer,
}: {
  finding: Finding;
  answer: Answer | undefined;
  /** The rehearsal that takes answers: the newest. */
  rehearsal: number | undefined;
  rule: Rule | undefined;
  language: string;
  viewer: Viewer;
}) {
  return (
    <div className="rehearsal__finding">
      <ScreenLink href={finding.place.edit} viewer={viewer}>
        {textOf(language, finding)}
      </ScreenLink>
      {rule && (
        <p className="entry-note">
          {labelIn(language, rule.sentence)} {labelIn(language, rule.todo)}
        </p>
      )}
      {answer && <p className="rehearsal__answered">{answerText(language, answer)}</p>}
      {rehearsal !== undefined && (
        <FindingAnswer
          explanation={answer?.explanation}
          finding={finding.key}
          rehearsal={rehearsal}
        />
      )}
    </div>
  );
}
