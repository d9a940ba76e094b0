import type { Upload } from '@college/contract/entities';
import { FileFacts, FileLink, fileAddress, TextLink } from '../../components/files/FileLink.tsx';
import { FileName, fileName } from '../../components/files/FileName.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { useStrings } from '../../context.ts';
import styles from './evidence.module.css';

/** Maximum number of letters. */
const MAX_NAME = 30;

/**
 * The files of a question: pictures as pictures, others behind View. Long names are cut, but complete for screen
 * readers.
 */
export function EvidenceFiles({ files }: { files: readonly Upload[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={fileAddress(file)}>
          <File file={file} />
          <TextLink file={file} title={fileName(file)} />
        </li>
      ))}
    </ul>
  );
}

function File({ file }: { file: Upload }) {
  const { evidence } = useStrings();
  const name = (
    <span className={styles.name}>
      <FileName file={file} longest={MAX_NAME} /> <FileFacts file={file} />
    </span>
  );
  if (file.fileType === 'image')
    return (
      <FileLink file={file} className={styles.picture}>
        <Picture src={fileAddress(file)} alt={file.alt ?? ''} sizes="10rem" />
        {name}
      </FileLink>
    );
  return (
    <FileLink file={file} className={styles.view}>
      {evidence.view} {name}
    </FileLink>
  );
}
