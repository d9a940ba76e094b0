import type { BeforeListTableServerProps, PayloadRequest } from 'payload';
import { maySetUp } from '../../../access.ts';
import { say } from '../../../words/say.ts';

type Props = Pick<BeforeListTableServerProps, 'hasCreatePermission' | 'i18n' | 'payload' | 'user'>;

/** Link above the list of notices to the import of old notices. */
export function ListOldNotices({ hasCreatePermission, i18n, payload, user }: Props) {
  if (!hasCreatePermission) return null;
  const { admin } = payload.config.routes;
  return (
    <p className="sheets__buttons">
      <a href={`${admin}/old-notices`}>{say(i18n.language, 'Import many PDFs')}</a>
      {maySetUp({ req: { payload, user } as PayloadRequest }) && (
        <a href={`${admin}/wordpress`}>{say(i18n.language, 'Import a WordPress website')}</a>
      )}
    </p>
  );
}
