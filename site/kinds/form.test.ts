import { expect, test } from 'vitest';
import { type FormName, forms } from '../forms/forms.ts';
import { en } from '../strings/en.ts';
import { renderWith } from '../testing/render-with.ts';

const college = { name: 'Demo College', established: '1962' };
const open = renderWith({ getcollege: college }, (error) => expect.unreachable(String(error)));
const names = Object.keys(forms) as FormName[];

test.each(names)('/%s says what is kept before it asks for consent', async (name) => {
  const { body } = await open(`/${name}`);
  const { kept, lead } = en.forms.each[name];
  expect(body).toContain(lead);
  expect(body.indexOf(kept.slice(0, 40))).toBeLessThan(body.indexOf('name="consent"'));
});

test('a batch begins with the college', async () => {
  const { body } = await open('/alumni-registration');
  expect(body).toContain('<option value="1962">');
  expect(body).not.toContain('<option value="1961">');
});

test('only what may be left out is called optional', async () => {
  const optional = `(<!-- -->${en.forms.optional}<!-- -->)`;
  const count = async (name: FormName) => (await open(`/${name}`)).body.split(optional).length - 1;
  expect(await Promise.all(names.map(count))).toEqual([1, 0, 0, 0]);
});
