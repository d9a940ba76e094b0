import type { Notice } from '@college/contract/entities';
import { Lightbox } from '../../../components/pictures/Lightbox.tsx';
import { PhotoGrid } from '../../../components/pictures/PhotoGrid.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { hasText } from '../../../components/text/clean.ts';
import { RichText } from '../../../components/text/RichText.tsx';
import { useStrings } from '../../../context.ts';
import { EventFiles } from './EventFiles.tsx';
import styles from './single-event.module.css';
import { splitUploads, uploadsOf } from './uploads.ts';

/** The photo, words, files and photos of an event. */
export function EventText({ event }: { event: Notice }) {
  const { events } = useStrings();
  const [featured] = event.featured_photo;
  const { photos, files } = splitUploads(uploadsOf(event));
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
