import type { Upload } from '@college/contract/entities';
import { useStrings } from '../context.ts';
import styles from './Attachments.module.css';

/** Bytes as a reader says them: `84 KB`, `1.2 MB`. */
export function readableSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
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
        <li key={file.url}>
          <a className={styles.file} href={file.url}>
            <span>
              {notices.attachment(index + 1)}
              <span className="visually-hidden"> – {file.alt || of}</span>
            </span>
            <span className={styles.facts}>
              {file.ext.toUpperCase()}
              {file.size !== undefined && ` · ${readableSize(file.size)}`}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
