import { type FormDefinition, fieldsOf, type Values } from './definition.ts';

/** What stands in a form. */
export interface Typed {
  values: Values;
  captcha: string;
  consent: boolean;
  showContact: boolean;
}

export function readForm(sent: FormData, definition: FormDefinition): Typed {
  const field = (name: string) => String(sent.get(name) ?? '');
  return {
    values: Object.fromEntries(fieldsOf(definition).map(([name]) => [name, field(name)])),
    captcha: field('captcha'),
    consent: sent.has('consent'),
    showContact: sent.has('show_contact'),
  };
}
