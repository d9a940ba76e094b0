import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { say } from '../../words/say.ts';
import { Logo } from '../dashboard/branding.tsx';
import { LanguageOfLogin } from './Language.tsx';
import { LoginForm } from './LoginForm.tsx';

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
