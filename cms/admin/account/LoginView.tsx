import { MinimalTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { say } from '../../words/say.ts';
import { Logo } from '../branding/branding.tsx';
import { Help } from '../handbook/Help.tsx';
import { requireUser, Screen } from '../Screen.tsx';
import { LanguageOfLogin } from './Language.tsx';
import { LoginForm } from './LoginForm.tsx';
import { TwoFactor } from './TwoFactor.tsx';

/** Sign-in page, with a second step for accounts that use two-factor sign-in. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { user, i18n, payload } = initPageResult.req;
  const next = getSafeRedirect({
    fallbackTo: '/admin',
    redirectTo: searchParams?.redirect ?? '',
  });
  if (user) redirect(next);
  return (
    <>
      <div className="login__brand">
        <Logo i18n={i18n} payload={payload} />
      </div>
      <LoginForm next={next} />
      <LanguageOfLogin />
    </>
  );
}

/** Page for accounts that cannot open the admin. Redirects to the set-up of two-factor sign-in if that is due. */
export function UnauthorizedView({ initPageResult }: AdminViewServerProps) {
  const { user, i18n } = initPageResult.req;
  if (user?.two_factor_due) redirect('/admin/two-factor');
  return (
    <>
      <h1>{say(i18n.language, 'This account does not have access to the admin.')}</h1>
      <p>
        <a href="/admin/logout">{i18n.t('authentication:logOut')}</a>
      </p>
    </>
  );
}

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
        <h1>
          {title} <Help task="sign-in" />
        </h1>
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
      <h1>
        {title} <Help task="sign-in" />
      </h1>
      <TwoFactor isOn={Boolean(user.two_factor_since)} />
      <p className="two-factor__ways">
        <a href="/admin/account">{say(language, 'Your account')}</a> {signOut}
      </p>
    </Screen>
  );
}
