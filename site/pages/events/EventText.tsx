import { type Notice, Upload } from '@college/contract/entities';
import attachmentStyles from '../../components/files/Attachments.module.css';
import { FileFacts, FileLink, fileAddress, TextLink } from '../../components/files/FileLink.tsx';
import { FileName, fileName } from '../../components/files/FileName.tsx';
import { Lightbox } from '../../components/pictures/Lightbox.tsx';
import { MAX_PHOTOS, PhotoGrid } from '../../components/pictures/PhotoGrid.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { hasText } from '../../components/text/clean-html.ts';
import { RichText } from '../../components/text/RichText.tsx';
import { useStrings } from '../../context.ts';
import styles from './single-event.module.css';

/** The photo, words, files and photos of an event. */
export function EventText({ event }: { event: Notice }) {
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
      </div>
      {files.length > 0 && (
        <section className={styles.files}>
          <h2>{events.files}</h2>
          <EventFiles files={files} />
        </section>
      )}
      {photos.length > 0 && (
        <section className={styles.photos}>
          <h2>{events.photos}</h2>
          <PhotoGrid photos={photos} title={event.title} />
          <Lightbox />
        </section>
      )}
    </div>
  );
}

/** Letters of a name that are urls, everywhere but in the IQAC's browser. */
const LONGEST_NAME = 15;

/** The files of an event, by their names. */
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

/** What came with an event besides the photo at its head: its other photos, then its uploads, each picture once. */
export function getUploads({ featured_photo: [head, ...featured], upload_info }: Notice): Upload[] {
  const pictures = featured.map((photo) => Upload.parse({ ...photo, fileType: 'image' }));
  const urls = new Set([head?.url]);
  return [...pictures, ...upload_info].filter(({ fileType, url }) => {
    const isNew = fileType !== 'image' || !urls.has(url);
    urls.add(url);
    return isNew;
  });
}

/** Photos as many as the grid holds, and files. Photos beyond that are files, so that none is lost. */
export function splitUploads(uploads: readonly Upload[]): { photos: Upload[]; files: Upload[] } {
  const photos = uploads.filter(({ fileType }) => fileType === 'image').slice(0, MAX_PHOTOS);
  return { photos, files: uploads.filter((upload) => !photos.includes(upload)) };
}
