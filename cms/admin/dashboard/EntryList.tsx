import { type Sentence, say } from '../../words/say.ts';
import { TranslationPills } from '../translation/TranslationPills.tsx';
import type { Entry } from './read-entries.ts';

interface Props<One extends Entry> {
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
}: Props<One>) {
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
