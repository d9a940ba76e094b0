import type { Notice } from '@college/contract/entities';
import { useStrings } from '../../context.ts';
import buttonStyles from '../navigation/Button.module.css';
import { Link } from '../navigation/Link.tsx';

/** A button that opens what a notice links to: a portal, a file or another page; nothing without a link. */
export function NoticeLink({
  notice: { link, link_file, title },
}: {
  notice: Pick<Notice, 'link' | 'link_file' | 'title'>;
}) {
  const { notices, fileText } = useStrings();
  if (!link) return null;
  const isFile = link.startsWith('/files/');
  const isPortal = /^https?:/.test(link);
  return (
    <p>
      <Link to={link} file={link_file} className={buttonStyles.button}>
        {isFile ? fileText.file : isPortal ? notices.openPortal : notices.openPage}
        <span className="visually-hidden">{` – ${title}`}</span>
      </Link>
    </p>
  );
}
