import { expect, test } from 'vitest';
import { type FormName, forms } from '../forms/forms.ts';
import { en } from '../strings/en.ts';
import { parse } from '../testing/markup.ts';
import { visit } from '../testing/visit.ts';

const answers = { getcollege: { name: 'Demo College', established: '1962' } };
const names = Object.keys(forms) as FormName[];

test.each(names)('/%s says what is kept before it asks for consent', async (name) => {
  const { main } = await visit(`/${name}`, answers);
  const { kept, lead } = en.forms.each[name];
  expect(main.words).toContain(lead);
  const before = main.source.split(main.one('[name="consent"]').source)[0] ?? '';
  expect(parse(before).words).toContain(kept);
});

test('a batch begins with the college', async () => {
  const { main } = await visit('/alumni-registration', answers);
  expect(main.all('option[value="1962"]')).not.toEqual([]);
  expect(main.all('option[value="1961"]')).toEqual([]);
});

test('only what may be left out is called optional', async () => {
  const count = async (name: FormName) => {
    const { main } = await visit(`/${name}`, answers);
    return main.all('label').filter(({ text }) => text.includes(`(${en.forms.optional})`)).length;
  };
  expect(await Promise.all(names.map(count))).toEqual([1, 0, 0, 0]);
});
