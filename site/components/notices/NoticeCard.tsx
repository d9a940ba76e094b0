import type { Notice } from '@college/contract/entities';
import { usePageContext } from '../../context.ts';
import { Attachments } from '../files/Attachments.tsx';
import { Link } from '../navigation/Link.tsx';
import { eventCalendarPath } from '../navigation/page-paths.ts';
import { FileView } from '../pictures/FileView.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { hasText } from '../text/clean-html.ts';
import { DateBlock, InlineDate } from '../text/DateBlock.tsx';
import { RichText } from '../text/RichText.tsx';
import { daysUntil, isPinned } from './due.ts';
import styles from './NoticeCard.module.css';

interface Props {
  notice: Notice;
  /** True if the card shows the first file itself. */
  showsFile?: boolean;
}

/** A full notice: date, author, title, poster, text, attachments. */
export function NoticeCard({ notice, showsFile }: Props) {
  const { strings, today } = usePageContext();
  const { notices } = strings;
  const important = isPinned(notice, today) && notice.importance;
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
                {notice.link ? <Link to={notice.link}>{notice.title}</Link> : notice.title}
              </h2>
            )}
            <p className={styles.facts}>
              {important && <span className={styles.urgent}>{notices[important]}</span>}
              {notice.cancelled === 1 && <span className={styles.urgent}>{notices.cancelled}</span>}
              {notice.diff === 1 && <span className={styles.new}>{notices.isNew}</span>}
              <Deadline notice={notice} />
              {notice.posted_as && <span>{notice.posted_as}</span>}
            </p>
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
          <Attachments files={notice.upload_info} title={notice.title} />
        </div>
      </article>
    </li>
  );
}

/** The last day to act and the days left, or only the day once it is over. */
function Deadline({ notice: { id, deadline = '' } }: { notice: Notice }) {
  const { strings, today } = usePageContext();
  const days = daysUntil(deadline, today);
  if (Number.isNaN(days)) return null;
  const { due, daysLeft } = strings.notices;
  return (
    <span>
      {due} <InlineDate date={deadline} />
      {days >= 0 && (
        <>
          <strong> ({daysLeft(days)})</strong>{' '}
          <Link to={eventCalendarPath(id)}>{strings.events.addToCalendar}</Link>
        </>
      )}
    </span>
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
