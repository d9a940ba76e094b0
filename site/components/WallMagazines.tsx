import type { DepartmentFile, Upload } from '@college/contract/entities';
import { InlineDate } from './Day.tsx';
import { fileAddress } from './FileLink.tsx';
import { FileView } from './FileView.tsx';
import { Lightbox } from './Lightbox.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { hasText, RichText } from './RichText.tsx';
import styles from './WallMagazines.module.css';

const isPicture = ({ fileType }: Upload) => fileType === 'image';

/** Wall magazines: date, title, words, and the pictures; what is no picture opens with View File. */
export function WallMagazines({ items }: { items: readonly DepartmentFile[] }) {
  return (
    <>
      <ul className={styles.list}>
        {items.map(({ id, title, date, description, upload_info }) => (
          <li key={id}>
            <article className={styles.magazine}>
              <p className={styles.date}>
                <InlineDate date={date} />
              </p>
              <h3>{title}</h3>
              {hasText(description) && <RichText html={description} />}
              {upload_info.some(isPicture) && (
                <PhotoGrid photos={upload_info.filter(isPicture)} of={title} />
              )}
              {upload_info
                .filter((file) => !isPicture(file))
                .map((file) => (
                  <FileView key={fileAddress(file)} file={{ ...file, alt: title }} of={title} />
                ))}
            </article>
          </li>
        ))}
      </ul>
      <Lightbox />
    </>
  );
}
