import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { ListViewServerProps } from 'payload';
import { collegeLocale } from '../../platform/college-languages.ts';
import { environment } from '../../platform/environment.ts';
import { readSubjects, type Subject } from '../../reviews/subjects.ts';
import { dateText } from '../../time-zone/dates.ts';
import { say } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';
import { ScreenLink } from '../ScreenLink.tsx';
import type { Viewer } from '../viewer.ts';
import { CheckedButton, HandOver } from './ReviewButtons.tsx';

type Props = Pick<ListViewServerProps, 'payload' | 'user' | 'i18n'>;

/** Screen in place of the list: subjects by owner, due ones first. */
export async function ReviewsView({ payload, user, i18n }: Props) {
  const { language } = i18n;
  const [subjects, { docs: accounts }] = await Promise.all([
    readSubjects(payload, collegeLocale(language)),
    payload.find({
      collection: 'users',
      user,
      overrideAccess: false,
      depth: 0,
      pagination: false,
      sort: 'name',
    }),
  ]);
  const now = new Date();
  const owners = [...Map.groupBy(subjects, ({ owner }) => owner?.name ?? '')];
  const title = say(language, 'Owners & reviews');
  return (
    <main>
      <Gutter className="reviews entry-lists">
        <SetStepNav nav={[{ label: title }]} />
        <h1>
          {title} <Help task="duties-and-reviews" />
        </h1>
        <p>
          {say(
            language,
            'Every page, duty and permanent text has an owner who reviews it before its due date.',
          )}
        </p>
        <p className="duties__actions">
          <a href="/admin/globals/review-settings">{say(language, 'Periods and first owner')}</a>
        </p>
        {accounts.length > 1 && (
          <HandOver
            accounts={accounts.map(({ id, name, email }) => ({ id, name: name || email }))}
          />
        )}
        {owners.map(([owner, theirs]) => (
          <section key={owner}>
            <h2>{owner || say(language, 'Without an owner')}</h2>
            <Group
              isOpen
              language={language}
              subjects={theirs.filter(({ due }) => due <= now)}
              title={say(language, 'Due')}
              viewer={{ payload, user }}
            />
            <Group
              language={language}
              subjects={theirs.filter(({ due }) => due > now)}
              title={say(language, 'Later')}
              viewer={{ payload, user }}
            />
          </section>
        ))}
      </Gutter>
    </main>
  );
}

function Group({
  title,
  isOpen = false,
  ...list
}: Omit<ListProps, 'mayChangeOwner'> & { title: string; isOpen?: boolean }) {
  const { subjects } = list;
  if (subjects.length === 0) return null;
  const byDay = subjects.toSorted((first, second) => first.due.getTime() - second.due.getTime());
  return (
    <details open={isOpen}>
      <summary>
        <h3>
          {title} ({subjects.length})
        </h3>
      </summary>
      <SubjectList {...list} mayChangeOwner subjects={byDay} />
    </details>
  );
}

/** Upper bound of rows on the dashboard. The next ones appear when these are checked. */
const SHOWN = 4;

/** Due reviews of the account. */
export async function readDueReviews({ payload, user }: Viewer, language: string) {
  const now = new Date();
  return (await readSubjects(payload, collegeLocale(language)))
    .filter(({ owner, due }) => user && owner?.account === user.id && due <= now)
    .sort((first, second) => first.due.getTime() - second.due.getTime());
}

/** Due reviews of the account on the dashboard, the oldest ones. */
export function DueReviews({
  language,
  subjects,
  viewer,
}: {
  language: string;
  subjects: readonly Subject[];
  viewer: Viewer;
}) {
  if (subjects.length === 0) return null;
  return (
    <section aria-labelledby="due-reviews" className="due-reviews reviews entry-lists">
      <h2 id="due-reviews">
        {say(language, 'Due for your review')} ({subjects.length})
      </h2>
      <SubjectList
        language={language}
        mayChangeOwner={false}
        subjects={subjects.slice(0, SHOWN)}
        viewer={viewer}
      />
    </section>
  );
}

interface ListProps {
  language: string;
  subjects: readonly Subject[];
  /** True for accounts that may change the owner. */
  mayChangeOwner: boolean;
  viewer: Viewer;
}

/** Subjects of an owner with the dates of their next reviews. */
function SubjectList({ language, subjects, mayChangeOwner, viewer }: ListProps) {
  return (
    <ul>
      {subjects.map(({ key, title, edit, path, review, due }) => (
        <li key={key}>
          <ScreenLink href={edit} otherwise={path && environment.SITE_URL + path} viewer={viewer}>
            {title}
          </ScreenLink>
          <span className="entry-note">
            {say(language, 'due {{date}}', { date: dateText(due.toISOString()) })}
            {path && ` · ${path}`}
          </span>
          <span className="subject-actions">
            <CheckedButton subject={key} title={title} />
            {mayChangeOwner && (
              <a
                href={`/admin/collections/reviews/${review ?? `create?subject=${encodeURIComponent(key)}`}`}
              >
                {say(language, 'Owner and period')}
                <span className="visually-hidden">: {title}</span>
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
