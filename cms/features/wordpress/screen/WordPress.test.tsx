// @vitest-environment happy-dom
/** A WordPress import from upload to report. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAnew } from '../../../testing/payload-ui.tsx';
import { after, button, close, field, open, press, texts, words } from '../../../testing/screen.ts';
import type { ExportContents, WordPressStatus } from '../import/import-status.ts';
import { WordPress } from './WordPress.tsx';

const { push, query } = vi.hoisted(() => ({ push: vi.fn(), query: { search: '' } }));
vi.mock('@payloadcms/ui', () => import('../../../testing/payload-ui.tsx'));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  useSearchParams: () => new URLSearchParams(query.search),
}));

const look = 'Read the export';
const mapping = 'Import now';
const outcome = 'Go to the notices';
const unreachable = 'The server could not be reached. Try again.';
const leave = 'You can close this page. You find the import again under Imports.';
const contents: ExportContents = {
  ...{ address: 'https://old.example.org', posts: 1, pages: 0, files: 0, given: 0, isWhole: true },
  ...{ menu: '', menus: [], isRemembered: false },
  categories: [{ slug: 'news', name: 'News', posts: 1, target: 'general' }],
  authors: [],
};
const statusWith = (more: Partial<WordPressStatus>): WordPressStatus => ({
  ...{ kind: 'wordpress' as const, id: 7, file_name: 'old.xml', state: 'read', done: 0, of: 0 },
  ...more,
});
const fetched = vi.fn<typeof fetch>();
const addresses = () =>
  fetched.mock.calls.map(([address, init]) => [init?.method ?? 'GET', String(address)]);
const answering = (...answers: Partial<WordPressStatus>[]) => {
  for (const answer of answers)
    fetched.mockImplementationOnce(async () => Response.json(statusWith(answer)));
};
/** The step that is shown. */
const steps = () => [look, mapping, outcome].filter((step) => words().includes(step));
const show = async (search = 'import=7') => {
  query.search = search;
  await open(<WordPress menus={[]} targets={[{ value: 'general', label: 'General' }]} />);
};

beforeEach(() => {
  openAnew();
  push.mockReset();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fetched.mockReset().mockImplementation(() => new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
});
afterEach(async () => {
  await close();
  vi.useRealTimers();
});

test.each(['', 'import=', 'import=0', 'import=x'])(
  'asks for an export if the address has no import (“%s”)',
  async (search) => {
    await show(search);
    expect([steps(), addresses()]).toEqual([[look], []]);
  },
);

test('opens the address of the import after the upload', async () => {
  await show('');
  const carried = new DataTransfer();
  carried.items.add(new File(['x'], 'old.xml'));
  (field('The export (.xml)') as HTMLInputElement).files = carried.files;
  fetched.mockImplementation(async () => Response.json({ id: 9 }));
  await press(look);
  expect(addresses()[0]).toEqual(['POST', '/api/wordpress/imports?name=old.xml']);
  expect(push.mock.calls).toEqual([['/admin/wordpress?import=9']]);
});

test('shows nothing until the state of the import is known', async () => {
  await show();
  expect(words()).toBe('');
  expect(addresses()).toEqual([['GET', '/api/wordpress/imports/7']]);
});

test.each([
  ['read', contents, [mapping], 0],
  ['importing', undefined, [], 1],
  ['undoing', undefined, [], 1],
  ['imported', undefined, [outcome], 0],
  ['undone', undefined, [outcome], 0],
  ['failed', undefined, [outcome], 0],
] as const)(
  'shows only the step of an import with the state %s',
  async (state, content, buttons, bars) => {
    answering({ state, contents: content });
    await show();
    expect([steps(), texts('progress').length]).toEqual([buttons, bars]);
    expect(words()).not.toContain(unreachable);
  },
);

test.each([
  ['importing', 3, 8, 'Importing: 3 of 8', 8],
  ['undoing', 3, 8, 'Undoing: 3 of 8', 8],
  // Before the records are counted.
  ['importing', 0, 0, 'Importing: 0 of 0', 1],
  ['undoing', 1, 1, 'Undoing: 1 of 1', 1],
] as const)('shows the progress of %s, %i of %i: “%s”', async (state, done, of, sentence, most) => {
  answering({ state, done, of });
  await show();
  const bar = document.querySelector('progress');
  expect([bar?.value, bar?.max, bar?.getAttribute('aria-label')]).toEqual([done, most, sentence]);
  expect(texts('[aria-live=polite]')).toEqual([sentence]);
  expect(words()).toBe(`${sentence}${leave}`);
});

test('reads the state again until the import ends', async () => {
  answering({ state: 'importing', done: 1, of: 2 }, { state: 'imported' });
  await show();
  await after(1000);
  expect([steps(), texts('progress')]).toEqual([[outcome], []]);
  await after(10_000);
  expect(addresses()).toHaveLength(2);
});

describe('reading the state of an import', () => {
  test('starts again when the import starts', async () => {
    answering({ contents });
    await show();
    answering({}, { state: 'importing', done: 0, of: 5 });
    await press(mapping);
    expect(addresses().slice(1)).toEqual([
      ['POST', '/api/wordpress/imports/7/importing'],
      ['GET', '/api/wordpress/imports/7'],
    ]);
    expect(words()).toBe(`Importing: 0 of 5${leave}`);
  });

  test('starts again when the undo starts, and removes the former failure', async () => {
    answering({ state: 'imported' });
    await show();
    await press('Undo this import');
    fetched.mockImplementationOnce(async () => Response.json({}, { status: 500 }));
    await press('Confirm: undo this import');
    expect(texts('.banner--error')).toEqual(['Something went wrong. Try again.']);
    answering({}, { state: 'undone' });
    await press('Confirm: undo this import');
    expect(addresses().slice(2)).toEqual([
      ['POST', '/api/wordpress/imports/7/undoing'],
      ['GET', '/api/wordpress/imports/7'],
    ]);
    expect([steps(), texts('button'), texts('.banner--error')]).toEqual([[outcome], [], []]);
  });
});

test('shows why an import cannot be read, and asks for another export', async () => {
  fetched.mockImplementationOnce(async () =>
    Response.json({ errors: [{ message: 'Its files are no longer kept.' }] }, { status: 410 }),
  );
  await show();
  expect(steps()).toEqual([look]);
  expect(texts('.banner--error')).toEqual(['Its files are no longer kept.']);
  expect(button(look).disabled).toBe(false);
});

test('shows a lost connection above the last state, and tries again', async () => {
  answering({ state: 'importing', done: 1, of: 2 });
  await show();
  expect(texts('.banner--error')).toEqual([]);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await after(1000);
  expect(words()).toBe(`${unreachable}Importing: 1 of 2${leave}`);
  expect(texts('.banner--error')).toEqual([unreachable]);
  answering({ state: 'imported' });
  await after(5000);
  expect([texts('.banner--error'), steps()]).toEqual([[], [outcome]]);
});
