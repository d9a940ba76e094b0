import type { Upload } from '@college/contract/entities';
import styles from '../../../components/files/Attachments.module.css';
import { FileFacts, FileLink, fileAddress } from '../../../components/files/FileLink.tsx';
import { FileName } from '../../../components/files/FileName.tsx';
import { fileName } from '../../../components/files/file-name.ts';
import { TextLink } from '../../../components/files/TextLink.tsx';

/** Letters of a name that are shown, everywhere but in the IQAC's browser. */
const LONGEST_NAME = 15;

/** The files of an event, by their names. */
export function EventFiles({ files }: { files: readonly Upload[] }) {
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={fileAddress(file)}>
          <FileLink file={file} className={styles.file}>
            <FileName file={file} longest={LONGEST_NAME} />
            <FileFacts file={file} />
          </FileLink>
          <TextLink file={file} title={fileName(file)} />
        </li>
      ))}
    </ul>
  );
}
