'use client';
import { useState } from 'react';
import { useSay } from '../../use-say.ts';
import { MOST_BYTES, MOST_FILES, type Pdfs, pdfsIn } from './pdfs-in.ts';

/** PDFs, or a zip of them: chosen, or dropped onto the field. */
export function ChooseFiles({ hint, onChosen }: { hint: string; onChosen: (pdfs: Pdfs) => void }) {
  const say = useSay();
  const [isReading, setReading] = useState(false);
  return (
    <label>
      {say('PDF files, or a zip of them')}
      <input
        accept=".pdf,.zip"
        disabled={isReading}
        multiple
        onChange={async ({ target }) => {
          setReading(true);
          onChosen(await pdfsIn(target.files ?? []));
          setReading(false);
          target.value = '';
        }}
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
