import type { BeforeListTableServerProps } from 'payload';
import { say } from '../../../words/say.ts';

type Props = Pick<BeforeListTableServerProps, 'hasCreatePermission' | 'i18n' | 'payload'>;

/** Above the list of notices. */
export function ListOldNotices({ hasCreatePermission, i18n, payload }: Props) {
  if (!hasCreatePermission) return null;
  return (
    <p className="sheets__buttons">
      <a href={`${payload.config.routes.admin}/old-notices`}>
        {say(i18n.language, 'Bring many PDFs at once')}
      </a>
    </p>
  );
}
