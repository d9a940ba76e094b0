'use client';
import { Banner, useConfig } from '@payloadcms/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSay } from '../../use-say.ts';
import { MOST_BYTES, MOST_FILES, type Pdfs, pdfsIn } from './pdfs-in.ts';

/** Field for PDFs or zips of PDFs, chosen or dropped. */
export function ChooseFiles({ hint, onChosen }: { hint: string; onChosen: (pdfs: Pdfs) => void }) {
  const say = useSay();
  const [isReading, setReading] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const readFiles = async (input: HTMLInputElement) => {
    // Emptied at once, because both events may report the same files.
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length === 0) return;
    setReading(true);
    onChosen(await pdfsIn(files));
    setReading(false);
  };
  const readChosenFiles = useEffectEvent(() => field.current && readFiles(field.current));
  // On a slow connection files may be chosen before the page is interactive.
  useEffect(() => void readChosenFiles(), []);
  return (
    <label>
      {say('PDF files, or a .zip file with PDFs')}
      <input
        accept=".pdf,.zip"
        disabled={isReading}
        multiple
        onChange={({ target }) => readFiles(target)}
        ref={field}
        type="file"
      />
      <small>
        {say('At most {{files}} files and {{megabytes}} MB at once.', {
          files: MOST_FILES,
          megabytes: MOST_BYTES / 1_000_000,
        })}{' '}
        {hint}
      </small>
    </label>
  );
}

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
