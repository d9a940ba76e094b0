// @vitest-environment happy-dom
/** A file of publications is checked, ticked and imported within the form of a profile. */
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublicationPreview } from '../../../publications/preview.ts';
import { openAnew } from '../../../testing/payload-ui.tsx';
import { close, fill, offered, open, press, texts, words } from '../../../testing/screen.ts';
import { ImportPublications } from './ImportPublications.tsx';

vi.mock('@payloadcms/ui', () => import('../../../testing/payload-ui.tsx'));

const importLabel = 'Import publications (BibTeX, RIS)';
const check = 'Check the entries';
const publication = (title: string, state: 'new' | 'same' | 'different') => ({
  ...{ citation: { title }, state, title, details: 'Das · 2020', table: 'Research articles' },
  ...{ differences: [], notes: [] },
});
const preview: PublicationPreview = {
  publications: [
    publication('Newer', 'new'),
    {
      ...publication('Other', 'different'),
      differences: [
        { label: 'Pages', before: '1', after: '2' },
        { label: 'DOI', before: '', after: '10.5555/a' },
      ],
      notes: ['ISSN “1” is not valid and stays empty.'],
    },
    publication('Older', 'same'),
  ],
  leftOut: [{ name: 'odd', reason: 'No table fits.' }],
};
const fetched = vi.fn<typeof fetch>();
const reload = vi.fn();
const profile = { id: 7, hasSavePermission: true };
const ticks = () => [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
const bodies = () => fetched.mock.calls.map(([address, request]) => [address, request?.body]);

beforeEach(() => {
  openAnew({ document: profile });
  sessionStorage.clear();
  reload.mockReset();
  fetched.mockReset().mockImplementation(async () => Response.json(preview));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(close);

const checkText = async () => {
  await open(<ImportPublications />);
  await press(importLabel);
  await fill('Or paste the entries', '@book{a}');
  await press(check);
};

test('shows what is new, different, there already and left out, with new ones ticked', async () => {
  await checkText();
  expect(bodies()).toEqual([['/api/publication-imports/7/preview', '@book{a}']]);
  expect(texts('h2, summary')).toEqual([
    'New (1)',
    'Different from the profile (1)',
    'Already in the profile (1)',
    'Cannot be imported (1)',
  ]);
  for (const text of [
    'Pages: “1” becomes “2”',
    'DOI: empty, becomes “10.5555/a”',
    'ISSN “1” is not valid and stays empty.',
    'odd: No table fits.',
  ])
    expect(words()).toContain(text);
  expect(ticks().map(({ checked }) => checked)).toEqual([true, false]);
});

test('says so if the profile has everything', async () => {
  fetched.mockImplementation(async () =>
    Response.json({ publications: [publication('Older', 'same')], leftOut: [] }),
  );
  await checkText();
  expect(words()).toContain('There is nothing new to import.');
  expect(offered().at(-1)).toEqual(['Import the ticked publications (0)', false]);
});

test('imports the ticked ones, loads the page again and shows the result', async () => {
  await checkText();
  await act(async () => {
    for (const tick of ticks()) tick.click();
  });
  fetched.mockImplementation(async () =>
    Response.json({ added: 0, changed: 1, skipped: 0, isDraft: true }),
  );
  await press('Import the ticked publications (1)');
  expect(bodies().at(-1)).toEqual([
    '/api/publication-imports/7',
    JSON.stringify({ publications: [{ citation: { title: 'Other' }, state: 'different' }] }),
  ]);
  expect(reload).toHaveBeenCalledOnce();
  await close();
  await open(<ImportPublications />);
  expect(words()).toContain('Added: 0. Changed: 1. They are saved as a draft.');
  await close();
  await open(<ImportPublications />);
  expect(words()).not.toContain('Added');
});

test('ticks and unticks a whole list', async () => {
  await checkText();
  await press('Tick all');
  expect(ticks().map(({ checked }) => checked)).toEqual([true, true]);
  expect(offered().at(-1)).toEqual(['Import the ticked publications (2)', true]);
  for (const _ of ticks()) await press('Untick all');
  expect(offered().at(-1)).toEqual(['Import the ticked publications (0)', false]);
});

test('shows the reason of a refusal, and asks for a file or a text', async () => {
  await open(<ImportPublications />);
  await press(importLabel);
  await press(check);
  expect(words()).toContain('Choose a file or paste the entries first.');
  fetched.mockImplementation(async () =>
    Response.json({ errors: [{ message: 'Too deep.' }] }, { status: 422 }),
  );
  await fill('Or paste the entries', '@book{a}');
  await press(check);
  expect(words()).toContain('Too deep.');
});

test('waits until the form is saved, because it would write over the new rows', async () => {
  openAnew({ document: profile, isModified: true });
  await open(<ImportPublications />);
  expect(offered()).toEqual([[importLabel, false]]);
  expect(words()).toContain('Save or discard your changes on this page first.');
});

test.each([
  ['a new profile', { hasSavePermission: true }],
  ['a profile that the account may not change', { id: 7, hasSavePermission: false }],
])('is not there for %s', async (_, document) => {
  openAnew({ document });
  await open(<ImportPublications />);
  expect(words()).toBe('');
});
