import type { SetUpStep } from '../../content/administration/set-up-steps.ts';
import { environment } from '../../platform/environment.ts';
import { launchChecks } from '../../staff-api/set-up/launch.ts';
import type { SetUpState } from '../../staff-api/set-up/state.ts';
import { type Sentence, say } from '../../words/say.ts';
import type { MenuLink } from '../lists/import-links.ts';
import { CollegeForm } from './CollegeForm.tsx';
import { fieldsOf, languageField, streamChoices } from './college-fields.ts';
import { DepartmentsForm } from './DepartmentsForm.tsx';
import { TestMail } from './TestMail.tsx';

interface Props {
  language: string;
  state: SetUpState;
  step: SetUpStep;
  /** Ways to bring old content that features add. */
  links: readonly MenuLink[];
}

/** Tasks of the office after the set-up. */
const nextTasks: readonly [Sentence, string][] = [
  ['Write a notice', '/admin/collections/notices/create'],
  ['Import many PDFs', '/admin/old-notices'],
  ['Add many photos', '/admin/collections/photos'],
  ['Invite teachers from the list of staff', '/admin/collections/employees'],
  ['Handbook', '/admin/handbook'],
];

/** Content of a step: fields, or links to the screens that have them. */
export function StepBody({ language, links, state, step }: Props) {
  const words = (sentence: Sentence, names?: Record<string, string | number>) =>
    say(language, sentence, names);
  const { facts } = state;
  switch (step) {
    case 'college':
      return (
        <>
          <CollegeForm button="Save the languages" fields={[languageField(facts, language)]} />
          <CollegeForm fields={fieldsOf(step, facts, language)} key={facts.college.languages} />
        </>
      );
    case 'languages':
    case 'colours':
      return <CollegeForm fields={fieldsOf(step, facts, language)} />;
    case 'departments':
      return (
        <>
          <p>
            {words('Departments so far: {{count}}.', { count: facts.counts.departments })}{' '}
            <a href="/admin/sheets?list=departments">{words('Import from Excel/CSV')}</a>
          </p>
          <DepartmentsForm streams={streamChoices(language)} />
          <p>
            <a href="/admin/collections/courses">
              {words('Courses that alumni and students choose from: {{count}}', {
                count: facts.counts.courses,
              })}
            </a>
          </p>
        </>
      );
    case 'sections':
      return (
        <ul className="set-up__ways">
          <li>
            <a href="/admin/collections/site-pages">
              {words('Choose, rename, hide and add pages')}
            </a>
          </li>
          <li>
            <a href="/admin/globals/college">
              {words('Sort or hide the sections of the home page (under Appearance)')}
            </a>
          </li>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
          <li>
            <a href="/admin/old-notices">{words('Import many PDFs')}</a>
          </li>
        </ul>
      );
    case 'people':
      return (
        <>
          <p>{words('Accounts so far: {{count}}.', { count: facts.counts.accounts })}</p>
          <ul className="set-up__ways">
            <li>
              <a href="/admin/collections/users">{words('Invite people by e-mail')}</a>
            </li>
            <li>
              <a href="/admin/collections/employees">
                {words('Invite teachers from the list of staff')}
              </a>
            </li>
          </ul>
        </>
      );
    case 'mail':
      return (
        <div className="set-up__form">
          <p>
            {environment.SMTP_URL
              ? words('E-mails are sent by {{server}}, from {{from}}.', {
                  server: new URL(environment.SMTP_URL).host,
                  from: environment.MAIL_FROM,
                })
              : words(
                  'There is no mail server yet. The person who runs the server has to set SMTP_URL.',
                )}
          </p>
          <TestMail />
        </div>
      );
    case 'launch':
      return (
        <>
          <ul className="set-up__checks">
            {launchChecks.map(({ says, todo, missing, isDone, at }) => {
              const missingTexts = missing?.(facts).map((sentence) => words(sentence)) ?? [];
              const line = isDone(facts)
                ? words(says)
                : words(todo, { missing: missingTexts.join(', ') });
              return (
                <li key={says} data-state={isDone(facts) ? 'done' : 'open'}>
                  <strong>{words(isDone(facts) ? 'done' : 'missing')}</strong>{' '}
                  {at ? <a href={at}>{line}</a> : line}
                </li>
              );
            })}
          </ul>
          <h3>{words('What comes next')}</h3>
          <ul className="set-up__ways">
            {nextTasks.map(([sentence, address]) => (
              <li key={address}>
                <a href={address}>{words(sentence)}</a>
              </li>
            ))}
          </ul>
        </>
      );
  }
}
