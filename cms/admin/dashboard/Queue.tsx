import type { ServerProps } from 'payload';
import { dateText } from '../../platform/time-zone/dates.ts';
import { type Sentence, say } from '../../words/say.ts';
import type { Viewer } from '../viewer.ts';
import { countUnreadNotes, type Kind, readQueue } from './read-queue.ts';

const kinds: Record<Kind, Sentence> = {
  'alumni-registrations': 'Alumni registration',
  messages: 'Message for the home page',
  employees: 'Profile for approval',
};

/** Queue of registrations, messages and profiles that wait for approval, for accounts that can approve them. */
export async function Queue({ i18n, payload, user }: Viewer & Pick<ServerProps, 'i18n'>) {
  const { language } = i18n;
  const { first, total } = await readQueue({ payload, user });
  const notes = await countUnreadNotes({ payload, user });
  if (total === 0 && notes === 0) return null;
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
        <p>
          {say(
            language,
            'Showing the oldest of {{total}}. Approve or reject these to see the others.',
            {
              total,
            },
          )}
        </p>
      )}
      {notes > 0 && (
        <p>
          <a href="/admin/collections/visitor-notes?where[read][not_equals]=true">
            {notes === 1
              ? say(language, '1 unread note from visitors')
              : say(language, '{{count}} unread notes from visitors', { count: notes })}
          </a>
        </p>
      )}
    </section>
  );
}
