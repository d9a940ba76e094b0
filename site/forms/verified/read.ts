import type { FormDefinition, Values } from './definition.ts';

export interface Typed {
  values: Values;
  email: string;
  captcha: string;
  consent: boolean;
  showContact: boolean;
}

/** What stands in the form just now. */
export function readForm(element: HTMLFormElement, { fields }: FormDefinition): Typed {
  const data = new FormData(element);
  const field = (name: string) => String(data.get(name) ?? '');
  const values: Values = {};
  for (const { name } of fields) values[name] = field(name);
  return {
    values,
    email: field('email').trim().toLowerCase(),
    captcha: field('captcha'),
    consent: data.has('consent'),
    showContact: data.has('show_contact'),
  };
}
