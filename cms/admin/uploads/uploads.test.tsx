// @vitest-environment happy-dom
/** Many files are uploaded with their descriptions, and none is left out of what is saved. */
import type { UploadFieldClientProps } from 'payload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, Button, openAnew } from '../../testing/payload-ui.tsx';
import { choose, close, fill, items, offered, open, press, texts } from '../../testing/screen.ts';
import { AddFiles } from './AddFiles.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));

/** Name and description of each file that the backend received. */
let sent: string[][];
/** Name of a file that the backend refuses. */
let refused: string | undefined;
const saved = vi.fn();

beforeEach(async () => {
  sent = [];
  refused = undefined;
  saved.mockReset();
  openAnew({
    values: { photos: [3] },
    dispatchFields: (change) =>
      Object.assign(admin.values, { photos: Reflect.get(change, 'value') }),
  });
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: FormData }) => {
    const { name } = body.get('file') as File;
    if (name === refused)
      return Response.json(
        { errors: [{ message: 'This picture cannot be read.' }] },
        { status: 400 },
      );
    sent.push([name, JSON.parse(String(body.get('_payload'))).alt]);
    return Response.json({ doc: { id: 10 + sent.length } });
  });
  const props = { path: 'photos', onlyPictures: true } as unknown as UploadFieldClientProps;
  await open(
    <form onSubmit={(event) => event.preventDefault()}>
      <AddFiles {...props} />
      <div className="form-submit">
        <Button onClick={saved}>{'Publish'}</Button>
      </div>
    </form>,
  );
});
afterEach(close);

const photos = (...names: string[]) =>
  choose(
    'Upload pictures',
    names.map((name) => new File(['content'], name)),
  );

test('the button that saves uploads the chosen photos first, with one description for all', async () => {
  await photos('one.jpg', 'two.jpg', 'three.HEIC', 'list.pdf');
  expect([admin.isModified, items().length, admin.toasts]).toEqual([
    true,
    3,
    ['Pictures must be JPEG, PNG, WebP or AVIF.'],
  ]);
  await press('Publish');
  expect([sent, saved.mock.calls.length]).toEqual([[], 0]);
  expect(texts('[role=alert]')).toEqual(['Describe in a few words what the picture shows.']);

  await fill('Description of all pictures', 'Sports week');
  await fill('two.jpg', 'The first race');
  await press('Publish');
  expect(sent).toEqual([
    ['one.jpg', 'Sports week'],
    ['two.jpg', 'The first race'],
    ['three.HEIC', 'Sports week'],
  ]);
  expect(admin.values.photos).toEqual([3, 11, 12, 13]);
  expect([items(), saved.mock.calls.length]).toEqual([[], 1]);
});

test('a refused photo stays with the reason, and what is uploaded is in the field', async () => {
  await photos('one.jpg', 'two.jpg');
  await fill('Description of all pictures', 'Sports week');
  refused = 'one.jpg';
  await press('Publish');
  expect([admin.values.photos, saved.mock.calls.length]).toEqual([[3, 11], 0]);
  expect(texts('[role=alert]')).toEqual(['This picture cannot be read.']);
  expect(offered()).toContainEqual(['Upload (1)', true]);

  refused = undefined;
  await fill('one.jpg', 'The gate');
  await press('Publish');
  expect([admin.values.photos, saved.mock.calls.length]).toEqual([[3, 11, 12], 1]);
});
