'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSay } from '../../use-say.ts';
import { MOST_BYTES, MOST_FILES, type Pdfs, pdfsIn } from './pdfs-in.ts';

/** PDFs, or a zip of them: chosen, or dropped onto the field. */
export function ChooseFiles({ hint, onChosen }: { hint: string; onChosen: (pdfs: Pdfs) => void }) {
  const say = useSay();
  const [isReading, setReading] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const read = async (input: HTMLInputElement) => {
    // Taken out at once: both ways of hearing of the same files may come.
    const chosen = [...(input.files ?? [])];
    input.value = '';
    if (chosen.length === 0) return;
    setReading(true);
    onChosen(await pdfsIn(chosen));
    setReading(false);
  };
  const readWhatIsThere = useEffectEvent(() => field.current && read(field.current));
  // On a slow line files are chosen before the page listens.
  useEffect(() => void readWhatIsThere(), []);
  return (
    <label>
      {say('PDF files, or a zip of them')}
      <input
        accept=".pdf,.zip"
        disabled={isReading}
        multiple
        onChange={({ target }) => read(target)}
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
