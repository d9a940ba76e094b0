import type { Upload } from '@college/contract/entities';
import type { ReactNode } from 'react';
import { Link } from '../navigation/Link.tsx';
import styles from './FileLink.module.css';

interface Props {
  file: Upload;
  className?: string;
  download?: boolean;
  children: ReactNode;
}

/** Opens or saves a file; one that is a link opens the address it names. */
export function FileLink({ file, className, download, children }: Props) {
  const address = fileAddress(file);
  if (/^https?:/.test(address))
    return (
      <Link to={address} className={className}>
        {children}
      </Link>
    );
  return (
    <a href={address} className={className} download={download}>
      {children}
    </a>
  );
}

export const fileAddress = ({ fileType, path, url }: Upload): string =>
  fileType === 'link' ? path || url : url;

/** Type and size, beside the link to a file. */
export function FileFacts({ file: { ext, size } }: { file: Upload }) {
  const facts = [ext.toUpperCase(), size === undefined ? '' : readableSize(size)].filter(Boolean);
  return facts.length > 0 ? <span className={styles.facts}>{facts.join(' · ')}</span> : null;
}

/** Bytes as a reader says them: `84 KB`, `1.2 MB`. */
export function readableSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
