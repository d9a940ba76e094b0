import type { Notice } from '@college/contract/entities';
import { Attachments } from '../files/Attachments.tsx';
import { Link } from '../navigation/Link.tsx';
import { eventPath } from '../navigation/page-paths.ts';
import { Picture } from '../pictures/Picture.tsx';
import { hasText } from '../text/clean-html.ts';
import { LongText } from '../text/LongText.tsx';
import styles from './NoticeArticle.module.css';
import { NoticeLink } from './NoticeLink.tsx';

interface Props {
  notice: Notice;
  /** Heading above the article. A title with the same words is left out. */
  under: string;
}

const bare = (title: string) => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A notice as the text of a page: title, photo, text, files. */
export function NoticeArticle({ notice, under }: Props) {
  const { id, title, featured_photo, description, upload_info } = notice;
  const [photo] = featured_photo;
  const isTitled = title !== '' && bare(title) !== bare(under);
  return (
    <article className={styles.article} id={`notice-${id}`}>
      {isTitled && (
        <h2>
          <Link to={eventPath(id)}>{title}</Link>
        </h2>
      )}
      {photo && (
        <div className={styles.photo}>
          <Picture src={photo.url} alt={photo.alt ?? ''} sizes="(min-width: 48rem) 44rem, 100vw" />
        </div>
      )}
      {hasText(description) && (
        <LongText html={description} top={isTitled ? 3 : 2} title={title} name={id} />
      )}
      <NoticeLink notice={notice} />
      <Attachments files={upload_info} title={title} />
    </article>
  );
}
