import type { Upload } from '@college/contract/entities';
import type { ReactNode } from 'react';
import { usePageContext, useStrings } from '../../context.ts';
import { InlineDate } from '../dates/DateBlock.tsx';
import { daysUntil } from '../dates/days-until.ts';
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

/** Type and size of a file; its language if it is not that of the page, and its last valid day. */
export function FileFacts({ file: { ext, size, language, valid_until } }: { file: Upload }) {
  const { locale, strings } = usePageContext();
  const { inLanguage } = strings.fileText;
  const facts = [
    ext.toUpperCase(),
    size === undefined ? '' : readableSize(size),
    language && language !== locale
      ? inLanguage(new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language)
      : '',
  ].filter(Boolean);
  if (facts.length === 0 && !valid_until) return null;
  return (
    <span className={styles.facts}>
      {facts.join(' · ')}
      {valid_until && <Validity until={valid_until} />}
    </span>
  );
}

function Validity({ until }: { until: string }) {
  const { strings, today } = usePageContext();
  const { validUntil, noLongerValid } = strings.fileText;
  return (
    <span className={styles.validity}>
      {' · '}
      {daysUntil(until, today) < 0 && `${noLongerValid}, `}
      {validUntil} <InlineDate date={until} />
    </span>
  );
}

/** Formats a number of bytes as `84 KB` or `1.2 MB`. */
export function readableSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

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
      {file.source && <span className={styles.facts}>{fileText.source(file.source)}</span>}
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
