import type { ServerProps } from 'payload';
import { say } from '../../words/say.ts';

/** Below the menu: how everything is done. */
export const HandbookLink = ({ i18n }: Pick<ServerProps, 'i18n'>) => (
  <a className="nav__link" href="/admin/handbook">
    {say(i18n.language, 'Handbook')}
  </a>
);
