import type { BeforeListTableServerProps } from 'payload';
import { say } from '../../words/say.ts';

type Props = Pick<BeforeListTableServerProps, 'collectionSlug' | 'hasCreatePermission' | 'i18n'>;

/** Link above a list to the screen that changes its order. */
export function ListArrange({ collectionSlug, hasCreatePermission, i18n }: Props) {
  if (!hasCreatePermission) return null;
  return (
    <p className="sheets__buttons">
      <a href={`/admin/arrange?list=${collectionSlug}`}>{say(i18n.language, 'Change the order')}</a>
    </p>
  );
}
