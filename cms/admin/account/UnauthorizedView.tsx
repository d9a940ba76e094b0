import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { say } from '../../words/say.ts';

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
