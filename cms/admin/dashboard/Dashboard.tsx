import { asRecord } from '@college/contract/as-record';
import { Button } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { noticeLabels } from '../../content/notices/notice-labels.ts';
import { otherLocales } from '../../platform/college-languages.ts';
import { momentText, scheduledText } from '../../platform/time-zone/moment.ts';
import { inAllLanguages, labelIn } from '../../words/languages.ts';
import { type Sentence, say } from '../../words/say.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { TranslationPills } from '../translation/TranslationPills.tsx';
import type { Viewer } from '../viewer.ts';
import { FailedPlans } from './FailedPlans.tsx';
import { Queue } from './Queue.tsx';
import { type Entry, eventTypeOf, readDrafts, readPlans, readPublic } from './read-entries.ts';

type Props = Viewer & Pick<ServerProps, 'i18n' | 'permissions'>;

const write = '/admin/collections/notices/create';

/** Dashboard: new notices and events, search, queue, drafts, schedule. Moderators and teachers see only the queue. */
export async function Dashboard({ i18n, payload, permissions, user }: Props) {
  const queue = <Queue i18n={i18n} payload={payload} user={user} />;
  if (!permissions?.collections?.notices?.create) return queue;
  const viewer = { payload, user };
  const [drafts, plans, published, event] = await Promise.all([
    readDrafts(viewer, permissions),
    readPlans(viewer),
    readPublic(viewer, permissions),
    eventTypeOf(viewer),
  ]);
  const { language } = i18n;
  const { defaultTimezone = 'UTC' } = payload.config.admin.timezones;
  const about = ({ collection, type }: Entry) =>
    labelIn(
      language,
      collection === 'notices'
        ? inAllLanguages(String(asRecord(noticeLabels)[type ?? ''] ?? ''))
        : payload.collections[collection].config.labels.singular,
    );
  const changed = (entry: Entry) => `${about(entry)} · ${momentText(entry.at, defaultTimezone)}`;
  return (
    <div className="dashboard-home">
      <p className="dashboard-home__actions">
        <Button el="anchor" margin={false} size="large" url={write}>
          {say(language, 'Write a notice')}
        </Button>
        {event && (
          <Button
            buttonStyle="secondary"
            el="anchor"
            margin={false}
            size="large"
            url={`${write}?type=${event}`}
          >
            {say(language, 'Add an event')}
          </Button>
        )}
      </p>
      <SearchBox language={language} />
      <FailedPlans i18n={i18n} payload={payload} user={user} />
      {queue}
      <div className="dashboard-home__lists">
        <EntryList
          all="/admin/collections/notices?where[_status][equals]=draft"
          empty="No drafts."
          entries={drafts}
          language={language}
          note={changed}
          title="Drafts"
        />
        <EntryList
          empty="Nothing is scheduled."
          entries={plans}
          language={language}
          note={({ plan }) => scheduledText(language, plan, defaultTimezone)}
          title="Scheduled"
        />
        <EntryList
          all="/admin/collections/notices?sort=-updatedAt"
          empty="Nothing is published yet."
          entries={published}
          language={language}
          note={changed}
          title="Recent changes on the website"
        />
      </div>
      {otherLocales().length > 0 && (
        <p>
          <a href="/admin/untranslated">{say(language, 'Missing translations')}</a>
        </p>
      )}
    </div>
  );
}

interface ListProps<One extends Entry> {
  title: Sentence;
  empty: Sentence;
  entries: readonly One[];
  language: string;
  /** Text below each title. */
  note: (entry: One) => string;
  /** Address of the full list. */
  all?: string;
}

/** Short list on the dashboard. */
export function EntryList<One extends Entry>({
  title,
  empty,
  entries,
  language,
  note,
  all,
}: ListProps<One>) {
  return (
    <section>
      <h2>{say(language, title)}</h2>
      {entries.length === 0 && <p>{say(language, empty)}</p>}
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.collection} ${entry.id} ${note(entry)}`}>
            <a href={`/admin/collections/${entry.collection}/${entry.id}`}>
              {entry.title || say(language, 'number {{number}}', { number: entry.id })}
            </a>
            <span className="entry-note">{note(entry)}</span>
            <TranslationPills language={language} record={entry.record} words={entry.words} />
          </li>
        ))}
      </ul>
      {all && entries.length > 0 && <a href={all}>{say(language, 'See all')}</a>}
    </section>
  );
}
