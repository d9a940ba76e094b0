import type { Notice } from '@college/contract/entities';
import { useStrings } from '../../context.ts';
import { DateBlock } from '../dates/DateBlock.tsx';
import { Attachments } from '../files/Attachments.tsx';
import { Link } from '../navigation/Link.tsx';
import { eventPath } from '../navigation/page-paths.ts';
import { FileView } from '../pictures/FileView.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { hasText } from '../text/clean-html.ts';
import { RichText } from '../text/RichText.tsx';
import styles from './NoticeCard.module.css';
import { NoticeFacts } from './NoticeFacts.tsx';
import { NoticeLink } from './NoticeLink.tsx';

interface Props {
  notice: Notice;
  /** True if the card shows the first file itself. */
  showsFile?: boolean;
  /** Path of the department of the notice, or '' for the college. */
  under?: string;
}

/** A notice in a list: date, author, title, poster, text, attachments. The title leads to its page. */
export function NoticeCard({ notice, showsFile, under }: Props) {
  const { notices } = useStrings();
  const [poster] = notice.featured_photo;
  const [firstFile] = showsFile ? notice.upload_info : [];
  return (
    <li>
      <article className={styles.card} id={`notice-${notice.id}`}>
        <p>
          <span className="visually-hidden">{notices.posted} </span>
          <DateBlock date={notice.date} />
        </p>
        <div className={styles.body}>
          <div className={styles.head}>
            {notice.title && (
              <h2 className={styles.title}>
                <Link to={eventPath(notice.id, under)}>{notice.title}</Link>
              </h2>
            )}
            <NoticeFacts notice={notice} calendar />
          </div>
          {poster && (
            <div className={styles.poster}>
              <Picture
                src={poster.url}
                alt={poster.alt ?? ''}
                sizes="(min-width: 30rem) 26rem, 100vw"
              />
            </div>
          )}
          {firstFile && (
            <div className={styles.poster}>
              <FileView file={firstFile} title={notice.title} />
            </div>
          )}
          {hasText(notice.description) && (
            <RichText html={notice.description} className={styles.text} />
          )}
          <NoticeLink notice={notice} />
          <Attachments files={notice.upload_info} title={notice.title} />
        </div>
      </article>
    </li>
  );
}

export function NoticeCards({ items }: { items: readonly Notice[] }) {
  return (
    <ul>
      {items.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </ul>
  );
}
