'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
