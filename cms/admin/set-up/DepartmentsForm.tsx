'use client';
import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useSay } from '../use-say.ts';
import { errorsIn } from './save-college.ts';

interface Row {
  key: number;
  error?: string;
}
interface Props {
  streams: { value: string; label: string }[];
}

/** Proposes a code: the first four letters of the name. */
const codeFrom = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^a-z]/gi, '')
    .slice(0, 4)
    .toUpperCase();

/** Form with a row for each new department. Saved rows are removed. */
export function DepartmentsForm({ streams }: Props) {
  const say = useSay();
  const router = useRouter();
  const { api } = useConfig().config.routes;
  const [rows, setRows] = useState<Row[]>([{ key: 0 }, { key: 1 }, { key: 2 }]);
  const [isSaving, setSaving] = useState(false);
  const addRow = () => setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }]);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSaving(true);
    const refused: Row[] = [];
    for (const { key } of rows) {
      const fieldValue = (field: string) => String(form.get(`${field}-${key}`) ?? '').trim();
      if (!fieldValue('name')) continue;
      const data = {
        dept_name: fieldValue('name'),
        dept_code: fieldValue('code') || codeFrom(fieldValue('name')),
        stream: fieldValue('stream'),
      };
      // Without an answer of the server the row gets a message of its own.
      const error = await create(api, data).catch(() => '');
      if (error !== undefined)
        refused.push({ key, error: error || say('This could not be saved.') });
    }
    setSaving(false);
    if (refused.length === 0) toast.success(say('Saved. The website shows it in a moment.'));
    setRows(refused.length > 0 ? refused : rows.map(({ key }) => ({ key: key + rows.length })));
    router.refresh();
  };

  return (
    <form className="set-up__form" onSubmit={save}>
      {rows.map(({ key, error }, index) => (
        <fieldset key={key}>
          <legend>{say('Department {{number}}', { number: index + 1 })}</legend>
          <label>
            {say('Name')}
            <input aria-invalid={Boolean(error)} name={`name-${key}`} />
          </label>
          <label>
            {say('Code, such as PHY')}
            <input name={`code-${key}`} pattern="[A-Za-z0-9_\-]*" />
          </label>
          <label>
            {say('Stream')}
            <select name={`stream-${key}`}>
              {streams.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          {error && (
            <p className="set-up__error" role="alert">
              {error}
            </p>
          )}
        </fieldset>
      ))}
      <div className="set-up__buttons">
        <Button buttonStyle="secondary" onClick={addRow}>
          {say('Add a row')}
        </Button>
        <Button disabled={isSaving} type="submit">
          {say('Save')}
        </Button>
      </div>
    </form>
  );
}

/** Adds a department. Resolves with the error, or undefined. */
async function create(api: string, data: Record<string, string>): Promise<string | undefined> {
  const response = await fetch(`${api}/departments?depth=0`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...data, dept_code: data.dept_code?.toUpperCase() }),
  });
  if (response.ok) return undefined;
  return Object.values(errorsIn(await response.json(), '', [])).join(' ');
}
