// @vitest-environment happy-dom
/** Results of rows and their reasons. */
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SheetRow } from '../../sheets/imports/row.ts';
import { openAnew } from '../../testing/payload-ui.tsx';
import { close, open, press, settled, texts } from '../../testing/screen.ts';
import { Rows } from './Rows.tsx';
import type { ImportState } from './use-import.ts';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));

const state: ImportState = {
  ...{ id: 5, file_name: 'staff.xlsx', list: 'staff', state: 'tried', rows: 3, done: 3, header: 1 },
  columns: ['name', 'phone'],
  offered: [
    { key: 'name', label: 'Name', required: true },
    { key: 'phone', label: 'Phone', required: false },
  ],
  top: [],
};
const fetched = vi.fn<typeof fetch>();
const addresses = () => fetched.mock.calls.map(([address]) => address);
const row = (number: number, more: Partial<SheetRow> = {}): SheetRow => ({
  ...{ number, cells: [], outcome: 'created' },
  ...more,
});
const answering = (total: number, ...rows: SheetRow[]) =>
  fetched.mockImplementationOnce(async () => Response.json({ total, rows }));
const show = (counts?: ImportState['counts']) => open(<Rows of={{ ...state, counts }} />);
const requestFor = (outcome: string, from: number) =>
  `/api/sheets/imports/5/rows?outcome=${outcome}&from=${from}`;

beforeEach(() => {
  openAnew();
  fetched.mockReset().mockImplementation(async () => Response.json({ total: 0, rows: [] }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

test.each<[ImportState['counts'], string[], string]>([
  [undefined, ['All'], ''],
  [{}, ['All'], ''],
  [{ refused: 0, created: 1 }, ['All', 'New: 1'], ''],
  [{ refused: 1 }, ['All', 'Refused: 1'], 'refused'],
  [
    { unchanged: 4, changed: 3, created: 2, refused: 1 },
    ['All', 'Refused: 1', 'New: 2', 'Changed: 3', 'Unchanged: 4'],
    'refused',
  ],
  [{ created: 2, undone: 2 }, ['All', 'Undone: 2', 'New: 2'], ''],
  [{ created: 2, kept: 2 }, ['All', 'Kept: 2', 'New: 2'], 'kept'],
  [
    { created: 3, undone: 1, kept: 1, gone: 1, refused: 1 },
    ['All', 'Kept: 1', 'Undone: 1', 'Deleted before: 1', 'Refused: 1', 'New: 3'],
    'kept',
  ],
])(
  'offers for the counts %j the buttons %j, with “%s” selected first',
  async (counts, offered, first) => {
    await show(counts);
    expect(texts('[aria-pressed]')).toEqual(offered);
    const words = { kept: 'Kept', refused: 'Refused', '': 'All' }[first];
    expect(texts('[aria-pressed=true]')).toEqual([expect.stringMatching(`^${words}`)]);
    expect(addresses()).toEqual([requestFor(first, 0)]);
  },
);

test('requests the pressed outcome once', async () => {
  await show({ refused: 1, changed: 2 });
  answering(1, row(4));
  await press('Changed: 2');
  expect(texts('[aria-pressed=true]')).toEqual(['Changed: 2']);
  expect(texts('tbody th')).toEqual(['4']);
  await press('Changed: 2');
  await press('All');
  expect(addresses()).toEqual([
    requestFor('refused', 0),
    requestFor('changed', 0),
    requestFor('', 0),
  ]);
  expect(texts('tbody th')).toEqual([]);
});

test('ignores a late answer about another outcome', async () => {
  let late = (_: Response) => {};
  fetched.mockReturnValueOnce(
    new Promise((resolve) => {
      late = resolve;
    }),
  );
  await show({ refused: 1, created: 1 });
  answering(1, row(2));
  await press('New: 1');
  await act(async () => late(Response.json({ total: 9, rows: [row(8)] })));
  await settled();
  expect([texts('tbody th'), texts('button').includes('Show more')]).toEqual([['2'], false]);
});

test.each([
  [0, 0, false],
  [1, 1, false],
  [1, 2, true],
  [2, 2, false],
  [2, 3, true],
])('offers more rows after %i of %i: %j', async (here, total, isMore) => {
  answering(total, ...Array.from({ length: here }, (_, n) => row(n + 1)));
  await show();
  expect(texts('button')).toEqual(isMore ? ['All', 'Show more'] : ['All']);
});

test('appends further rows until all are shown', async () => {
  answering(5, row(4), row(5));
  answering(5, row(6));
  await show();
  expect(texts('tbody th')).toEqual(['4', '5']);
  await press('Show more');
  expect(texts('tbody th')).toEqual(['4', '5', '6']);
  answering(5, row(7), row(8));
  await press('Show more');
  expect(texts('tbody th')).toEqual(['4', '5', '6', '7', '8']);
  expect(texts('button')).not.toContain('Show more');
  expect(addresses()).toEqual([requestFor('', 0), requestFor('', 2), requestFor('', 3)]);
});

test('ignores late further rows of another outcome', async () => {
  const late = Promise.withResolvers<Response>();
  answering(3, row(4));
  await show({ created: 1 });
  fetched.mockReturnValueOnce(late.promise);
  await press('Show more');
  answering(1, row(2));
  await press('New: 1');
  await act(async () => late.resolve(Response.json({ total: 3, rows: [row(5)] })));
  await settled();
  expect(texts('tbody th')).toEqual(['2']);
});

test('appends rows once if they are requested twice', async () => {
  const [first, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  answering(3, row(4));
  await show();
  for (const { promise } of [first, second]) fetched.mockReturnValueOnce(promise);
  await press('Show more');
  await press('Show more');
  for (const { resolve } of [first, second])
    await act(async () => resolve(Response.json({ total: 3, rows: [row(5), row(6)] })));
  await settled();
  expect(texts('tbody th')).toEqual(['4', '5', '6']);
});

test.each([
  [
    'refused',
    async () => Response.json({ errors: [{ message: 'Not yours.' }] }, { status: 403 }),
    'Not yours.',
  ],
  [
    'lost',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'The server could not be reached. Try again.',
  ],
])('keeps the rows if further ones are %s, and says why', async (_, answer, sentence) => {
  answering(2, row(4));
  await show();
  fetched.mockImplementationOnce(answer);
  await press('Show more');
  expect([texts('tbody th'), texts('[aria-live=polite]')]).toEqual([['4'], [sentence]]);
  answering(2, row(5));
  await press('Show more');
  expect([texts('tbody th'), texts('[aria-live=polite]')]).toEqual([['4', '5'], ['']]);
});

test('removes the rows if another outcome cannot be read', async () => {
  answering(3, row(4));
  await show({ created: 1 });
  fetched.mockImplementationOnce(async () => Response.json({}, { status: 500 }));
  await press('New: 1');
  expect([texts('tbody th'), texts('[aria-pressed=true]')]).toEqual([[], ['New: 1']]);
});

test('shows why an outcome cannot be read, until the next request', async () => {
  fetched.mockImplementationOnce(async () => Response.json({}, { status: 500 }));
  await show({ created: 1 });
  expect(texts('[aria-live=polite]')).toEqual(['Something went wrong. Try again.']);
  await press('New: 1');
  expect(texts('[aria-live=polite]')).toEqual(['']);
});

describe('a row', () => {
  const only = async (more: Partial<SheetRow>) => {
    answering(1, row(7, more));
    await show();
  };

  test('has column headings', async () => {
    await only({});
    expect(texts('[scope=col]')).toEqual([...['Row', 'Result', 'Your row', 'Details']]);
    expect(texts('[scope=row]')).toEqual(['7']);
  });

  test.each([
    ['changedSince', 'Kept', 'Somebody changed or published it after the import'],
    ['gone', 'Deleted before', 'It has been deleted since.'],
  ] as const)('kept by the undo for %s is “%s”, with the reason', async (code, word, reason) => {
    await only({ kept: { code } });
    expect(texts('tbody td:nth-child(2)')).toEqual([word]);
    expect(texts('tbody td p')[0]).toContain(reason);
  });

  test.each([
    ['created', undefined, 'New'],
    ['changed', false, 'Changed'],
    ['unchanged', undefined, 'Unchanged'],
    ['refused', undefined, 'Refused'],
    ['created', true, 'In the recycle bin'],
    ['changed', true, 'Undone'],
    [undefined, undefined, 'Unchanged'],
  ] as const)('shows the outcome %s with undone %j as “%s”', async (outcome, undone, word) => {
    await only({ outcome, undone });
    expect(texts('tbody td:nth-child(2)')).toEqual([word]);
    expect(document.querySelector('tbody tr')?.className).toBe(`sheets__${outcome}`);
  });

  test.each([
    [[], ''],
    [['', 'Rina', '', '98640'], 'Rina · 98640'],
    [['a', 'b', 'c', 'd'], 'a · b · c · d'],
    [['', 'a', 'b', 'c', 'd', 'e'], 'a · b · c · d'],
  ])('shows the cells %j as “%s”', async (cells, expected) => {
    await only({ cells });
    expect(texts('tbody td:nth-child(3)')).toEqual([expected]);
  });

  test.each<[string, Partial<SheetRow>, string[]]>([
    ['nothing', {}, []],
    ['a reason of the whole row', { notes: [{ code: 'gone' }] }, ['It has been deleted since.']],
    [
      'a reason of a column',
      { notes: [{ column: 'phone', code: 'noNumber', values: { value: 'x' } }] },
      ['Phone: “x” is not a number.'],
    ],
    [
      'a column that is not offered',
      { notes: [{ column: 'salary', code: 'notYours' }] },
      ['salary: You do not have permission to change this.'],
    ],
    [
      'a change',
      { changes: [{ column: 'name', from: 'Rina', to: 'Rina Das' }] },
      ['Name: Rina → Rina Das'],
    ],
    [
      'a change of an empty value',
      { changes: [{ column: 'salary', from: '', to: '1' }] },
      ['salary: nothing → 1'],
    ],
    [
      'several reasons before a change',
      {
        changes: [{ column: 'name', from: 'A', to: 'B' }],
        notes: [
          { column: 'phone', code: 'missing' },
          { column: 'phone', code: 'example' },
        ],
      },
      [
        'Phone: This cell must not be empty.',
        'Phone: This row is an example from the template.',
        'Name: A → B',
      ],
    ],
  ])('shows %s', async (_, more, expected) => {
    await only(more);
    expect(texts('tbody td:nth-child(4) p')).toEqual(expected);
    expect(texts('tbody td:nth-child(4)')).toEqual([expected.join('')]);
  });
});
