import type { DepartmentFile, Upload } from '@college/contract/entities';
import { Fragment } from 'react';
import { InlineDate } from '../../components/dates/DateBlock.tsx';
import { fileAddress, TextLink } from '../../components/files/FileLink.tsx';
import { FileView } from '../../components/pictures/FileView.tsx';
import { Lightbox } from '../../components/pictures/Lightbox.tsx';
import { PhotoGrid } from '../../components/pictures/PhotoGrid.tsx';
import { hasText } from '../../components/text/clean-html.ts';
import { RichText } from '../../components/text/RichText.tsx';
import styles from './WallMagazines.module.css';

const isPicture = ({ fileType }: Upload) => fileType === 'image';

/** Wall magazines: date, title, text and pictures. Other files open with View File. */
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
                <PhotoGrid photos={upload_info.filter(isPicture)} title={title} />
              )}
              {upload_info
                .filter((file) => !isPicture(file))
                .map((file) => (
                  <Fragment key={fileAddress(file)}>
                    <FileView file={{ ...file, alt: title }} title={title} />
                    <TextLink file={file} title={title} />
                  </Fragment>
                ))}
            </article>
          </li>
        ))}
      </ul>
      <Lightbox />
    </>
  );
}
