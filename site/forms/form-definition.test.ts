import { expect, test } from 'vitest';
import { readForm } from './form-definition.ts';
import { forms } from './forms.ts';

const nothing = { consent: false, consent_publish: false, show_contact: false, of_age: false };
const examples: [Record<string, string>, object][] = [
  [{}, { captcha: '', agreed: nothing }],
  [{ captcha: 'x' }, { captcha: 'x', agreed: nothing }],
  [{ consent: 'on' }, { captcha: '', agreed: { ...nothing, consent: true } }],
  [{ show_contact: 'on' }, { captcha: '', agreed: { ...nothing, show_contact: true } }],
];

test.each(examples)('reads a form with %j', (input, expected) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...input, name: 'Rina', odd: 'x' }))
    data.set(name, value);
  const values = { name: 'Rina', phone: '', email: '', message: '' };
  expect(readForm(data, forms['visitors-note'])).toEqual({ values, ...expected });
});
