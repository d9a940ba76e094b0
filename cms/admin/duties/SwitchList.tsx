'use client';
import { CheckboxInput, useField } from '@payloadcms/ui';

interface Switch {
  code: string;
  title: string;
  note: string;
  /** Value before anybody has chosen. */
  on: boolean;
}

/** Tick boxes stored in one JSON field, as true or false by code. */
export function SwitchList({
  path,
  label,
  switches,
}: {
  path: string;
  label: string;
  switches: readonly Switch[];
}) {
  const { value, setValue } = useField<Record<string, boolean> | null>({ path });
  return (
    <fieldset className="field-type switch-list">
      <legend className="field-label">{label}</legend>
      {switches.map(({ code, title, note, on }) => (
        <div key={code}>
          <CheckboxInput
            checked={value?.[code] ?? on}
            id={`${path}-${code}`}
            label={title}
            onToggle={(event) => setValue({ ...value, [code]: event.target.checked })}
          />
          <p className="field-description">{note}</p>
        </div>
      ))}
    </fieldset>
  );
}
