import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { say } from '../../words/say.ts';
import { requireUser, Screen } from '../Screen.tsx';
import { TwoFactor } from './TwoFactor.tsx';

/** Screen at /admin/two-factor. */
export function TwoFactorView(view: AdminViewServerProps) {
  const { i18n } = view.initPageResult.req;
  const user = requireUser(view);
  const { language } = i18n;
  const title = say(language, 'Two-factor sign-in');
  const signOut = <a href="/admin/logout">{i18n.t('authentication:logOut')}</a>;
  // No menu, because no other screen opens before the set-up.
  if (user.two_factor_due)
    return (
      <MinimalTemplate className="two-factor" width="wide">
        <h1>{title}</h1>
        <p>
          {say(
            language,
            'Your college requires two-factor sign-in for administrators and moderators. Set it up to continue.',
          )}
        </p>
        <TwoFactor isOn={Boolean(user.two_factor_since)} />
        <p className="two-factor__ways">{signOut}</p>
      </MinimalTemplate>
    );
  return (
    <Screen view={view} className="two-factor" title={title}>
      <h1>{title}</h1>
      <TwoFactor isOn={Boolean(user.two_factor_since)} />
      <p className="two-factor__ways">
        <a href="/admin/account">{say(language, 'Your account')}</a> {signOut}
      </p>
    </Screen>
  );
}
