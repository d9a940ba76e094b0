// @vitest-environment happy-dom
/** Chosen files become drafts, and drafts are published together. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAnew } from '../../../testing/payload-ui.tsx';
import { button, close, offered, open, press, texts, words } from '../../../testing/screen.ts';
import { DraftButtons } from './DraftButtons.tsx';
import type { FileRow } from './use-rows.ts';

/** The stand-ins for Payload's components, with an element that shows the style of a button. */
vi.mock('@payloadcms/ui', async () => {
  const ours = await import('../../../testing/payload-ui.tsx');
  type Props = Parameters<typeof ours.Button>[0] & { buttonStyle?: string };
  const Button = ({ buttonStyle = 'primary', ...props }: Props) => (
    <b className={buttonStyle}>
      <ours.Button {...props} />
    </b>
  );
  return { ...ours, Button };
});

interface Row extends FileRow {
  title: string;
}
const row = (key: string, more: Partial<Row> = {}): Row => ({
  ...{ key, file: new File(['%PDF-'], `${key}.pdf`), title: key },
  ...more,
});
const fresh = (many: number, from = 1) =>
  Array.from({ length: many }, (_, n) => row(`f${n + from}`));
const incomplete = (many: number) =>
  Array.from({ length: many }, (_, n) => row(`l${n + 1}`, { title: '' }));
const drafts = (many: number) =>
  Array.from({ length: many }, (_, n) => row(`d${n + 1}`, { id: n }));
const published = (many: number) =>
  Array.from({ length: many }, (_, n) => row(`p${n + 1}`, { id: n + 90, isPublished: true }));

const incompleteText = 'Fill in each title.';
const [onSave, onPublish] = [vi.fn(), vi.fn()];
const show = (rows: Row[], isWorking = false) =>
  open(
    <DraftButtons
      isComplete={({ title }) => title !== ''}
      isWorking={isWorking}
      lacks={incompleteText}
      onSave={onSave}
      onPublish={onPublish}
      rows={rows}
    >
      <a href="/admin">{'Go to the list'}</a>
    </DraftButtons>,
  );
const keys = (call: typeof onSave) =>
  call.mock.calls.map(([rows]) => rows.map((row: Row) => row.key));

beforeEach(() => {
  openAnew();
  onSave.mockReset();
  onPublish.mockReset();
});
afterEach(close);

test.each<[string, Row[], [string, boolean][]]>([
  ['no files', [], []],
  ['one file', fresh(1), [['Save 1 as drafts', true]]],
  ['two files', fresh(2), [['Save 2 as drafts', true]]],
  ['a file that lacks something', incomplete(1), [['Save 1 as drafts', false]]],
  ['two files that lack something', incomplete(2), [['Save 2 as drafts', false]]],
  [
    'files of which some lack something',
    [...incomplete(3), ...fresh(2)],
    [['Save 2 as drafts', true]],
  ],
  ['one draft', drafts(1), [['Publish 1 together', true]]],
  ['two drafts', drafts(2), [['Publish 2 together', true]]],
  ['published files', published(2), []],
  [
    'a draft beside published files',
    [...published(2), ...drafts(1)],
    [['Publish 1 together', true]],
  ],
  [
    'a file and a draft',
    [...fresh(1), ...drafts(1)],
    [
      ['Save 1 as drafts', true],
      ['Publish 1 together', true],
    ],
  ],
  ['a file beside published files', [...published(1), ...fresh(1)], [['Save 1 as drafts', true]]],
  [
    'a draft that lacks something',
    [row('d', { id: 3, title: '' })],
    [['Publish 1 together', true]],
  ],
])('offers the right buttons for %s: %#', async (_, rows, expected) => {
  await show(rows);
  expect(offered()).toEqual(expected);
  expect(texts('.sheets__buttons a')).toEqual(['Go to the list']);
});

test('disables all buttons during an action', async () => {
  const rows = [...fresh(1), ...drafts(1)];
  await show(rows, true);
  expect(offered()).toEqual([
    ['Save 1 as drafts', false],
    ['Publish 1 together', false],
  ]);
  await close();
  await show(rows);
  expect(offered().map(([, isOpen]) => isOpen)).toEqual([true, true]);
});

test('saves only complete files and publishes only drafts', async () => {
  await show([...fresh(2), ...incomplete(1), ...drafts(2), ...published(1)]);
  await press('Save 2 as drafts');
  expect([keys(onSave), keys(onPublish)]).toEqual([[['f1', 'f2']], []]);
  await press('Publish 2 together');
  expect([keys(onSave), keys(onPublish)]).toEqual([[['f1', 'f2']], [['d1', 'd2']]]);
});

test.each([
  [drafts(1), ['primary']],
  [
    [...fresh(1), ...drafts(1)],
    ['primary', 'secondary'],
  ],
  [
    [...incomplete(1), ...drafts(1)],
    ['primary', 'secondary'],
  ],
  [fresh(1), ['primary']],
])('gives the next action the primary style: %#', async (rows, styles) => {
  await show(rows);
  expect([...document.querySelectorAll('b')].map(({ className }) => className)).toEqual(styles);
});

const rowsCalled = (many: number) =>
  incomplete(many)
    .map(({ file }) => file.name)
    .join(', ');
test.each<[string, Row[], string[]]>([
  ['no files', [], []],
  ['complete files', fresh(2), []],
  ['a draft', [row('d', { id: 3, title: '' })], []],
  ['the only file', incomplete(1), [incompleteText]],
  ['all files', incomplete(11), [incompleteText]],
  ['a file beside a complete one', [...fresh(1), ...incomplete(1)], [`${incompleteText} l1.pdf`]],
  [
    'two files beside others',
    [...incomplete(2), ...fresh(1)],
    [`${incompleteText} l1.pdf, l2.pdf`],
  ],
  [
    'ten files beside others',
    [...incomplete(10), ...fresh(1)],
    [`${incompleteText} ${rowsCalled(10)}`],
  ],
  [
    'eleven files beside others',
    [...incomplete(11), ...fresh(1)],
    [`${incompleteText} ${rowsCalled(10)} …`],
  ],
])(
  'says what is missing for %s, and names the files if others can be saved',
  async (_, rows, sentences) => {
    await show(rows);
    expect(texts('p')).toEqual(sentences);
  },
);

test('allows saving a refused file again', async () => {
  await show([row('f', { problem: 'Too large.' })]);
  expect(button('Save 1 as drafts').disabled).toBe(false);
  expect(words()).not.toContain(incompleteText);
});
