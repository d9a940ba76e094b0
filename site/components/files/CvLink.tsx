import type { Upload } from '@college/contract/entities';
import type { ReactNode } from 'react';
import { FileFacts, fileAddress } from './FileLink.tsx';

/** "Download CV": the site's own files are saved under a name with a random number, as the specification asks. */
export function CvLink({ file, children }: { file: Upload; children: ReactNode }) {
  const address = fileAddress(file);
  const isOwn = address.startsWith('/files/media/');
  return (
    <a href={isOwn ? `${address}?cv` : address} download>
      {children} <FileFacts file={file} />
    </a>
  );
}
