'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSay } from '../../use-say.ts';
import { MOST_BYTES, MOST_FILES, type Pdfs, pdfsIn } from './pdfs-in.ts';

/** PDFs, or a zip of them: chosen, or dropped onto the field. */
export function ChooseFiles({ hint, onChosen }: { hint: string; onChosen: (pdfs: Pdfs) => void }) {
  const say = useSay();
  const [isReading, setReading] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const readFiles = async (input: HTMLInputElement) => {
    // Taken out at once: both ways of hearing of the same files may come.
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length === 0) return;
    setReading(true);
    onChosen(await pdfsIn(files));
    setReading(false);
  };
  const readWhatIsThere = useEffectEvent(() => field.current && readFiles(field.current));
  // On a slow line files are chosen before the page listens.
  useEffect(() => void readWhatIsThere(), []);
  return (
    <label>
      {say('PDF files, or a zip of them')}
      <input
        accept=".pdf,.zip"
        disabled={isReading}
        multiple
        onChange={({ target }) => readFiles(target)}
        ref={field}
        type="file"
      />
      <small>
        {say('At most {{files}} at once, {{megabytes}} MB together.', {
          files: MOST_FILES,
          megabytes: MOST_BYTES / 1_000_000,
        })}{' '}
        {hint}
      </small>
    </label>
  );
}
