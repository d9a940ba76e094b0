import type { Notice } from '@college/contract/entities';
import { useStrings } from '../../context.ts';
import { Link } from '../navigation/Link.tsx';
import { DateBlock } from '../text/DateBlock.tsx';
import styles from './NoticeList.module.css';

interface Props {
  notices: readonly Notice[];
  /** The page on which the notices stand in full. */
  to: string;
  /** Said when there are none. */
  empty: string;
}

/** Notices as a short list: date block and title. */
export function NoticeList({ notices, to, empty }: Props) {
  const strings = useStrings();
  if (notices.length === 0) return <p>{empty}</p>;
  return (
    <ul>
      {notices.map(({ id, title, date, diff }) => (
        <li key={id} className={styles.item}>
          <DateBlock date={date} />
          <Link to={`${to}#notice-${id}`} className={styles.title}>
            {title}
            {diff === 1 && <span className={styles.new}>{strings.notices.isNew}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
