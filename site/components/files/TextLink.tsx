import type { Upload } from '@college/contract/entities';
import { useStrings } from '../../context.ts';
import { textPath } from '../navigation/addresses.ts';
import { Link } from '../navigation/Link.tsx';
import styles from './TextLink.module.css';

interface Props {
  file: Upload;
  /** What the file is called: which text of several. */
  title: string;
}

/** Beside the link to a file: its words on a page of a few KB, where they are known. */
export function TextLink({ file, title }: Props) {
  const { fileText } = useStrings();
  if (!file.has_text) return null;
  return (
    <Link to={textPath(file)} className={styles.link}>
      {fileText.link}
      <span className="visually-hidden">{`: ${title}`}</span>
    </Link>
  );
}
