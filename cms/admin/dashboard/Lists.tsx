import { asRecord } from '@college/contract/as-record';
import type { ServerProps } from 'payload';
import { noticeLabels } from '../../content/notices/notice-labels.ts';
import { momentText, scheduledText } from '../../time-zone/moment.ts';
import { inAllLanguages, labelIn } from '../../words/languages.ts';
import { type Sentence, say } from '../../words/say.ts';
import type { Viewer } from '../viewer.ts';
import { type Entry, readDrafts, readPlans, readPublic } from './read-entries.ts';
import { DRAFTS } from './read-tasks.ts';

type Props = Viewer & Pick<ServerProps, 'i18n' | 'permissions'>;

/** Drafts, schedule and last changes, for accounts that write notices. */
export async function Lists({ i18n, payload, permissions, user }: Props) {
  if (!permissions?.collections?.notices?.create) return null;
  const viewer = { payload, user };
  const [drafts, plans, published] = await Promise.all([
    readDrafts(viewer, permissions),
    readPlans(viewer),
    readPublic(viewer, permissions),
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
    <div className="dashboard-home__lists">
      <EntryList
        all={DRAFTS}
        empty="No drafts."
        entries={drafts}
        language={language}
        note={changed}
        title="Drafts"
      />
      <EntryList
        empty="Nothing is scheduled."
        entries={plans}
        id="scheduled"
        language={language}
        note={({ plan }) => scheduledText(language, plan, defaultTimezone)}
        title="Scheduled"
      />
      <EntryList
        all="/admin/changes"
        empty="Nothing is published yet."
        entries={published}
        language={language}
        note={changed}
        title="Recent changes on the website"
      />
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
  /** The `id` of the heading, to which the numbers above lead. */
  id?: string;
}

/** Short list on the dashboard. */
function EntryList<One extends Entry>({
  title,
  empty,
  entries,
  language,
  note,
  all,
  id,
}: ListProps<One>) {
  return (
    <section>
      <h2 id={id}>{say(language, title)}</h2>
      {entries.length === 0 && <p>{say(language, empty)}</p>}
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.collection} ${entry.id} ${note(entry)}`}>
            <a href={`/admin/collections/${entry.collection}/${entry.id}`}>
              {entry.title || say(language, 'number {{number}}', { number: entry.id })}
            </a>
            <span className="entry-note">{note(entry)}</span>
          </li>
        ))}
      </ul>
      {all && entries.length > 0 && <a href={all}>{say(language, 'See all')}</a>}
    </section>
  );
}
