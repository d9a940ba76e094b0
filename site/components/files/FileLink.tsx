import type { Upload } from '@college/contract/entities';
import type { ReactNode } from 'react';
import { useStrings } from '../../context.ts';
import factStyles from '../file-facts/FileFacts.module.css';
import { FileFacts } from '../file-facts/FileFacts.tsx';
import { Link } from '../navigation/Link.tsx';
import { textPath } from '../navigation/page-paths.ts';
import styles from './FileLink.module.css';

interface Props {
  file: Upload;
  className?: string;
  download?: boolean;
  children: ReactNode;
}

/** Links to a file. A file of type `link` leads to the address that it names. */
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

interface TextLinkProps {
  file: Upload;
  /** Name of the file, for screen readers. */
  title: string;
}

/** Links to the text of a file, a page of a few KB, if there is one; and names the source of a document of others. */
export function TextLink({ file, title }: TextLinkProps) {
  const { fileText } = useStrings();
  return (
    <>
      {file.has_text && (
        <Link to={textPath(file)} className={styles.textLink}>
          {fileText.link}
          <span className="visually-hidden">{`: ${title}`}</span>
        </Link>
      )}
      {file.source && (
        <span className={`${factStyles.facts} ${factStyles.long}`}>
          {fileText.source(file.source)}
        </span>
      )}
    </>
  );
}

/** Downloads a CV. The site's own files are saved under a name with a random number, as the specification asks. */
export function CvLink({ file, children }: { file: Upload; children: ReactNode }) {
  const address = fileAddress(file);
  const isOwn = address.startsWith('/files/media/');
  return (
    <a href={isOwn ? `${address}?cv` : address} download>
      {children} <FileFacts file={file} />
    </a>
  );
}
