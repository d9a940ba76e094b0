'use client';
import { Banner, Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import type { Sentence } from '../../words/say.ts';
import { useSay } from '../use-say.ts';
import { type CollegeField, FormField } from './FormField.tsx';
import { type Errors, keyOf, saveCollege, uploadPicture, type Written } from './save-college.ts';

interface Props {
  fields: CollegeField[];
  /** Text of the button. */
  button?: Sentence;
}

/** Form for some fields of the college. */
export function CollegeForm({ fields, button = 'Save' }: Props) {
  const say = useSay();
  const router = useRouter();
  const { api } = useConfig().config.routes;
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const write = async (data: FormData): Promise<Errors> => {
    const values: Written[] = [];
    for (const field of fields) {
      const value = data.get(keyOf(field));
      if (!(value instanceof File)) values.push({ ...field, value: String(value ?? '') });
      else if (value.size > 0) {
        const picture = await uploadPicture(api, value, field.label);
        if (typeof picture === 'string') return { [keyOf(field)]: picture };
        values.push({ ...field, value: picture });
      }
    }
    return saveCollege(api, values);
  };

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSaving(true);
    // Without an answer of the server the form says that it was not saved.
    const problems = await write(data).catch((): Errors => ({ '': '' }));
    setSaving(false);
    setErrors(problems);
    const [first] = Object.keys(problems);
    if (first === undefined) {
      toast.success(say('Saved. The website shows it in a moment.'));
      // Languages are part of the configuration of the admin, which only a new page reads.
      if (fields.some((field) => field.path === 'languages')) location.reload();
      else router.refresh();
    } else if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <form className="set-up__form" onSubmit={save} ref={form}>
      <div aria-live="polite">
        {errors[''] !== undefined && (
          <Banner type="error">{errors[''] || say('This could not be saved.')}</Banner>
        )}
      </div>
      {fields.some(({ isNeeded }) => isNeeded) && (
        <p>{say('Fill in the fields with * to finish this step.')}</p>
      )}
      {fields.map((field) => (
        <FormField error={errors[keyOf(field)]} field={field} key={keyOf(field)} />
      ))}
      <Button disabled={isSaving} type="submit">
        {say(button)}
      </Button>
    </form>
  );
}
