import { expect, test } from 'vitest';
import { readForm } from './form-definition.ts';
import { forms } from './forms.ts';

const examples: [Record<string, string>, object][] = [
  [{}, { captcha: '', consent: false, showContact: false }],
  [{ captcha: 'x' }, { captcha: 'x', consent: false, showContact: false }],
  [{ consent: 'on' }, { captcha: '', consent: true, showContact: false }],
  [{ show_contact: 'on' }, { captcha: '', consent: false, showContact: true }],
];

test.each(examples)('reads a form with %j', (input, expected) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...input, name: 'Rina', odd: 'x' }))
    data.set(name, value);
  const values = { name: 'Rina', phone: '', email: '', message: '' };
  expect(readForm(data, forms['visitors-note'])).toEqual({ values, ...expected });
});
