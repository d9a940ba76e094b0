'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClient } from 'payload';
import { useSay } from '../../use-say.ts';

interface Props {
  path: string;
  label: TextFieldClient['label'];
  manuals: { code: string; title: string }[];
}

export function ChooseManual({ path, label, manuals }: Props) {
  const { value, setValue, showError } = useField<string>({ path });
  const say = useSay();
  const id = `field-${path}`;
  return (
    <div className="field-type choose-manual">
      <FieldLabel htmlFor={id} label={label} path={path} />
      <select id={id} onChange={({ target }) => setValue(target.value)} value={value ?? ''}>
        <option value="">{say('No manual')}</option>
        {manuals.map(({ code, title }) => (
          <option key={code} value={code}>
            {title}
          </option>
        ))}
      </select>
      <FieldError path={path} showError={showError} />
      <FieldDescription
        description={say(
          'The report answers the metrics of this manual. Question numbers are checked against it.',
        )}
        path={path}
      />
    </div>
  );
}
