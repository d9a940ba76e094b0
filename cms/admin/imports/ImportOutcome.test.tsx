// @vitest-environment happy-dom
/** The report of an import, and its undo. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ImportStatus } from '../../import/import-job.ts';
import { openAnew } from '../../testing/payload-ui.tsx';
import { buttons, close, links, open, press, texts, words } from '../../testing/screen.ts';
import { ImportOutcome } from './ImportOutcome.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));

const takeBack = 'Undo this import';
const sure = 'Confirm: undo this import';
const unreachable = 'The server could not be reached. Try again.';
const interrupted = 'It stopped halfway.';
const undoQuestion =
  'Undoing moves the records and files that this import added to the recycle bin, where they can be restored for 30 days. Records that somebody changed or published later, and records and files that are used elsewhere, are kept. You will see which.';
const onceMore = 'You can import it again.';
const about = {
  stopped: interrupted,
  note: onceMore,
  links: [
    { href: '/admin/collections/notices', label: 'Go to the notices' },
    { href: '/admin/old-notices', label: 'Import more files' },
  ],
};

const onStarted = vi.fn();
const fetched = vi.fn<typeof fetch>();
const live = () => texts('[aria-live=polite]');

type Report = NonNullable<ImportStatus['report']>;
const reported = (more: Partial<Report> = {}): Report => ({
  origin: 'https://old.example.org',
  begun: '2026-01-01T10:00:00.000Z',
  ended: '2026-01-01T10:05:00.000Z',
  came: [],
  left: [],
  ...more,
});
const show = (state: ImportStatus['state'], report?: Report, more?: Partial<ImportStatus>) =>
  open(
    <ImportOutcome
      about={about}
      address="/api/file-imports/7"
      onStarted={onStarted}
      status={{
        ...{ kind: 'old-notices', id: 7, file_name: 'old.xml', done: 4, of: 4, state, report },
        ...more,
      }}
    />,
  );

beforeEach(() => {
  openAnew();
  onStarted.mockReset();
  fetched.mockReset().mockImplementation(async () => Response.json({ id: 7 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

test.each([
  ['imported', false, true],
  ['failed', true, true],
  ['undone', false, false],
] as const)(
  'an import with the state %s says that it stopped (%j) and can be undone (%j)',
  async (state, isBroken, isBack) => {
    await show(state, reported());
    expect(texts('.banner--error')).toEqual(isBroken ? [interrupted] : []);
    expect(words().includes(undoQuestion)).toBe(isBack);
    expect(texts('button')).toEqual(isBack ? [takeBack] : []);
  },
);

test('says that the server stopped during each try', async () => {
  await show('failed', reported(), { interrupted: true });
  expect(texts('.banner--error')[0]).toMatch(/The server stopped three times during this step\./);
});

test('links what was imported and another import', async () => {
  await show('undone');
  expect(links()).toEqual([
    ['Go to the notices', '/admin/collections/notices'],
    ['Import more files', '/admin/old-notices'],
  ]);
});

describe('the report', () => {
  test('shows no table and no heading for an import without a report', async () => {
    await show('failed');
    expect([texts('h2'), texts('table'), texts('.banner--info')]).toEqual([[], [], []]);
    expect(words()).not.toContain('Everything was imported.');
    expect(words()).not.toContain(onceMore);
  });

  test('counts new, changed, unchanged and kept records of each kind', async () => {
    await show(
      'imported',
      reported({
        came: [
          { kind: 'notices', created: 3, updated: 2, unchanged: 1, kept: 0 },
          { kind: 'pages', created: 0, updated: 0, unchanged: 9, kept: 0 },
        ],
      }),
    );
    expect(texts('h2')).toEqual(['What was imported', 'What to check']);
    expect(texts('thead th')).toEqual(['Kind', 'New', 'Changed', 'Unchanged', 'Kept']);
    expect(texts('tbody th')).toEqual(['notices', 'pages']);
    expect(texts('tbody td')).toEqual(['3', '2', '1', '0', '0', '0', '9', '0']);
    expect(texts('[scope=col], [scope=row]')).toHaveLength(7);
    expect(words()).toContain('Everything was imported.');
    expect(words()).toContain(onceMore);
  });

  test.each([
    [1, ['notices: A']],
    [2, ['notices: A', 'files: b.pdf']],
  ])('names omitted records with the reason: %i', async (many, names) => {
    const lines = [
      { kind: 'notices', what: 'A', reason: 'It has no words.' },
      { kind: 'files', what: 'b.pdf', reason: 'It is not in the zip.' },
    ].slice(0, many);
    await show('imported', reported({ left: lines }));
    expect(words()).not.toContain('Everything was imported.');
    expect(texts('table')).toHaveLength(2);
    expect(texts('table:last-of-type thead th')).toEqual(['Record', 'Details']);
    expect(texts('table:last-of-type tbody th')).toEqual(names);
    expect(texts('table:last-of-type tbody td')).toEqual(lines.map(({ reason }) => reason));
    expect(texts('table:last-of-type [scope=col]')).toHaveLength(2);
    expect(texts('table:last-of-type [scope=row]')).toHaveLength(many);
  });

  test('counts deleted and kept records after an undo', async () => {
    await show('undone', reported({ undone: { taken: 8, kept: 2 } }));
    expect(texts('.banner--info')).toEqual([
      'Undone: 8. Kept: 2. Already deleted before: 0. The reason for each kept record is below. Where it no longer applies, you can undo the rest later.',
    ]);
  });

  test('names what was kept and what was removed, and offers to undo the rest', async () => {
    const undone = {
      ...{ taken: 1, kept: 1, gone: 0 },
      left: [{ kind: 'notices', what: 'A', reason: 'was changed' }],
      went: [{ kind: 'notices', what: 'B', reason: 'In the recycle bin' }],
    };
    await show('imported', reported({ undone }));
    expect(texts('details tbody th')).toEqual(['notices: B']);
    expect(texts('details tbody td')).toEqual(['In the recycle bin']);
    expect(texts('tbody th')[0]).toBe('notices: A');
    expect(texts('button')).toEqual(['Undo the rest']);
  });

  test('shows no counts of an undo before one', async () => {
    await show('imported', reported());
    expect(words()).not.toContain('Undone:');
  });
});

describe('the undo button', () => {
  test('asks for a confirmation', async () => {
    await show('imported', reported());
    await press(takeBack);
    expect(texts('button')).toEqual([sure]);
    expect([fetched.mock.calls, onStarted.mock.calls]).toEqual([[], []]);
    await press(sure);
    expect(
      fetched.mock.calls.map(([address, init]) => [address, init?.method, init?.body]),
    ).toEqual([['/api/file-imports/7/undoing', 'POST', '{}']]);
    expect(onStarted).toHaveBeenCalledOnce();
    expect(live()).toEqual(['']);
  });

  test.each([
    [
      'with a message',
      async () => Response.json({ errors: [{ message: 'It is too late.' }] }, { status: 409 }),
      'It is too late.',
    ],
    [
      'without a message',
      async () => new Response('', { status: 500 }),
      'Something went wrong. Try again.',
    ],
    ['without an answer', () => Promise.reject(new TypeError('Failed to fetch')), unreachable],
  ])('shows a failure %s, and can be pressed again', async (_, answer, sentence) => {
    await show('imported', reported());
    expect(live()).toEqual(['']);
    fetched.mockImplementationOnce(answer);
    await press(takeBack);
    await press(sure);
    expect(live()).toEqual([sentence]);
    expect(texts('.banner--error')).toEqual([sentence]);
    expect(onStarted).not.toHaveBeenCalled();
    expect(buttons().map(({ disabled }) => disabled)).toEqual([false]);
    await press(sure);
    expect(onStarted).toHaveBeenCalledOnce();
  });
});
