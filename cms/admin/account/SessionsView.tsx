import type { AdminViewServerProps } from 'payload';
import { asSystem, mayEndSessions } from '../../access.ts';
import { IDLE, LONGEST, lastUse, sessionOf } from '../../platform/sign-in/sessions.ts';
import { timeZone } from '../../time-zone/dates.ts';
import { typedMoment } from '../../time-zone/moment.ts';
import { say } from '../../words/say.ts';
import { Help } from '../handbook/Help.tsx';
import { requireUser, Screen } from '../Screen.tsx';
import { Sessions } from './Sessions.tsx';

const momentOf = (at: string) => typedMoment(new Date(at), timeZone());

/** Screen at /admin/sessions: where the own account is signed in, or, for administrators, `?account=`. */
export async function SessionsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { language } = req.i18n;
  const user = requireUser(view);
  const requested = Number(view.searchParams?.account) || user.id;
  const id = mayEndSessions(req, requested) ? requested : user.id;
  const account = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    ...asSystem,
  });
  const title =
    account?.id === user.id
      ? say(language, 'Where you are signed in')
      : say(language, 'Where {{name}} is signed in', {
          name: account?.name || account?.email || '–',
        });
  const sessions = (account?.sessions ?? []).map((session) => ({
    id: session.id,
    browser: session.browser || say(language, 'Unknown browser'),
    since: momentOf(session.createdAt ?? ''),
    used: momentOf(lastUse(session)),
    isOwn: session.id === sessionOf(user),
  }));
  return (
    <Screen view={view} className="two-factor" title={title}>
      <h1>
        {title} <Help task="accounts" />
      </h1>
      <p>
        {say(
          language,
          'A session ends when it is not used for {{idle}} hours, and {{longest}} hours after the sign-in in any case. If you do not recognise one, end it and choose a new password.',
          { idle: IDLE / 3600, longest: LONGEST / 3600 },
        )}
      </p>
      <Sessions account={id} sessions={sessions.toReversed()} />
      <p className="two-factor__ways">
        <a href={id === user.id ? '/admin/account' : `/admin/collections/users/${id}`}>
          {say(language, 'Back to the account')}
        </a>
      </p>
    </Screen>
  );
}
