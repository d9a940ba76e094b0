'use client';
import { Button, useDocumentInfo, useField, useFormModified } from '@payloadcms/ui';
import { useRef } from 'react';
import { allowedTypes } from '../../platform/files/file-types.ts';
import { useSay } from '../use-say.ts';

/** Chooses a new file for a stored one. Its address stays. Saving the form uploads it. */
export function ReplaceFile() {
  const { id, hasSavePermission } = useDocumentInfo();
  const { value, setValue } = useField<File | undefined>({ path: 'file' });
  const isModified = useFormModified();
  const input = useRef<HTMLInputElement>(null);
  const say = useSay();
  if (id === undefined || !hasSavePermission) return null;
  return (
    <div className="field-type replace-file">
      <Button buttonStyle="secondary" margin={false} onClick={() => input.current?.click()}>
        {say('Replace the file')}
      </Button>
      <input
        accept={[...allowedTypes].join()}
        aria-label={say('Replace the file')}
        hidden
        onChange={({ target }) => setValue(target.files?.[0])}
        ref={input}
        type="file"
      />
      <p role="status">
        {isModified &&
          value &&
          say('New file: {{name}}. Save to replace the old one.', { name: value.name })}
      </p>
    </div>
  );
}
