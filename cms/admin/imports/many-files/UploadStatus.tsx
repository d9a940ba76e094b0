'use client';
import { Banner, useConfig } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../use-say.ts';

interface Props {
  message: string;
  working: { done: number; of: number } | undefined;
  /** Other status messages. */
  children?: ReactNode;
}

/** Shows which files were left out, and the progress of the upload. */
export function UploadStatus({ message, working, children }: Props) {
  const say = useSay();
  return (
    <div aria-live="polite">
      {message && <Banner type="info">{message}</Banner>}
      {children}
      {working && (
        <p>
          {say('{{done}} of {{total}} done. Do not close this page until all are done.', {
            done: working.done,
            total: working.of,
          })}
        </p>
      )}
    </div>
  );
}

/** Link to the report of the import, where it can be undone. Nothing before the first file. */
export function ImportLink({ id }: { id: number | undefined }) {
  const say = useSay();
  const { admin } = useConfig().config.routes;
  if (id === undefined) return null;
  return <a href={`${admin}/collections/imports/${id}`}>{say('Report and undo')}</a>;
}
