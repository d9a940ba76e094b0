// @vitest-environment happy-dom
/** The WordPress export and its files are chosen and uploaded. */
import { asRecord } from '@college/contract/as-record';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAnew } from '../../../testing/payload-ui.tsx';
import { button, close, field, open, press, settled, texts } from '../../../testing/screen.ts';
import { ChooseExport } from './ChooseExport.tsx';

vi.mock('@payloadcms/ui', () => import('../../../testing/payload-ui.tsx'));

const PIECE = 16 * 1024 * 1024;
const look = 'Read the export';
const exportLabel = 'The export (.xml)';
const filesLabel = 'Pictures and files as one .zip file (optional)';
const onSent = vi.fn();
const fetched = vi.fn<typeof fetch>();
const requests = () =>
  fetched.mock.calls.map(([address, init]) => [
    address,
    init?.method,
    asRecord(init?.headers)['Content-Type'],
    asRecord(init?.body).size,
  ]);
const live = () => document.querySelector('[aria-live=polite]')?.textContent;
const problems = () => texts('.banner--error');
const input = (name: string) => field(name) as HTMLInputElement;
/** Sets the file of an input, because a form of happy-dom does not send chosen files. */
function choose(name: string, file: File) {
  const carried = new DataTransfer();
  carried.items.add(file);
  input(name).files = carried.files;
}
const xml = (size = 3) => new File(['x'.repeat(size)], 'old site.xml');
const zip = new File(['12345'], 'uploads.zip');
const show = (refusal?: string) =>
  open(<ChooseExport imports="/api/wordpress/imports" onSent={onSent} refusal={refusal} />);
const refused = (answer: object) => async () => Response.json(answer, { status: 422 });
/** A response that can be resolved later. */
function later() {
  let go = (_answer: Response) => {};
  const answer = new Promise<Response>((resolve) => {
    go = resolve;
  });
  return {
    answer: () => answer,
    async go() {
      await act(async () => go(Response.json({ id: 9 })));
      await settled();
    },
  };
}

beforeEach(() => {
  openAnew();
  onSent.mockReset();
  fetched.mockReset().mockImplementation(async () => Response.json({ id: 9 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

test('says where to make the export, and which files it accepts', async () => {
  await show();
  expect(texts('p, small')).toEqual([
    'In WordPress choose Tools, Export, All content. Upload the file that you get. The old website is not changed.',
    'The folder wp-content/uploads of the old server. Files that are not in the .zip file are not imported. You can import again with more files later.',
  ]);
  expect(
    [exportLabel, filesLabel].map((name) => [input(name).accept, input(name).required]),
  ).toEqual([
    ['.xml', true],
    ['.zip', false],
  ]);
  expect([problems(), live(), button(look).disabled]).toEqual([[], '', false]);
});

test('shows why the former upload was refused until the next upload', async () => {
  await show('This is not a WordPress export.');
  expect(problems()).toEqual(['This is not a WordPress export.']);
  expect(live()).toBe('This is not a WordPress export.');
  const wait = later();
  fetched.mockImplementationOnce(wait.answer);
  choose(exportLabel, xml());
  await press(look);
  expect([problems(), live()]).toEqual([[], '']);
  await wait.go();
  expect(problems()).toEqual([]);
});

test.each([
  ['nothing', undefined],
  ['an empty file', new File([], 'empty.xml')],
])('sends nothing if %s is chosen, and keeps the former message', async (_, file) => {
  await show('No.');
  if (file) choose(exportLabel, file);
  const form = document.querySelector('form');
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  await act(async () => void form?.dispatchEvent(submit));
  await settled();
  // The form must not navigate away.
  expect(submit.defaultPrevented).toBe(true);
  expect([fetched.mock.calls, onSent.mock.calls, problems()]).toEqual([[], [], ['No.']]);
});

test('sends an export without files', async () => {
  await show();
  choose(exportLabel, xml());
  await press(look);
  expect(requests()).toEqual([
    ['/api/wordpress/imports?name=old+site.xml', 'POST', 'application/json', undefined],
    ['/api/wordpress/imports/9/files/export?at=0', 'POST', 'application/octet-stream', 3],
  ]);
  expect(onSent.mock.calls).toEqual([[9]]);
});

test('sends the export and then its files, and shows the progress', async () => {
  await show();
  const [creation, first, second, third] = [later(), later(), later(), later()];
  for (const { answer } of [creation, first, second, third]) fetched.mockImplementationOnce(answer);
  choose(exportLabel, xml(PIECE * 2 - PIECE / 2));
  choose(filesLabel, zip);
  await press(look);
  // Disabled during the upload, because a second press would send everything again.
  expect([requests().length, live(), button(look).disabled]).toEqual([1, '', true]);
  await creation.go();
  expect([requests().length, live()]).toEqual([2, '']);
  await first.go();
  expect([requests().length, live()]).toEqual([3, 'old site.xml: 67 % uploaded']);
  expect([button(look).disabled, problems()]).toEqual([true, []]);
  await second.go();
  expect([requests().length, live()]).toEqual([4, 'old site.xml: 100 % uploaded']);
  expect(onSent).not.toHaveBeenCalled();
  await third.go();
  expect(requests().slice(1)).toEqual([
    ['/api/wordpress/imports/9/files/export?at=0', 'POST', 'application/octet-stream', PIECE],
    [
      `/api/wordpress/imports/9/files/export?at=${PIECE}`,
      'POST',
      'application/octet-stream',
      PIECE / 2,
    ],
    ['/api/wordpress/imports/9/files/media?at=0', 'POST', 'application/octet-stream', 5],
  ]);
  expect(onSent.mock.calls).toEqual([[9]]);
  expect([live(), button(look).disabled]).toEqual(['', false]);
});

test.each([
  ['with a message', refused({ errors: [{ message: 'Too large.' }] }), 'Too large.'],
  ['without a message', refused({}), 'Something went wrong. Try again.'],
  [
    'without an answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'The server could not be reached. Try again.',
  ],
])('shows a failure %s, and can send again', async (_, answer, sentence) => {
  await show();
  choose(exportLabel, xml());
  choose(filesLabel, zip);
  // The export arrives but its files fail.
  fetched.mockImplementationOnce(async () => Response.json({ id: 9 }));
  fetched.mockImplementationOnce(async () => Response.json({ id: 9 }));
  fetched.mockImplementationOnce(answer);
  await press(look);
  expect([problems(), live(), button(look).disabled]).toEqual([[sentence], sentence, false]);
  expect(onSent).not.toHaveBeenCalled();
  expect(input(exportLabel).files?.[0]?.name).toBe('old site.xml');
  await press(look);
  expect([problems(), onSent.mock.calls]).toEqual([[], [[9]]]);
});

test('sends no file if the import is refused', async () => {
  await show();
  choose(exportLabel, xml());
  fetched.mockImplementationOnce(refused({ errors: [{ message: 'Not you.' }] }));
  await press(look);
  expect([problems(), requests().length]).toEqual([['Not you.'], 1]);
});
