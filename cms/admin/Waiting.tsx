import { dateText } from '../dates.ts';
import { countUnreadNotes, type Kind, readQueue, type Viewer } from './queue.ts';

const kinds: Record<Kind, string> = {
  'alumni-registrations': 'Alumni registration',
  messages: 'Message for the home page',
};

/** On the first page of the admin: one queue of all that waits for a decision, for those who may decide. */
export async function Waiting({ payload, user }: Viewer) {
  const { first, total } = await readQueue({ payload, user });
  const notes = await countUnreadNotes({ payload, user });
  if (total === 0 && notes === 0) return null;
  return (
    <section aria-labelledby="waiting" className="waiting">
      <h2 id="waiting">Waiting for you</h2>
      <ul>
        {first.map(({ kind, id, name, received, photo }) => (
          <li key={`${kind} ${id}`}>
            <a href={`/admin/collections/${kind}/${id}`}>
              {/* biome-ignore lint/performance/noImgElement: nothing optimises what must not be kept */}
              {photo ? <img alt="" src={photo} /> : <span className="waiting__no-photo" />}
              <span>
                <strong>{name}</strong>
                <br />
                {kinds[kind]}, <time>{dateText(received)}</time>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {total > first.length && (
        <p>These are the oldest of {total}. The others follow when these are decided.</p>
      )}
      {notes > 0 && (
        <p>
          <a href="/admin/collections/visitor-notes?where[read][not_equals]=true">
            {notes === 1 ? "1 visitor's note" : `${notes} visitors' notes`} not read yet
          </a>
        </p>
      )}
    </section>
  );
}
