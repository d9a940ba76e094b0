'use client';
import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import type { PageText } from '../../../platform/texts/page-text.ts';
import { useSay } from '../../use-say.ts';

interface Props {
  file: number;
  /** Name of the file that was read. The file may have been replaced since. */
  filename: string;
  pages: PageText[];
}

/** Collapsed form with the text of each page. */
export function FileTextForm({ file, filename, pages }: Props) {
  const say = useSay();
  const { api } = useConfig().config.routes;
  const [busy, setBusy] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const shownPages = pages.length > 0 ? pages : [{ number: 1, text: '' }];
  const save = async () => {
    const areas = fields.current?.querySelectorAll('textarea') ?? [];
    const texts = Array.from(areas, ({ value }, at) => ({
      number: shownPages[at]?.number ?? 1,
      text: value,
    }));
    setBusy(true);
    const saved = await fetch(`${api}/file-text`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ file, filename, pages: texts }),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    setBusy(false);
    if (saved) toast.success(say('Text saved.'));
    else toast.error(say('This could not be saved.'));
  };
  return (
    <details>
      <summary>{say('Check the text')}</summary>
      <p>
        {say(
          'An empty line starts a new paragraph. A line that starts with # and a space is a heading.',
        )}
      </p>
      <div ref={fields}>
        {shownPages.map(({ number, text }) => (
          <label key={number}>
            {say('Page {{number}}', { number })}
            <textarea defaultValue={text} rows={12} dir="auto" />
          </label>
        ))}
      </div>
      <Button disabled={busy} onClick={() => void save()} type="button">
        {say('Save the text')}
      </Button>
    </details>
  );
}
