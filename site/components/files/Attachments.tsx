import type { Upload } from '@college/contract/entities';
import { useStrings } from '../../context.ts';
import styles from './Attachments.module.css';
import { FileFacts, FileLink, fileAddress, TextLink } from './FileLink.tsx';
import { attachmentName } from './FileName.tsx';

interface Props {
  files: readonly Upload[];
  /** Title of what they belong to: the accessible name says which attachment of what. */
  title: string;
  /** What each is nameOf, instead of its name; numbered where there are several. */
  label?: string;
  /** True where they are there to be kept, not to be looked at. */
  download?: boolean;
}

/** Files by their names, `Attachment 1` where one has none, with type and size beside each. */
export function Attachments({ files, title, label, download }: Props) {
  const { notices } = useStrings();
  if (files.length === 0) return null;
  const nameOf = (file: Upload, number: number) => {
    if (!label) {
      const name = attachmentName(file);
      // A name that the page says already tells nothing about the file.
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
