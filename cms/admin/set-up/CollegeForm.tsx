'use client';
import { Banner, Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import type { Sentence } from '../../words/say.ts';
import { useSay } from '../use-say.ts';
import { type CollegeField, FormField } from './FormField.tsx';
import { bringPicture, type Errors, keyOf, saveCollege, type Written } from './save-college.ts';

interface Props {
  fields: CollegeField[];
  /** Text of the button. */
  button?: Sentence;
}

/** Some fields of the college, saved together. */
export function CollegeForm({ fields, button = 'Save' }: Props) {
  const say = useSay();
  const router = useRouter();
  const { api } = useConfig().config.routes;
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const write = async (given: FormData): Promise<Errors> => {
    const written: Written[] = [];
    for (const field of fields) {
      const value = given.get(keyOf(field));
      if (!(value instanceof File)) written.push({ ...field, value: String(value ?? '') });
      else if (value.size > 0) {
        const picture = await bringPicture(api, value, field.label);
        if (typeof picture === 'string') return { [keyOf(field)]: picture };
        written.push({ ...field, value: picture });
      }
    }
    return saveCollege(api, written);
  };

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    setSaving(true);
    const found = await write(given).catch((): Errors => ({ '': '' }));
    setSaving(false);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) {
      toast.success(say('Saved. The website shows it in a moment.'));
      // All of the admin follows the languages: its configuration comes with a whole page.
      if (fields.some((field) => field.path === 'languages')) location.reload();
      else router.refresh();
    } else if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <form className="set-up__form" onSubmit={save} ref={form}>
      {fields.some(({ isNeeded }) => isNeeded) && (
        <p>{say('Fill in the fields with * to finish this step.')}</p>
      )}
      {fields.map((field) => (
        <FormField error={errors[keyOf(field)]} field={field} key={keyOf(field)} />
      ))}
      <div aria-live="polite">
        {errors[''] !== undefined && (
          <Banner type="error">{errors[''] || say('This could not be saved.')}</Banner>
        )}
      </div>
      <Button disabled={isSaving} type="submit">
        {say(button)}
      </Button>
    </form>
  );
}
