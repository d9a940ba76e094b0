import type { Notice, Upload } from '@college/contract/entities';
import { Lightbox } from '../../components/pictures/Lightbox.tsx';
import { PhotoGrid } from '../../components/pictures/PhotoGrid.tsx';
import { hasText } from '../../components/text/clean.ts';
import { InlineDate } from '../../components/text/DateBlock.tsx';
import { RichText } from '../../components/text/RichText.tsx';
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
