// @vitest-environment happy-dom
/** The text of a file in its form, and its correction. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asSystem } from '../../../access.ts';
import { admin, openAnew } from '../../../testing/payload-ui.tsx';
import {
  button,
  buttons,
  close,
  field,
  fill,
  open,
  press,
  words,
} from '../../../testing/screen.ts';
import { FileText } from './FileText.tsx';
import { FileTextForm } from './FileTextForm.tsx';
import { notReadable } from './sentences.ts';

const { mayChange, sameTransaction } = vi.hoisted(() => ({
  mayChange: vi.fn(),
  sameTransaction: vi.fn(),
}));
vi.mock('@payloadcms/ui', () => import('../../../testing/payload-ui.tsx'));
vi.mock('../../../platform/database/transaction.ts', () => ({ sameTransaction }));
vi.mock('../../../access.ts', async (original) => ({ ...(await original<object>()), mayChange }));

const fetched = vi.fn<typeof fetch>();
const requests = () =>
  fetched.mock.calls.map(([address, init]) => [
    ...[address, init?.method, init?.headers],
    JSON.parse(String(init?.body)),
  ]);
const areas = () =>
  [...document.querySelectorAll('textarea')].map(({ labels, value }) => [
    labels[0]?.firstChild?.textContent,
    value,
  ]);
const save = 'Save the text';

beforeEach(() => {
  openAnew();
  fetched.mockReset().mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

describe('the form for the text of a file', () => {
  const pages = [
    { number: 2, text: 'Fees' },
    { number: 5, text: 'Rules' },
  ];
  const type = async (page: number, text: string) => {
    const area = document.querySelectorAll('textarea')[page];
    area?.setAttribute('aria-label', `area ${page}`);
    await fill(`area ${page}`, text);
  };
  const show = (texts = pages) => open(<FileTextForm file={7} filename="fees.pdf" pages={texts} />);

  test('saves the edited pages under their own numbers', async () => {
    await show();
    expect(areas()).toEqual([
      ['Page 2', 'Fees'],
      ['Page 5', 'Rules'],
    ]);
    await type(1, 'Rules of 2026');
    await press(save);
    const corrected = [pages[0], { number: 5, text: 'Rules of 2026' }];
    const headers = { 'Content-Type': 'application/json' };
    expect(requests()).toEqual([
      ['/api/file-text', 'POST', headers, { file: 7, filename: 'fees.pdf', pages: corrected }],
    ]);
    expect([admin.toasts, button(save).disabled]).toEqual([['Text saved.'], false]);
    expect(areas()[1]).toEqual(['Page 5', 'Rules of 2026']);
  });

  test('shows one empty page for a file without text', async () => {
    await show([]);
    expect(areas()).toEqual([['Page 1', '']]);
    await type(0, 'What it says');
    await press(save);
    expect(requests()[0]?.[3].pages).toEqual([{ number: 1, text: 'What it says' }]);
  });

  test.each([
    ['refused', async () => Response.json({}, { status: 403 })],
    ['not answered', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keeps the typed text if the request is %s, and can be saved again', async (_, answer) => {
    await show();
    await type(0, 'Fees of 2026');
    fetched.mockImplementationOnce(answer);
    await press(save);
    expect(admin.toasts).toEqual(['This could not be saved.']);
    expect([areas()[0]?.[1], button(save).disabled]).toEqual(['Fees of 2026', false]);
    await press(save);
    expect(admin.toasts[1]).toBe('Text saved.');
  });

  test('disables the button while it saves', async () => {
    await show();
    expect(button(save).disabled).toBe(false);
    fetched.mockReturnValue(new Promise(() => {}));
    await press(save);
    expect([button(save).disabled, admin.toasts]).toEqual([true, []]);
  });
});

describe('the text of a file beside its form', () => {
  const find = vi.fn();
  const readText = { state: 'read', read: 'ocr', filename: 'kept.pdf', pages: null };
  const req = { payload: { find }, i18n: { language: 'en' } };
  const show = async (row: object | undefined, { id = 7, filename = 'fees.pdf', ...more } = {}) => {
    find.mockResolvedValue({ docs: row ? [row] : [] });
    const props = { id, data: { filename }, req: { ...req, ...more } };
    await open(await FileText(props as never));
  };
  beforeEach(() => {
    find.mockReset();
    mayChange.mockReset().mockResolvedValue(true);
    sameTransaction.mockReset().mockResolvedValue('the same transaction');
  });

  test('is read by the file, in the transaction of the form', async () => {
    await show(readText);
    expect(find.mock.calls).toEqual([
      [
        {
          collection: 'document-texts',
          where: { file: { equals: 7 } },
          pagination: false,
          depth: 0,
          ...asSystem,
          req: 'the same transaction',
        },
      ],
    ]);
    expect([sameTransaction.mock.lastCall, mayChange.mock.lastCall]).toEqual([
      [{ ...req }],
      [{ ...req }, 'media', 7],
    ]);
  });

  test('is shown to all, with a form only for users who may correct it', async () => {
    await show({ ...readText, pages: [{ number: 3, text: 'Fees' }] });
    expect(document.querySelector('h2')?.textContent).toBe('Text of the file');
    expect(words()).toContain('This file is a scan');
    expect(areas()).toEqual([['Page 3', 'Fees']]);
    await press(save);
    // The file may have been replaced since the form was opened.
    expect(requests()[0]?.[3]).toMatchObject({ file: 7, filename: 'kept.pdf' });
    await close();
    mayChange.mockResolvedValue(false);
    await show(readText);
    expect(words()).toContain('This file is a scan');
    expect(buttons()).toEqual([]);
  });

  test.each([
    ['waiting', false],
    ['reading', false],
    ['read', true],
    ['failed', true],
  ])('can be corrected if its state is %s: %j', async (state, isDone) => {
    await show({ ...readText, state });
    expect(words().includes('is being read')).toBe(!isDone);
    expect(buttons()).toHaveLength(isDone ? 1 : 0);
    if (isDone) expect(field('Page 1').value).toBe('');
  });

  test.each([
    ['rules.doc', ['Text of the file', notReadable]],
    ['rules.pdf', []],
    ['rules.png', []],
  ])('says for %s without a text: %j', async (filename, expected) => {
    await show(undefined, { filename });
    const texts = [...document.querySelectorAll('h2, p')].map((element) => element.textContent);
    expect([texts, buttons()]).toEqual([expected, []]);
  });

  test('shows a typed text of a file type that cannot be read', async () => {
    await show({ ...readText, read: 'person' }, { filename: 'rules.doc' });
    expect(words()).toContain('This text was typed by a person.');
    expect(words()).not.toContain(notReadable);
  });

  test.each([
    [readText, 'fees.pdf'],
    [undefined, 'rules.doc'],
  ])('is in the language of the admin: %#', async (row, filename) => {
    mayChange.mockResolvedValue(false);
    await show(row, { filename, ...{ i18n: { language: 'as' } } });
    const texts = [...document.querySelectorAll('h2, p')].map((element) => element.textContent);
    expect(texts).toEqual([expect.stringMatching(/[অ-ৱ]/), expect.stringMatching(/[অ-ৱ]/)]);
  });

  test('shows nothing before there is a file', async () => {
    const props = { data: { filename: 'rules.doc' }, req } as never;
    expect(await FileText(props)).toBeNull();
    expect(find).not.toHaveBeenCalled();
  });
});
