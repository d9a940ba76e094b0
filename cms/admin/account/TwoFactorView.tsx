import { MinimalTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { say } from '../../words/say.ts';
import { TwoFactor } from './TwoFactor.tsx';

/** Where somebody switches two-factor sign-in on or off, at /admin/two-factor. */
export function TwoFactorView({ initPageResult }: AdminViewServerProps) {
  const { user, i18n } = initPageResult.req;
  if (!user) redirect('/admin/login?redirect=%2Fadmin%2Ftwo-factor');
  const { language } = i18n;
  return (
    <main>
      <MinimalTemplate className="two-factor" width="wide">
        <h1>{say(language, 'Two-factor sign-in')}</h1>
        {user.two_factor_due && (
          <p>
            {say(
              language,
              'The college asks administrators and moderators for it: set it up, then everything else opens.',
            )}
          </p>
        )}
        <TwoFactor isOn={Boolean(user.two_factor_since)} />
        <p className="two-factor__ways">
          {!user.two_factor_due && <a href="/admin/account">{say(language, 'Your account')}</a>}{' '}
          <a href="/admin/logout">{i18n.t('authentication:logOut')}</a>
        </p>
      </MinimalTemplate>
    </main>
  );
}
