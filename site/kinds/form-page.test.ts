import { expect, test } from 'vitest';
import { type FormName, forms } from '../forms/forms.ts';
import { assamese } from '../strings/as.ts';
import { en } from '../strings/en.ts';
import { parse } from '../testing/markup.ts';
import { renderWith } from '../testing/render-with.ts';
import { visit } from '../testing/visit.ts';

const answers = { getcollege: { name: 'Demo College', established: '1962' } };
const names = Object.keys(forms) as FormName[];

test.each(names)('/%s says what is stored before it asks for consent', async (name) => {
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

test('marks only optional fields as optional', async () => {
  const count = async (name: FormName) => {
    const { main } = await visit(`/${name}`, answers);
    return main.all('label').filter(({ text }) => text.includes(`(${en.forms.optional})`)).length;
  };
  expect(await Promise.all(names.map(count))).toEqual([1, 0, 0, 0]);
});

test.each([
  ['', en.forms.needsScript],
  ['/as', assamese.forms.needsScript],
])('%s/visitors-note without script comes back with its input', async (locale, says) => {
  const typed = { name: 'Rina Das', message: 'Typed.' };
  const request = { method: 'POST', body: new URLSearchParams(typed) };
  const { status, keep, body } = await renderWith(answers)(`${locale}/visitors-note`, request);
  expect({ status, keep }).toEqual({ status: 400, keep: false });
  const main = parse(String(body)).one('main');
  expect(main.one('[name="name"]').attributes.value).toBe('Rina Das');
  expect(main.one('[name="message"]').text).toContain('Typed.');
  expect(main.one('[name="email"]').attributes['aria-invalid']).toBe('true');
  expect(main.one('[role="alert"]').words).toContain(says);
});

test('a form has only the texts of its own fields', async () => {
  const { main } = await visit('/visitors-note', answers);
  expect(main.source).toContain(en.forms.fields.phone);
  expect(main.source).not.toContain(en.forms.fields.occupation);
  expect(main.source).not.toContain(en.forms.verification.otpTitle);
  const { main: message } = await visit('/alumni-message', answers);
  expect(message.source).toContain(en.forms.verification.otpTitle);
});

test.each(names)('/%s is hidden without script, and says how to reach the office', async (name) => {
  const getcollege = { ...answers.getcollege, email: 'office@example.org', phone: '0361 000000' };
  const { main } = await visit(`/${name}`, { getcollege });
  expect(main.all('[data-script] form')).toHaveLength(1);
  const instead = main.one('noscript');
  expect(instead.all('a[href="mailto:office@example.org"]')).toHaveLength(1);
  expect(instead.words).toContain('0361 000000');
  expect(instead.all('a[href="/contactus"]')).toHaveLength(1);
});
