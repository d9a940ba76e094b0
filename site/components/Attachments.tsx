import type { Upload } from '@college/contract/entities';
import { useStrings } from '../context.ts';
import styles from './Attachments.module.css';

/** Bytes as a reader says them: `84 KB`, `1.2 MB`. */
export function readableSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Where a file opens: one that is a link opens the address it names. */
export const fileAddress = ({ fileType, path, url }: Upload): string =>
  fileType === 'link' ? path || url : url;

/** Type and size, beside the link to a file. */
export function FileFacts({ file: { ext, size } }: { file: Upload }) {
  const facts = [ext.toUpperCase(), size === undefined ? '' : readableSize(size)].filter(Boolean);
  return facts.length > 0 ? <span className={styles.facts}>{facts.join(' · ')}</span> : null;
}

interface Props {
  files: readonly Upload[];
  /** Title of what they belong to: the accessible name says which attachment of what. */
  of: string;
}

/** Files as `Attachment 1`…, with type and size beside each. */
export function Attachments({ files, of }: Props) {
  const { notices } = useStrings();
  if (files.length === 0) return null;
  return (
    <ul className={styles.list}>
      {files.map((file, index) => (
        <li key={fileAddress(file)}>
          <a className={styles.file} href={fileAddress(file)}>
            <span>
              {notices.attachment(index + 1)}
              <span className="visually-hidden"> – {file.alt || of}</span>
            </span>
            <FileFacts file={file} />
          </a>
        </li>
      ))}
    </ul>
  );
}
