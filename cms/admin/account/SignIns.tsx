import type { ServerProps } from 'payload';
import { managesAccounts } from '../../access.ts';
import { environment } from '../../platform/environment.ts';
import { type Outcome, readSecurityLog, UNKNOWN } from '../../platform/sign-in/security-log.ts';
import { momentText } from '../../time-zone/moment.ts';
import { type Sentence, say } from '../../words/say.ts';
import type { Viewer } from '../viewer.ts';

/** Lines of the security log that are read, and those of them that are shown at most. */
const READ = 1000;
const SHOWN = 50;

const outcomes: Record<Outcome, Sentence> = {
  ok: 'Signed in',
  refused: 'Wrong password or code',
  code: 'Right password, without the code',
  limit: 'Too many attempts',
};

/** The latest sign-ins to the admin above the list of sign-in changes, for administrators. */
export async function SignIns({ i18n, payload, user }: Viewer & Pick<ServerProps, 'i18n'>) {
  if (!managesAccounts({ req: { user } })) return null;
  const { language } = i18n;
  const { defaultTimezone = 'UTC' } = payload.config.admin.timezones;
  const signIns = (await readSecurityLog(READ))
    .filter(({ event }) => event === 'sign-in')
    .slice(0, SHOWN);
  if (signIns.length === 0) return null;
  return (
    <details className="sheets__form">
      <summary>{say(language, 'Latest sign-ins')}</summary>
      <p>
        {say(
          language,
          'The server keeps all sign-ins and changes of accounts for {{days}} days, in the folder security-log of DATA_DIR.',
          { days: environment.SECURITY_LOG_DAYS },
        )}
      </p>
      <table>
        <thead>
          <tr>
            {(['Time', 'Account', 'Result', 'Network address'] as const).map((word) => (
              <th key={word} scope="col">
                {say(language, word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {signIns.map(({ time, account, outcome, address, request }) => (
            <tr key={request ?? time}>
              <td>{momentText(time, defaultTimezone)}</td>
              <th scope="row">
                {account === UNKNOWN ? say(language, 'There is no such account.') : account}
              </th>
              <td>{say(language, outcomes[outcome])}</td>
              <td>{address}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
