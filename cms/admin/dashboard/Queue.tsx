import { dateText } from '../../time-zone/dates.ts';
import { type Sentence, say } from '../../words/say.ts';
import type { Kind, WaitingQueue } from './read-queue.ts';

const kinds: Record<Kind, Sentence> = {
  'alumni-registrations': 'Alumni registration',
  messages: 'Message for the home page',
  employees: 'Profile for approval',
  notices: 'Notice for approval',
  pages: 'Page for approval',
};

const filters: Record<Kind, string> = {
  'alumni-registrations': 'where[status][equals]=pending',
  messages: 'where[status][equals]=pending',
  employees: 'where[handed_in_at][exists]=true',
  notices: 'where[handed_in_at][exists]=true',
  pages: 'where[handed_in_at][exists]=true',
};

/** Queue of registrations, messages and profiles that wait for approval, for accounts that can approve them. */
export function Queue({
  language,
  queue: { first, total, lists },
}: {
  language: string;
  queue: WaitingQueue;
}) {
  if (total === 0) return null;
  return (
    <section aria-labelledby="queue" className="queue">
      <h2 id="queue">{say(language, 'Waiting for approval')}</h2>
      <ul>
        {first.map(({ kind, id, name, received, photo }) => (
          <li key={`${kind} ${id}`}>
            <a href={`/admin/collections/${kind}/${id}`}>
              {/* biome-ignore lint/performance/noImgElement: Next would cache a private photo */}
              {photo ? <img alt="" src={photo} /> : <span className="queue__no-photo" />}
              <span>
                <strong>{name}</strong>
                <br />
                {say(language, kinds[kind])}, <time>{dateText(received)}</time>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {total > first.length && (
        <p className="queue__rest">
          {lists.map((list) => (
            <a key={list.kind} href={`/admin/collections/${list.kind}?${filters[list.kind]}`}>
              {say(language, kinds[list.kind])}:{' '}
              {say(language, 'all {{total}}', { total: list.total })}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
