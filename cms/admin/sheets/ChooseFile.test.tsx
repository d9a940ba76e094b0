// @vitest-environment happy-dom
/** A sheet is chosen for a list and read. */

import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAnew } from '../../testing/payload-ui.tsx';
import {
  close,
  field,
  fill,
  links,
  offered,
  open,
  press,
  settled,
  texts,
} from '../../testing/screen.ts';
import { ChooseFile } from './ChooseFile.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));

const readLabel = 'Read the sheet';
const reading = 'The sheet is being read …';
const whichList = 'What is in the sheet?';
const fileLabel = 'Sheet (.xlsx or .csv, or .xls from a portal)';
const offers = [
  { name: 'staff', label: 'Staff', slug: 'employees' },
  { name: 'old students', label: 'Alumni', slug: 'alumni' },
];
const sheet = new File(['Name,Phone'], 'staff & others.csv');
const onRead = vi.fn();
const fetched = vi.fn<typeof fetch>();
const live = () => texts('[aria-live=polite]');
const input = () => field(fileLabel) as HTMLInputElement;
const show = (list = 'staff') => open(<ChooseFile list={list} offers={offers} onRead={onRead} />);
/** Sets the file of an input, because a form of happy-dom does not send chosen files. */
function choose(file: File) {
  const carried = new DataTransfer();
  carried.items.add(file);
  input().files = carried.files;
}
const refusing = (answer: object) => async () => Response.json(answer, { status: 422 });

beforeEach(() => {
  openAnew();
  onRead.mockReset();
  fetched.mockReset().mockImplementation(async () => Response.json({ id: 5 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

test('selects the list in the address and links the templates of the selected list', async () => {
  await show('old students');
  const list = field(whichList);
  const options = [...list.querySelectorAll('option')];
  expect(list.value).toBe('old students');
  expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
    ['staff', 'Staff'],
    ['old students', 'Alumni'],
  ]);
  expect(texts('p')).toEqual(['Template with examples: Excel CSV']);
  expect(links()).toEqual([
    ['Excel', '/api/sheets/template?list=old+students&format=xlsx'],
    ['CSV', '/api/sheets/template?list=old+students&format=csv'],
  ]);
  await fill(whichList, 'staff');
  expect(links()).toEqual([
    ['Excel', '/api/sheets/template?list=staff&format=xlsx'],
    ['CSV', '/api/sheets/template?list=staff&format=csv'],
  ]);
});

test('says which files it reads, and requires one', async () => {
  await show();
  expect(input().accept).toBe('.xlsx,.xls,.xml,.csv,.txt,.tsv,.htm,.html,.ods');
  expect(texts('small')).toEqual([
    'At most 10 MB and 20,000 rows. The sheet can have a title above the header row, and your own column names.',
  ]);
  expect([offered(), live()]).toEqual([[[readLabel, true]], ['']]);
  await press(readLabel);
  expect([fetched.mock.calls, offered()]).toEqual([[], [[readLabel, true]]]);
});

test('sends nothing without a file', async () => {
  await show();
  input().removeAttribute('name');
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  await act(async () => void document.querySelector('form')?.dispatchEvent(submit));
  await settled();
  expect([submit.defaultPrevented, fetched.mock.calls, offered()]).toEqual([
    ...[true, []],
    [[readLabel, true]],
  ]);
});

test('sends the sheet unchanged, with its name and the selected list', async () => {
  await show();
  await fill(whichList, 'old students');
  choose(sheet);
  await press(readLabel);
  const [[address, init] = []] = fetched.mock.calls;
  expect(address).toBe('/api/sheets/imports?list=old+students&name=staff+%26+others.csv');
  expect([init?.method, init?.headers]).toEqual([
    'POST',
    { 'Content-Type': 'application/octet-stream' },
  ]);
  expect(init?.body).toBe(sheet);
  expect(onRead.mock.calls).toEqual([[5]]);
  expect(fetched).toHaveBeenCalledOnce();
});

test('cannot be sent twice', async () => {
  await show();
  choose(sheet);
  let answer = (_: Response) => {};
  fetched.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await press(readLabel);
  expect([offered(), onRead.mock.calls]).toEqual([[[reading, false]], []]);
  await act(async () => answer(Response.json({ id: 6 })));
  await settled();
  expect([offered(), onRead.mock.calls]).toEqual([[[reading, false]], [[6]]]);
});

test('offers the sheets of a file with several, and sends the chosen name', async () => {
  await show();
  choose(sheet);
  fetched.mockImplementationOnce(async () =>
    Response.json(
      {
        errors: [
          { message: 'Several.', data: { values: { sheets: ['Teachers', 'Office & bearers'] } } },
        ],
      },
      { status: 422 },
    ),
  );
  await press(readLabel);
  const which = 'The file has several sheets. Which one should be imported?';
  expect([offered(), onRead.mock.calls]).toEqual([[[readLabel, true]], []]);
  expect([...field(which).querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'Teachers',
    'Office & bearers',
  ]);
  await fill(which, 'Office & bearers');
  await press(readLabel);
  expect(fetched.mock.calls.at(-1)?.[0]).toBe(
    '/api/sheets/imports?list=staff&name=staff+%26+others.csv&sheet=Office+%26+bearers',
  );
  expect(onRead.mock.calls).toEqual([[5]]);
});

const unreached = 'The server could not be reached. Try again.';
test.each([
  [
    'of the file',
    refusing({
      errors: [{ message: 'Too large.', data: { code: 'tooLarge', values: { most: 10 } } }],
    }),
    'Too large.',
  ],
  ['with a message', refusing({ errors: [{ message: 'Not you.' }] }), 'Not you.'],
  ['without a message', refusing({}), 'Something went wrong. Try again.'],
  ['without an answer', () => Promise.reject(new TypeError('Failed to fetch')), unreached],
])('shows a refusal %s, and can send again', async (_, answer, sentence) => {
  await show();
  await fill(whichList, 'old students');
  choose(sheet);
  fetched.mockImplementationOnce(answer);
  await press(readLabel);
  expect([texts('.banner--error'), live()]).toEqual([[sentence], [sentence]]);
  expect([offered(), onRead.mock.calls]).toEqual([[[readLabel, true]], []]);
  expect([field(whichList).value, input().files?.[0]]).toEqual(['old students', sheet]);
  fetched.mockReturnValueOnce(new Promise(() => {}));
  await press(readLabel);
  // Messages about the first file are removed for the second.
  expect([live(), offered()]).toEqual([[''], [[reading, false]]]);
});
