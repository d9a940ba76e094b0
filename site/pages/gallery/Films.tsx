import type { Notice } from '@college/contract/entities';
import { fileAddress } from '../../components/files/FileLink.tsx';
import { Link } from '../../components/navigation/Link.tsx';
import { Embed } from '../../components/pictures/Embed.tsx';
import { hasText } from '../../components/text/clean.ts';
import { InlineDate } from '../../components/text/DateBlock.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { useStrings } from '../../context.ts';
import { noticeItems } from '../../kinds/item-list.tsx';
import styles from './galleries.module.css';

/** Where a film is: what the notice links to, else its first file. */
function filmOf({ link, upload_info: [file] }: Notice): string {
  return link || (file ? fileAddress(file) : '');
}

/** Films; each is only a picture until a visitor presses it, and its title opens it without script. */
export const videoGallery = noticeItems('COLLEGE_VIDEO_GALLERY', Films);

function Films({ items }: { items: readonly Notice[] }) {
  const { gallery } = useStrings();
  return items.map((notice) => {
    const film = filmOf(notice);
    return (
      <section key={notice.id} className={styles.item}>
        <h2>{film ? <Link to={film}>{notice.title}</Link> : notice.title}</h2>
        <p className={styles.date}>
          <InlineDate date={notice.date} />
        </p>
        {hasText(notice.description) && <RichText html={notice.description} />}
        {film && (
          <div className={styles.film}>
            <Embed
              address={film}
              label={gallery.watch}
              title={notice.title}
              poster={notice.featured_photo[0]?.url ?? ''}
            />
          </div>
        )}
      </section>
    );
  });
}
