import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { say } from '../../words/say.ts';

/** Where Payload leads whoever may not open the admin: those who have to set up their second factor go there. */
export function UnauthorizedView({ initPageResult }: AdminViewServerProps) {
  const { user, i18n } = initPageResult.req;
  if (user?.two_factor_due) redirect('/admin/two-factor');
  return (
    <>
      <h1>{say(i18n.language, 'This account cannot open the admin.')}</h1>
      <p>
        <a href="/admin/logout">{i18n.t('authentication:logOut')}</a>
      </p>
    </>
  );
}
