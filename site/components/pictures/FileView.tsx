import type { Upload } from '@college/contract/entities';
import { useStrings } from '../../context.ts';
import { FileFacts } from '../file-facts/FileFacts.tsx';
import { FileLink, fileAddress } from '../files/FileLink.tsx';
import styles from './FileView.module.css';
import { Picture } from './Picture.tsx';

interface Props {
  file: Upload;
  /** Title of the record with this file. */
  title: string;
}

/** Shows a picture, or a sheet of paper for any other file. Both open over the page if it has a Lightbox. */
export function FileView({ file, title }: Props) {
  const { notices } = useStrings();
  if (file.fileType === 'image')
    return (
      <div data-lightbox="">
        <FileLink file={file} className={styles.picture}>
          <Picture
            src={fileAddress(file)}
            alt={file.alt || title}
            sizes="(min-width: 30rem) 26rem, 100vw"
          />
        </FileLink>
      </div>
    );
  const sheet = (
    <FileLink file={file} className={styles.sheet}>
      <svg width="36" height="44" viewBox="0 0 36 44" aria-hidden="true">
        <path d="M2 1h22l10 10v32H2z" className={styles.paper} />
        <path d="M24 1v10h10M9 20h18M9 27h18M9 34h11" className={styles.lines} />
      </svg>
      <span className={styles.words}>
        <span>
          {notices.viewFile}
          <span className="visually-hidden">{`: ${file.alt || title}`}</span>
        </span>
        <FileFacts file={file} />
      </span>
    </FileLink>
  );
  return file.fileType === 'PDF' ? <div data-lightbox={file.alt || title}>{sheet}</div> : sheet;
}
