import type { ServerProps } from 'payload';
import { say } from '../../words/say.ts';

/** Link to the handbook below the menu. */
export const HandbookLink = ({ i18n }: Pick<ServerProps, 'i18n'>) => (
  <a className="nav__link" href="/admin/handbook">
    {say(i18n.language, 'Handbook')}
  </a>
);
