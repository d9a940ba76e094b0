import type { ServerProps } from 'payload';
import { mayWatchServer } from '../../access.ts';
import { DAY, readWarnings } from '../../platform/metrics/warnings.ts';
import { say } from '../../words/say.ts';
import type { Viewer } from '../viewer.ts';

/** Failed or overdue backups, jobs given up this week and a full disk, on the dashboard of an administrator. */
export async function Warnings({ i18n, payload, user }: Viewer & Pick<ServerProps, 'i18n'>) {
  if (!mayWatchServer({ req: { user } })) return null;
  const { language } = i18n;
  const warnings = await readWarnings(payload, 7 * DAY);
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="server-warnings" className="failed-plans">
      <h2 id="server-warnings">{say(language, 'The server needs attention')}</h2>
      <ul>
        {warnings.map(({ sentence, names }) => (
          <li key={sentence}>{say(language, sentence, names)}</li>
        ))}
      </ul>
      <p>{say(language, 'Please tell the person who looks after the server.')}</p>
    </section>
  );
}
