import type { Upload } from '@college/contract/entities';
import { fileFacts } from '@college/contract/files';
import styles from './FileFacts.module.css';

/** Type and size of a file. */
export function FileFacts({ file }: { file: Pick<Upload, 'ext' | 'size'> }) {
  const facts = fileFacts(file);
  return facts ? <span className={styles.facts}>{facts}</span> : null;
}
