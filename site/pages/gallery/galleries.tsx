import type { Notice, Upload } from '@college/contract/entities';
import { InlineDate } from '../../components/dates/DateBlock.tsx';
import { FileFacts } from '../../components/file-facts/FileFacts.tsx';
import { FileLink, fileAddress, TextLink } from '../../components/files/FileLink.tsx';
import { attachmentName } from '../../components/files/FileName.tsx';
import { Link } from '../../components/navigation/Link.tsx';
import { eventPath } from '../../components/navigation/page-paths.ts';
import { Embed } from '../../components/pictures/Embed.tsx';
import { Lightbox } from '../../components/pictures/Lightbox.tsx';
import { PhotoGrid } from '../../components/pictures/PhotoGrid.tsx';
import { hasText } from '../../components/text/clean-html.ts';
import { RichText } from '../../components/text/RichText.tsx';
import { useStrings } from '../../context.ts';
import { noticeItems } from '../../kinds/item-list.tsx';
import styles from './galleries.module.css';

const noFile = { path: '', fileType: 'image', mime: '', type: '', ext: '', data: '' } as const;

/** Returns the photos of a notice: featured ones and uploads. */
const photosOf = ({ featured_photo, upload_info }: Notice): Upload[] => [
  ...featured_photo.map((photo) => ({ ...noFile, ...photo })),
  ...upload_info.filter(({ fileType }) => fileType === 'image'),
];

/** The title of an album, a video or a collection, which leads to its page. */
function Title({ notice: { id, title } }: { notice: Pick<Notice, 'id' | 'title'> }) {
  return (
    <h2>
      <Link to={eventPath(id)}>{title}</Link>
    </h2>
  );
}

/** Photo albums; each photo opens over the page. */
export const photoGallery = noticeItems('COLLEGE_PHOTO_GALLERY', Albums);

function Albums({ items }: { items: readonly Notice[] }) {
  return (
    <>
      {items.map((notice) => (
        <section key={notice.id} className={styles.item}>
          <Title notice={notice} />
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

/** Returns the address of a video and its file, if it is one of ours: the notice's link, or its first file. */
function videoOf({ link, link_file, upload_info: [file] }: Notice) {
  if (link || !file) return { address: link, file: link_file };
  return { address: fileAddress(file), file };
}

/** Videos, shown as pictures until the visitor clicks. */
export const videoGallery = noticeItems('COLLEGE_VIDEO_GALLERY', Videos);

function Videos({ items }: { items: readonly Notice[] }) {
  const { gallery } = useStrings();
  return items.map((notice) => {
    const { address, file } = videoOf(notice);
    return (
      <section key={notice.id} className={styles.item}>
        <Title notice={notice} />
        <p className={styles.date}>
          <InlineDate date={notice.date} />
        </p>
        {hasText(notice.description) && <RichText html={notice.description} />}
        {address && (
          <div className={styles.video}>
            <Embed
              address={address}
              label={gallery.watch}
              title={notice.title}
              poster={notice.featured_photo[0]?.url ?? ''}
              note={file && <FileFacts file={file} />}
            />
          </div>
        )}
      </section>
    );
  });
}

/** Documents by name, under the title of their collection. */
export const documentGallery = noticeItems('COLLEGE_DOWNLOADS_GALLERY', Documents);

function Documents({ items }: { items: readonly Notice[] }) {
  const { notices } = useStrings();
  return items.map(({ id, title, date, description, upload_info }) => (
    <section key={id} className={styles.item}>
      <Title notice={{ id, title }} />
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
