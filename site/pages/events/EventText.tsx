import { type Notice, Upload } from '@college/contract/entities';
import type { ReactNode } from 'react';
import { FileFacts } from '../../components/file-facts/FileFacts.tsx';
import attachmentStyles from '../../components/files/Attachments.module.css';
import { FileLink, fileAddress, TextLink } from '../../components/files/FileLink.tsx';
import { FileName, fileName } from '../../components/files/FileName.tsx';
import { NoticeLink } from '../../components/notices/NoticeLink.tsx';
import { Lightbox } from '../../components/pictures/Lightbox.tsx';
import { MAX_PHOTOS, PhotoGrid } from '../../components/pictures/PhotoGrid.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { hasText } from '../../components/text/clean-html.ts';
import { RichText } from '../../components/text/RichText.tsx';
import { useStrings } from '../../context.ts';
import styles from './single-event.module.css';

interface Props {
  event: Notice;
  /** Content beside the text, below the files. */
  children?: ReactNode;
}

/** The content of a notice or an event: photo, text, link, files, photos. */
export function EventText({ event, children }: Props) {
  const { events } = useStrings();
  const [featured] = event.featured_photo;
  const { photos, files } = splitUploads(getUploads(event));
  return (
    <div className={styles.event}>
      <div className={styles.story}>
        {featured && (
          <Picture
            src={featured.url}
            alt={featured.alt ?? ''}
            sizes="(min-width: 60rem) 50rem, 100vw"
            className={styles.featured}
            eager
          />
        )}
        {hasText(event.description) && <RichText html={event.description} top={2} />}
        <NoticeLink notice={event} />
        {files.length > 0 && (
          <section>
            <h2>{events.files}</h2>
            <EventFiles files={files} />
          </section>
        )}
      </div>
      {photos.length > 0 && (
        <section className={styles.photos}>
          <h2>{events.photos}</h2>
          <PhotoGrid photos={photos} title={event.title} />
          <Lightbox />
        </section>
      )}
      {children && <div className={styles.beside}>{children}</div>}
    </div>
  );
}

/** Maximum number of letters of a file name outside the evidence browser. */
const LONGEST_NAME = 15;

function EventFiles({ files }: { files: readonly Upload[] }) {
  return (
    <ul className={attachmentStyles.list}>
      {files.map((file) => (
        <li key={fileAddress(file)}>
          <FileLink file={file} className={attachmentStyles.file}>
            <FileName file={file} longest={LONGEST_NAME} />
            <FileFacts file={file} />
          </FileLink>
          <TextLink file={file} title={fileName(file)} />
        </li>
      ))}
    </ul>
  );
}

/** Returns the uploads of an event except its first photo: other photos, then files. No picture appears twice. */
export function getUploads({ featured_photo: [head, ...featured], upload_info }: Notice): Upload[] {
  const pictures = featured.map((photo) => Upload.parse({ ...photo, fileType: 'image' }));
  const urls = new Set([head?.url]);
  return [...pictures, ...upload_info].filter(({ fileType, url }) => {
    const isNew = fileType !== 'image' || !urls.has(url);
    urls.add(url);
    return isNew;
  });
}

/** Splits uploads into photos for the grid and files. Photos beyond the grid's limit become files. */
export function splitUploads(uploads: readonly Upload[]): { photos: Upload[]; files: Upload[] } {
  const photos = uploads.filter(({ fileType }) => fileType === 'image').slice(0, MAX_PHOTOS);
  return { photos, files: uploads.filter((upload) => !photos.includes(upload)) };
}
