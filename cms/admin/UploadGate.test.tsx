// @vitest-environment happy-dom
/** Files that are not accepted are refused at once, whether chosen or dropped. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, openAnew, toast } from '../testing/payload-ui.tsx';
import { close, open } from '../testing/screen.ts';
import { UploadGate } from './UploadGate.tsx';

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'));

/** A DataTransfer that holds files, as in a browser. The one of happy-dom is always empty. */
class Drop extends MouseEvent {
  readonly dataTransfer: DataTransfer | null;
  constructor(type: string, { dataTransfer = null, ...place }: DragEventInit = {}) {
    super(type, place);
    this.dataTransfer = dataTransfer;
  }
}

beforeEach(() => {
  openAnew();
  vi.stubGlobal('DragEvent', Drop);
});
afterEach(close);

const file = (name: string) => new File(['content'], name);
const listOf = (files: File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};
const namesOf = (files: FileList | null | undefined) => [...(files ?? [])].map(({ name }) => name);

/** Names of the files that reach the form below, for each change. */
async function openGate(accept = '') {
  await open(<UploadGate>{<input type="file" multiple accept={accept} />}</UploadGate>);
  const input = document.querySelector('input') as HTMLInputElement;
  const received: string[][] = [];
  input.addEventListener('change', () => void received.push(namesOf(input.files)));
  input.addEventListener(
    'drop',
    ({ dataTransfer }) => void received.push(namesOf(dataTransfer?.files)),
  );
  return {
    received,
    choose(...names: string[]) {
      input.files = listOf(names.map(file)).files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    drop(...names: string[]) {
      const dataTransfer = listOf(names.map(file));
      const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
      return input.dispatchEvent(drop);
    },
  };
}

const kinds = /This type of file is not accepted/;

test('passes on accepted files unchanged', async () => {
  const { received, choose, drop } = await openGate();
  choose('list.pdf', 'gate.JPG', 'photo.heic');
  expect(drop('list.pdf')).toBe(true);
  expect(received).toEqual([['list.pdf', 'gate.JPG', 'photo.heic'], ['list.pdf']]);
  expect(admin.toasts).toEqual([]);
});

test('passes on the accepted files of a selection and names each refused one', async () => {
  const { received, choose } = await openGate();
  choose('setup.exe', 'list.pdf', 'drawing.svg');
  expect(received).toEqual([['list.pdf']]);
  expect(admin.toasts).toEqual([
    expect.stringMatching(/^setup\.exe: This type of file/),
    'drawing.svg: Pictures must be JPEG, PNG, WebP or AVIF. Save this one as JPEG first.',
  ]);
});

test('sends no event to the form if every chosen file is refused', async () => {
  const { received, choose } = await openGate();
  choose('setup.exe');
  expect(received).toEqual([]);
  expect(admin.toasts).toEqual([expect.stringMatching(kinds)]);
});

test('passes on the accepted files of a drop as a drop', async () => {
  const { received, drop } = await openGate();
  expect(drop('setup.exe', 'list.pdf')).toBe(false);
  drop('setup.exe');
  expect(received).toEqual([['list.pdf'], []]);
  expect(admin.toasts).toHaveLength(2);
});

test('accepts the file types of the input as well', async () => {
  const { received, choose } = await openGate('.xml,.zip');
  choose('old-site.xml', 'setup.exe');
  expect(received).toEqual([['old-site.xml']]);
  expect(admin.toasts).toEqual([expect.stringMatching(/^setup\.exe: /)]);
});

test('shows a refusal for ten seconds', async () => {
  const toastError = vi.spyOn(toast, 'error');
  (await openGate()).choose('setup.exe');
  expect(toastError).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(kinds), {
    duration: 10_000,
  });
});

test('ignores other controls and drops of text, and stops listening when it is closed', async () => {
  const { received, choose } = await openGate();
  const text = document.createElement('input');
  document.body.append(text);
  text.dispatchEvent(new Event('change', { bubbles: true }));
  text.dispatchEvent(new DragEvent('drop', { bubbles: true }));
  await close();
  choose('setup.exe');
  expect([received, admin.toasts]).toEqual([[['setup.exe']], []]);
});
