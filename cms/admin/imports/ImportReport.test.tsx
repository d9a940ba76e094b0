// @vitest-environment happy-dom
/** The report on the form of an import, beside the fields of Payload. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { close, links, open } from '../../testing/screen.ts';
import { ImportReport, type Source } from './ImportReport.tsx';

const setValue = vi.fn();
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../testing/payload-ui.tsx')),
  useField: ({ path }: { path: string }) => ({ value: admin.values[path], setValue }),
}));

beforeEach(() => {
  openAnew({ values: { state: 'imported' } });
  setValue.mockReset();
});
afterEach(close);

const answer = (state: string) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({ id: 7, kind: 'old-notices', file_name: 'old.xml', state, done: 1, of: 1 }),
  );
const source: Source = {
  imports: '/old-exports',
  screen: '/old-exports',
  about: { stopped: 'It stopped.', links: [] },
};
const show = () => open(<ImportReport id={7} source={source} />);

test('shows the state after an undo in the form, without marking the form as changed', async () => {
  answer('undone');
  await show();
  await vi.waitFor(() => expect(setValue).toHaveBeenCalledWith('undone', true));
});

test('leaves the form alone while the state is the same', async () => {
  answer('imported');
  await show();
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull());
  expect(setValue).not.toHaveBeenCalled();
});

test('links the screen that continues an import, and asks at the address of its kind', async () => {
  const addresses: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address);
    return Response.json({ id: 7, state: 'read', done: 0, of: 1 });
  });
  await show();
  await vi.waitFor(() =>
    expect(links()).toEqual([['Continue this import', '/admin/old-exports?import=7']]),
  );
  expect(addresses).toEqual(['/api/old-exports/7']);
});
