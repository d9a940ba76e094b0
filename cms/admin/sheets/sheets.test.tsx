// @vitest-environment happy-dom
/** Each step of an import: its screen and its requests. */
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button, buttons, close, fill, open, press, texts, words } from '../../testing/screen.ts';
import { ChooseColumns } from './ChooseColumns.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { Result } from './Result.tsx';
import { Sheets } from './Sheets.tsx';
import type { ImportState } from './use-import.ts';

const { push, location } = vi.hoisted(() => ({ push: vi.fn(), location: { search: '' } }));
vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const readState: ImportState = {
  id: 5,
  file_name: 'staff.xlsx',
  list: 'staff',
  state: 'read',
  rows: 3,
  done: 1,
  header: 2,
  columns: ['name', '', ''],
  offered: [
    { key: 'name', label: 'Name', required: true },
    { key: 'phone', label: 'Phone', required: false },
  ],
  top: [
    ['Staff of 2024', '', ''],
    ['Teacher', 'Tel.', ''],
    ['Rina', '', ''],
    ['Jatin', '98640', 'x'],
  ],
};
const offer = { name: 'staff', label: 'Staff', slug: 'employees' };
const [onBegun, onColumns] = [vi.fn(), vi.fn()];
const fetched = vi.fn<typeof fetch>();
const posted = () =>
  fetched.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([address, init]) => [address, init?.body && JSON.parse(String(init.body))]);
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  onBegun.mockReset();
  onColumns.mockReset();
  fetched.mockReset().mockImplementation(async () => Response.json({ total: 0, rows: [] }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

describe('the choice of columns', () => {
  const choose = (more: Partial<ImportState> = {}) =>
    open(<ChooseColumns of={{ ...readState, ...more }} onBegun={onBegun} />);

  test('shows each heading with the first value below it', async () => {
    await choose();
    expect(texts('tbody th')).toEqual(['Teacher', 'Tel.', 'C']);
    expect(texts('tbody td:last-child')).toEqual(['Rina', '98640', 'x']);
    await fill('Row with the column names', '0');
    expect(texts('tbody th')).toEqual(['A', 'B', 'C']);
    expect(texts('tbody td:last-child')).toEqual(['Staff of 2024', 'Tel.', 'x']);
  });

  test('sends the chosen columns, and refuses one that is chosen twice', async () => {
    await choose();
    expect(texts('[class^=banner]')).toEqual([]);
    await fill('Tel.', 'name');
    expect(texts('.banner--error')).toEqual(['Chosen twice: Name.']);
    expect(button('Test run').disabled).toBe(true);
    await fill('Teacher', '');
    await fill('Tel.', 'phone');
    expect(texts('.banner--info')).toEqual(['Still needed: Name.']);
    await fill('C', 'name');
    expect(texts('[class^=banner]')).toEqual([]);
    await press('Test run');
    const choice = { header: 2, columns: ['', 'phone', 'name'] };
    expect(posted()).toEqual([['/api/sheets/imports/5/trying', choice]]);
    expect(onBegun).toHaveBeenCalledOnce();
  });

  test.each([
    [
      'the message of the server',
      { errors: [{ message: 'This step is already finished.' }] },
      'This step is already finished.',
    ],
    ['a general message', {}, 'Something went wrong. Try again.'],
  ])('shows %s after a refusal', async (_, answer, sentence) => {
    await choose();
    fetched.mockResolvedValue(Response.json(answer, { status: 409 }));
    await press('Test run');
    expect(texts('.banner--error')).toEqual([sentence]);
    expect(onBegun).not.toHaveBeenCalled();
  });
});

const unreached = 'The server could not be reached. Try again.';

describe('the four steps', () => {
  const at = async (search: string, ...states: (Partial<ImportState> | undefined)[]) => {
    location.search = search;
    push.mockReset();
    for (const state of states)
      fetched.mockImplementationOnce(async () =>
        state
          ? Response.json({ ...readState, ...state })
          : Response.json({ errors: [{ message: 'There is no such import.' }] }, { status: 404 }),
      );
    await open(<Sheets offers={[offer]} />);
    expect(document.activeElement?.tagName).toBe('H1');
    return texts('h1')[0];
  };

  test.each([
    ['', [], 'Step 1 of 4: File'],
    ['import=5', [{}], 'Step 2 of 4: Columns'],
    ['import=5', [{ state: 'trying' }], 'Step 3 of 4: Test run'],
    ['import=5', [{ state: 'tried' }], 'Step 3 of 4: Test run'],
    ['import=5&columns', [{ state: 'tried' }], 'Step 2 of 4: Columns'],
    ['import=5&columns', [{ state: 'imported' }], 'Step 4 of 4: Result'],
  ])('the address “%s” with the states %j shows “%s”', async (search, states, step) => {
    expect(await at(search, ...states)).toBe(step);
  });

  test('shows the message of the server if there is no such import', async () => {
    expect(await at('import=6', undefined)).toBe('Step 2 of 4: Columns');
    expect(texts('.banner--error')).toEqual(['There is no such import.']);
  });

  test('opens the address of the test run and shows its progress at once', async () => {
    await at('import=5&columns', { state: 'tried' });
    fetched.mockImplementation(async (_address, init) =>
      Response.json(init?.method === 'POST' ? {} : { ...readState, state: 'trying' }),
    );
    await press('Test run');
    expect(push).toHaveBeenCalledExactlyOnceWith('/admin/sheets?import=5');
    expect(texts('h1')).toEqual(['Step 3 of 4: Test run']);
    expect(document.querySelector('progress')?.value).toBe(1);
  });
});

test('shows the progress of an import', async () => {
  await open(<ImportProgress status={{ state: 'importing', done: 1, of: 3 }} />);
  const bar = document.querySelector('progress');
  expect([bar?.value, bar?.max]).toEqual([1, 3]);
  expect(bar?.getAttribute('aria-label')).toBe('Importing: 1 of 3');
  await close();
  await open(<ImportProgress status={{ state: 'imported', done: 1, of: 3 }} />);
  expect(words()).toBe('');
});

/** A result whose button moves the import to the next step. */
function Further() {
  const [state, setState] = useState('tried');
  const of = { ...readState, state, counts: { created: 1 } };
  return (
    <>
      <button aria-label="Further" onClick={() => setState('imported')} type="button" />
      <Result of={of} offer={offer} onBegun={onBegun} onColumns={onColumns} />
    </>
  );
}

describe('the result', () => {
  const show = (state: string, counts: ImportState['counts'] = {}, hasOffer = true) =>
    open(
      <Result
        of={{ ...readState, state, counts }}
        offer={hasOffer ? offer : undefined}
        onBegun={onBegun}
        onColumns={onColumns}
      />,
    );
  const nothing = 'There is nothing to import';

  test('a test run can be imported, or repeated with other columns', async () => {
    await show('tried', { created: 2, changed: 1, unchanged: 4 });
    expect(words()).not.toContain(nothing);
    await press('Change the columns');
    expect(onColumns).toHaveBeenCalledOnce();
    await press('Import 3 rows');
    expect(posted()).toEqual([['/api/sheets/imports/5/importing', undefined]]);
    expect(onBegun).toHaveBeenCalledOnce();
    expect(links()).toEqual(['/admin/collections/employees', '/admin/sheets?list=staff']);
  });

  test('a test run without changes cannot be imported', async () => {
    await show('tried', { unchanged: 4, refused: 1 }, false);
    expect(words()).toContain(nothing);
    expect(buttons().map(({ textContent }) => textContent)).not.toContain('Import 0 rows');
    expect(links()).toEqual(['/admin/sheets?list=staff']);
  });

  test('an import is undone after a second press only', async () => {
    await show('imported', { created: 1 });
    await press('Undo this import');
    expect(posted()).toEqual([]);
    await press('Confirm: undo this import');
    expect(posted()).toEqual([['/api/sheets/imports/5/undoing', undefined]]);
  });

  test.each([
    ['imported', {}, false],
    ['undone', { created: 1 }, false],
    ['failed', { created: 1 }, true],
  ])(
    'an import with the state %s and the counts %j has no buttons',
    async (state, counts, isBroken) => {
      await show(state, counts);
      expect(words()).not.toContain('Undo this import');
      expect(words()).not.toContain('Change the columns');
      expect(words()).not.toContain(nothing);
      expect(words().includes('The import stopped because')).toBe(isBroken);
    },
  );

  test('a failed import can be continued and undone', async () => {
    await open(
      <Result
        of={{ ...readState, state: 'failed', next: ['importing', 'undoing'] }}
        offer={offer}
        onBegun={onBegun}
        onColumns={onColumns}
      />,
    );
    await press('Continue');
    await press('Undo this import');
    await press('Confirm: undo this import');
    expect(posted().map(([address]) => address)).toEqual([
      '/api/sheets/imports/5/importing',
      '/api/sheets/imports/5/undoing',
    ]);
  });

  test('shows the refused rows first, then the selected outcome, page by page', async () => {
    const notes = [{ code: 'noDay', column: 'phone', values: { value: '31-02' } }];
    const changes = [{ column: 'name', from: '', to: 'Rina' }];
    fetched.mockImplementation(async (address) => {
      const query = new URL(String(address), 'http://cms').searchParams;
      const number = Number(query.get('from')) + 1;
      const outcome = query.get('outcome') || 'changed';
      const row = { number, cells: ['', 'Rina'], outcome, notes, changes };
      return Response.json({ total: 2, rows: [row] });
    });
    await show('tried', { refused: 2, changed: 1 });
    const pressed = () => texts('[aria-pressed=true]');
    expect(texts('[aria-pressed]')).toEqual(['All', 'Refused: 2', 'Changed: 1']);
    expect(pressed()).toEqual(['Refused: 2']);
    expect(texts('tbody tr')).toEqual([
      '1RefusedRinaPhone: “31-02” is not a valid date. Use DD-MM-YYYY, for example 05-07-2024.Name: nothing → Rina',
    ]);
    await press('Show more');
    expect(texts('tbody th')).toEqual(['1', '2']);
    expect(words()).not.toContain('Show more');
    await press('All');
    expect(pressed()).toEqual(['All']);
    expect(texts('tbody td:nth-child(2)')).toEqual(['Changed']);
  });

  test.each<[string, ImportState['counts'], string, boolean]>([
    ['undone', { created: 2, undone: 2 }, 'Undone: 2. Kept: 0. Deleted before: 0.', false],
    [
      'imported',
      { created: 2, undone: 1, kept: 1 },
      'Undone: 1. Kept: 1. Deleted before: 0.',
      true,
    ],
    ['imported', { created: 24, kept: 24 }, 'Undone: 0. Kept: 24. Deleted before: 0.', true],
    ['undone', { created: 1, gone: 1 }, 'Undone: 0. Kept: 0. Deleted before: 1.', false],
  ])(
    'after an undo with the state %s and the counts %j it says “%s”, and the rest can be undone: %j',
    async (state, counts, sentence, isRest) => {
      await show(state, counts);
      const [banner] = texts('.banner--info');
      expect(banner?.startsWith(sentence)).toBe(true);
      expect(banner?.includes('you can undo the rest later')).toBe(isRest);
      expect(texts('button').includes('Undo the rest')).toBe(isRest);
      expect(texts('button')).not.toContain('Undo this import');
      expect(links().includes('/admin/collections/employees/trash')).toBe(Boolean(counts?.undone));
    },
  );

  test.each<[ImportState['counts'], string[], boolean]>([
    [undefined, ['All', 'Change the columns'], true],
    [{}, ['All', 'Change the columns'], true],
    [{ created: 1 }, ['All', 'New: 1', 'Import 1 rows', 'Change the columns'], false],
    [{ changed: 1 }, ['All', 'Changed: 1', 'Import 1 rows', 'Change the columns'], false],
  ])('a test run with %j offers %j', async (counts, offered, isNothing) => {
    const testRun = { ...readState, state: 'tried', counts };
    await open(<Result of={testRun} offer={offer} onBegun={onBegun} onColumns={onColumns} />);
    expect(texts('button')).toEqual(offered);
    expect(texts('.banner--info').map((text) => text?.startsWith(nothing))).toEqual(
      isNothing ? [true] : [],
    );
    expect(texts('[class^=banner]:not(.banner--info), [aria-live]').join('')).toBe('');
  });

  test.each<[ImportState['counts'], string[]]>([
    [{ created: 1 }, ['All', 'New: 1', 'Undo this import']],
    [{ changed: 1 }, ['All', 'Changed: 1', 'Undo this import']],
    [{ refused: 1, unchanged: 1 }, ['All', 'Refused: 1', 'Unchanged: 1']],
  ])('an import with %j offers %j, and says how long it can be undone', async (counts, offered) => {
    await show('imported', counts);
    expect(texts('button')).toEqual(offered);
    expect(words().includes('You can undo the import for 30 days.')).toBe(
      offered.length === 3 && !counts?.refused,
    );
    expect(texts('.sheets__buttons a')).toEqual(['Go to the list', 'Import another sheet']);
  });

  describe.each([
    ['tried', 'importing', ['Import 1 rows']],
    ['imported', 'undoing', ['Undo this import', 'Confirm: undo this import']],
  ])('the result with the state %s', (state, step, presses) => {
    test.each([
      [
        'the message of the server',
        async () =>
          Response.json(
            { errors: [{ message: 'This step is already finished.' }] },
            { status: 409 },
          ),
        'This step is already finished.',
      ],
      [
        'a general message',
        async () => new Response('', { status: 500 }),
        'Something went wrong. Try again.',
      ],
      ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), unreached],
    ])('shows %s after a refusal, and can be pressed again', async (_, answer, sentence) => {
      await show(state, { created: 1 });
      fetched.mockImplementationOnce(answer);
      for (const name of presses) await press(name);
      const live = texts('[aria-live]').filter(Boolean);
      expect([texts('.banner--error'), live]).toEqual([[sentence], [sentence]]);
      expect(onBegun).not.toHaveBeenCalled();
      await press(presses.at(-1) ?? '');
      expect(onBegun).toHaveBeenCalledOnce();
      expect(posted()).toEqual(Array(2).fill([`/api/sheets/imports/5/${step}`, undefined]));
    });
  });

  test('reads its rows again when the state changes', async () => {
    await open(<Further />);
    expect(fetched).toHaveBeenCalledOnce();
    await press('Further');
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
