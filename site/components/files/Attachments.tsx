import type { Upload } from '@college/contract/entities';
import { useStrings } from '../../context.ts';
import { FileFacts } from '../file-facts/FileFacts.tsx';
import styles from './Attachments.module.css';
import { FileLink, fileAddress, TextLink } from './FileLink.tsx';
import { attachmentName } from './FileName.tsx';

interface Props {
  files: readonly Upload[];
  /** Title of the record with these files. Screen readers hear it after each attachment. */
  title: string;
  /** Label of each file instead of its name; numbered if there are several. */
  label?: string;
  /** True if the browser saves the files instead of opening them. */
  download?: boolean;
}

/** Links to files by name, or `Attachment 1` for a file without a useful name, with type and size. */
export function Attachments({ files, title, label, download }: Props) {
  const { notices } = useStrings();
  if (files.length === 0) return null;
  const nameOf = (file: Upload, number: number) => {
    if (!label) {
      const name = attachmentName(file);
      // The page already shows this name, so it says nothing about the file.
      return name && name !== title ? name : notices.attachment(number);
    }
    return files.length > 1 ? `${label} ${number}` : label;
  };
  return (
    <ul className={styles.list}>
      {files.map((file, index) => (
        <li key={fileAddress(file)}>
          <FileLink file={file} className={styles.file} download={download}>
            <span>
              {nameOf(file, index + 1)}
              <span className="visually-hidden">{` – ${title}`}</span>
            </span>
            <FileFacts file={file} />
          </FileLink>
          <TextLink file={file} title={`${nameOf(file, index + 1)} – ${title}`} />
        </li>
      ))}
    </ul>
  );
}
