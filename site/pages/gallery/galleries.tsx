import type { Notice, Upload } from '@college/contract/entities';
import { FileFacts, FileLink, fileAddress, TextLink } from '../../components/files/FileLink.tsx';
import { attachmentName } from '../../components/files/FileName.tsx';
import { Link } from '../../components/navigation/Link.tsx';
import { Embed } from '../../components/pictures/Embed.tsx';
import { Lightbox } from '../../components/pictures/Lightbox.tsx';
import { PhotoGrid } from '../../components/pictures/PhotoGrid.tsx';
import { hasText } from '../../components/text/clean-html.ts';
import { InlineDate } from '../../components/text/DateBlock.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { useStrings } from '../../context.ts';
import { noticeItems } from '../../kinds/item-list.tsx';
import styles from './galleries.module.css';

const noFile = { path: '', fileType: 'image', mime: '', type: '', ext: '', data: '' } as const;

/** The photos of a notice: those it features, and its pictures. */
const photosOf = ({ featured_photo, upload_info }: Notice): Upload[] => [
  ...featured_photo.map((photo) => ({ ...noFile, ...photo })),
  ...upload_info.filter(({ fileType }) => fileType === 'image'),
];

/** Albums of photos; each photo opens over the page. */
export const photoGallery = noticeItems('COLLEGE_PHOTO_GALLERY', Albums);

function Albums({ items }: { items: readonly Notice[] }) {
  return (
    <>
      {items.map((notice) => (
        <section key={notice.id} className={styles.item}>
          <h2>{notice.title}</h2>
          <p className={styles.date}>
            <InlineDate date={notice.date} />
          </p>
          {hasText(notice.description) && <RichText html={notice.description} />}
          <PhotoGrid photos={photosOf(notice)} title={notice.title} />
        </section>
      ))}
      <Lightbox />
    </>
  );
}

/** Where a film is: what the notice links to, else its first file. */
function filmAddress({ link, upload_info: [file] }: Notice): string {
  return link || (file ? fileAddress(file) : '');
}

/** Films; each is only a picture until a visitor presses it, and its title opens it without script. */
export const videoGallery = noticeItems('COLLEGE_VIDEO_GALLERY', Films);

function Films({ items }: { items: readonly Notice[] }) {
  const { gallery } = useStrings();
  return items.map((notice) => {
    const film = filmAddress(notice);
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

/** Documents under the title of their collection, each by its own name. */
export const documentGallery = noticeItems('COLLEGE_DOWNLOADS_GALLERY', Documents);

function Documents({ items }: { items: readonly Notice[] }) {
  const { notices } = useStrings();
  return items.map(({ id, title, date, description, upload_info }) => (
    <section key={id} className={styles.item}>
      <h2>{title}</h2>
      <p className={styles.date}>
        <InlineDate date={date} />
      </p>
      {hasText(description) && <RichText html={description} />}
      <ul className={styles.papers}>
        {upload_info.map((file, index) => {
          const name = attachmentName(file) ?? `${notices.attachment(index + 1)}, ${title}`;
          return (
            <li key={fileAddress(file)}>
              <FileLink file={file} className={styles.paper}>
                {name} <FileFacts file={file} />
              </FileLink>
              <TextLink file={file} title={name} />
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
