import type { DepartmentFileType } from '@college/contract/codes';
import type { DepartmentFile } from '@college/contract/entities';
import { Attachments } from '../../components/files/Attachments.tsx';
import { fileAddress, TextLink } from '../../components/files/FileLink.tsx';
import { FileView } from '../../components/files/FileView.tsx';
import { Lightbox } from '../../components/pictures/Lightbox.tsx';
import { PhotoGrid } from '../../components/pictures/PhotoGrid.tsx';
import { hasText } from '../../components/text/clean-html.ts';
import { DateBlock } from '../../components/text/DateBlock.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { splitUploads } from '../events/EventText.tsx';
import styles from './FileEntries.module.css';

/**
 * Types of files to look at: pictures side by side, others behind 'View File'. Files of other types are attachments.
 */
const viewedTypes: readonly DepartmentFileType[] = ['WALL_MAGAZINE', 'ACHIEVEMENTS'];

/** Returns the weight of an entry; a short one weighs 1. */
export const fileWeight = ({ description, upload_info }: DepartmentFile): number =>
  1 + description.length / 600 + upload_info.length / 4;

interface Props {
  files: readonly DepartmentFile[];
  /** Heading level of the titles. */
  level?: 'h2' | 'h3';
}

/** Files of a department, newest first: date, title, text and files. */
export function FileEntries({ files, level: Heading = 'h2' }: Props) {
  return (
    <>
      <ul className={styles.entries}>
        {files.map((file) => (
          <li key={file.id}>
            <article className={styles.entry}>
              <DateBlock date={file.date} />
              <div className={styles.body}>
                <Heading className={styles.title}>{file.title}</Heading>
                {hasText(file.description) && <RichText html={file.description} />}
                {viewedTypes.includes(file.type) ? (
                  <Papers file={file} />
                ) : (
                  <Attachments
                    files={file.upload_info}
                    title={file.title}
                    download={file.type === 'CO_PO'}
                  />
                )}
              </div>
            </article>
          </li>
        ))}
      </ul>
      {files.some(({ type }) => viewedTypes.includes(type)) && <Lightbox />}
    </>
  );
}

function Papers({ file: { title, upload_info } }: { file: DepartmentFile }) {
  const { photos, files } = splitUploads(upload_info);
  const [only] = photos.length === 1 ? photos : [];
  return (
    <>
      {photos.length > 1 && <PhotoGrid photos={photos} title={title} />}
      {[...(only ? [only] : []), ...files].map((paper) => (
        <div key={fileAddress(paper)} className={styles.paper}>
          <FileView file={paper} title={title} />
          <TextLink file={paper} title={paper.alt || title} />
        </div>
      ))}
    </>
  );
}
