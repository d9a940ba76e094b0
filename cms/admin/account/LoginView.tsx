import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Logo } from '../dashboard/branding.tsx';
import { LanguageOfLogin } from '../language/LanguageOfLogin.tsx';
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
