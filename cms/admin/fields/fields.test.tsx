// @vitest-environment happy-dom
/** Small components of forms and lists. */
import { useReducer } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { choose, close, field, fill, open, press, words } from '../../testing/screen.ts';
import { inSentence, NewTitle } from '../NewTitle.tsx';
import { BulkActions } from './BulkActions.tsx';
import { NeededLabel } from './NeededLabel.tsx';
import { ReplaceFile } from './ReplaceFile.tsx';
import { Swatch } from './Swatch.tsx';
import { YesNo } from './YesNo.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
beforeEach(() => void openAnew());
afterEach(close);

test.each([
  ['#a3161f', '#a3161f'],
  ['#A3161F', '#a3161f'],
  [undefined, '#ffffff'],
  [null, '#ffffff'],
  ['', '#ffffff'],
  ['a3161f', '#ffffff'],
  ['#a3161', '#ffffff'],
  ['#a3161f0', '#ffffff'],
  ['x#a3161f', '#ffffff'],
  ['#g3161f', '#ffffff'],
  ['red', '#ffffff'],
])('the swatch shows %j as %s', async (value, expected) => {
  openAnew({ values: { primary: value } });
  await open(<Swatch path="primary" />);
  expect([field('Choose the colour').type, field('Choose the colour').value]).toEqual([
    'color',
    expected,
  ]);
});

test('a chosen colour is stored in the field of the swatch', async () => {
  openAnew({ values: { primary: 'red', accent: '#b8892f' } });
  await open(<Swatch path="accent" />);
  expect(field('Choose the colour').value).toBe('#b8892f');
  await fill('Choose the colour', '#102030');
  expect(field('Choose the colour').value).toBe('#102030');
});

test.each([
  ['en', true, 'Yes'],
  ['as', true, 'হয়'],
  ['en', false, '–'],
  ['en', null, '–'],
  ['en', undefined, '–'],
])('shows in %s a checkbox of %j as “%s”', async (language, cellData, expected) => {
  openAnew({ language });
  await open(<YesNo cellData={cellData} />);
  expect(words()).toBe(expected);
});

test.each([
  ['en', 'Title *'],
  ['as', 'Title'],
])('marks a field of a row as needed in the main language: %s', async (language, expected) => {
  openAnew({ language });
  const field = { name: 'title', label: 'Title', type: 'text', localized: true } as const;
  await open(<NeededLabel field={field} path="rows.0.title" />);
  expect(words()).toBe(expected);
});

test.each([
  ['Notice or event', 'notice or event'],
  ['File', 'file'],
  ['MoU', 'MoU'],
  ['RTI officer', 'RTI officer'],
  ['জাননী', 'জাননী'],
])('writes the label %s inside a sentence as %s', (label, expected) => {
  expect(inSentence(label)).toBe(expected);
});

test.each([
  ['en', '[general:untitled]', undefined, 'New notice or event'],
  ['as', '[general:untitled]', undefined, 'নতুন notice or event'],
  ['en', '[general:untitled]', 7, '[general:untitled]'],
  ['en', 'Fees', undefined, 'Fees'],
])('names a new record in %s: %s of record %s', async (language, title, id, expected) => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  openAnew({ language, title, singular: 'Notice or event', document: { id } });
  await open(<NewTitle />);
  expect(admin.title).toBe(expected);
});

test('a new file is named until it is saved, and only in the form of a stored file', async () => {
  openAnew({ document: { id: 7, hasSavePermission: true }, isModified: true });
  await open(<ReplaceFile />);
  expect(words()).toBe('Replace the file');
  await choose('Replace the file', [new File(['%PDF'], 'fees.pdf')]);
  expect(words()).toContain('New file: fees.pdf. Save to replace the old one.');
  expect(admin.values.file).toBeInstanceOf(File);
  for (const document of [{ hasSavePermission: true }, { id: 7, hasSavePermission: false }]) {
    openAnew({ document });
    await open(<ReplaceFile />);
    expect(words()).toBe('');
  }
});

const all = 'edit publish unpublish delete';
const lifecycle = 'publish unpublish delete';
const nobody = null;
function List() {
  const [, renew] = useReducer((times: number) => times + 1, 0);
  return (
    <BulkActions>
      {'The list'}
      <button aria-label="Renew" onClick={renew} type="button" />
    </BulkActions>
  );
}

test.each([
  ['administrator', all],
  ['editor', all],
  ['department-editor', lifecycle],
  ['iqac-coordinator', lifecycle],
  ['moderator', 'delete'],
  ['head-of-department', ''],
  ['teacher', ''],
])('a %s has the bulk actions %s', async (role, rights) => {
  openAnew({ user: { role } });
  await open(<List />);
  expect([words(), document.body.dataset.bulk]).toEqual(['The list', rights]);
});

test('the bulk actions follow the user who is signed in', async () => {
  openAnew({ user: { role: 'editor' } });
  await open(<List />);
  Object.assign(admin, { user: { role: 'moderator' } });
  await press('Renew');
  expect(document.body.dataset.bulk).toBe('delete');
  Object.assign(admin, { user: nobody });
  await press('Renew');
  expect(document.body.dataset.bulk).toBe('');
});
