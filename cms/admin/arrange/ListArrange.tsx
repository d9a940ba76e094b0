import type { BeforeListTableServerProps } from 'payload';
import { say } from '../../words/say.ts';

type Props = Pick<BeforeListTableServerProps, 'collectionSlug' | 'hasCreatePermission' | 'i18n'>;

/** Above every list whose order the office keeps by hand. */
export function ListArrange({ collectionSlug, hasCreatePermission, i18n }: Props) {
  if (!hasCreatePermission) return null;
  return (
    <p className="sheets__buttons">
      <a href={`/admin/arrange?list=${collectionSlug}`}>{say(i18n.language, 'Change the order')}</a>
    </p>
  );
}
