import type { Upload } from '@college/contract/entities';
import { FileFacts, FileLink, fileAddress } from '../../components/FileLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { useStrings } from '../../context.ts';
import styles from './evidence.module.css';
import { cutName, fileName } from './file-name.ts';

/** The files that answer a question: pictures as such, others behind View; long names are cut but said in full. */
export function Files({ files }: { files: readonly Upload[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={fileAddress(file)}>
          <File file={file} />
        </li>
      ))}
    </ul>
  );
}

function File({ file }: { file: Upload }) {
  const { evidence } = useStrings();
  const name = fileName(file);
  const short = (
    <span className={styles.name} title={name} aria-hidden="true">
      {cutName(name)} <FileFacts file={file} />
    </span>
  );
  if (file.fileType === 'image')
    return (
      <FileLink file={file} className={styles.picture}>
        <Picture src={fileAddress(file)} alt={name} sizes="10rem" />
        {short}
      </FileLink>
    );
  return (
    <FileLink file={file} className={styles.view}>
      {evidence.view}
      <span className="visually-hidden">: {name}</span> {short}
    </FileLink>
  );
}
