'use client';
import { Banner, Button } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { problemOf } from '../../../staff-api/ask.ts';
import { post, sendFile } from './upload-export.ts';
import { useSay } from './use-say.ts';

interface Props {
  imports: string;
  /** Why the last upload was refused. */
  refusal: string | undefined;
  onSent: (id: number) => void;
}

/** The first step: upload the WordPress export and its media files. */
export function ChooseExport({ imports, refusal, onSent }: Props) {
  const say = useSay();
  const [progress, setProgress] = useState('');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState(refusal ?? '');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const filesOf = (name: string) => {
      const file = form.get(name);
      return file instanceof File && file.size > 0 ? [{ name, file }] : [];
    };
    const files = [...filesOf('export'), ...filesOf('media')];
    const [first] = files;
    if (!first) return;
    setProblem('');
    setSending(true);
    try {
      const { id } = await post(`${imports}?${new URLSearchParams({ name: first.file.name })}`);
      for (const { name, file } of files)
        await sendFile(`${imports}/${id}/files/${name}`, file, (part) =>
          setProgress(
            say('{{name}}: {{percent}} % uploaded', {
              name: file.name,
              percent: Math.round(part * 100),
            }),
          ),
        );
      onSent(id);
    } catch (error) {
      setProblem(problemOf(error, say));
    }
    setProgress('');
    setSending(false);
  };
  return (
    <form className="sheets__form" onSubmit={(event) => void send(event)}>
      <p>
        {say(
          'In WordPress choose Tools, Export, All content. Upload the file that you get. The old website is not changed.',
        )}
      </p>
      <label>
        {say('The export (.xml)')}
        <input accept=".xml" name="export" required type="file" />
      </label>
      <label>
        {say('Pictures and files as one .zip file (optional)')}
        <input accept=".zip" name="media" type="file" />
        <small>
          {say(
            'The folder wp-content/uploads of the old server. Files that are not in the .zip file are not imported. You can import again with more files later.',
          )}
        </small>
      </label>
      <div aria-live="polite">
        {problem && <Banner type="error">{problem}</Banner>}
        {progress && <p>{progress}</p>}
      </div>
      <Button disabled={isSending} type="submit">
        {say('Read the export')}
      </Button>
    </form>
  );
}
