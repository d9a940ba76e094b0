// @vitest-environment happy-dom
/** Tests that places of hidden pages are not offered. */
import type { Payload, SelectFieldServerProps } from 'payload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAnew } from '../../testing/payload-ui.tsx';
import { close, open, texts } from '../../testing/screen.ts';
import { PlaceField } from './PlaceField.tsx';

interface Options {
  field: { options: { value: string }[] };
}
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../testing/payload-ui.tsx')),
  SelectField: ({ field: { options } }: Options) =>
    options.map(({ value }) => <option key={value}>{value}</option>),
}));

vi.mock('../../content/site-map/read-default.ts', () => ({ readDefaultMap: async () => website }));

const website = [
  { path: '/canteen', titles: { en: '', as: '' }, shows: ['notices/CANTEEN', 'members/CANTEEN'] },
  { path: '/library', titles: { en: '', as: '' }, shows: ['notices/LIBRARY', 'members/LIBRARY'] },
];
const payload = (...hidden: string[]) =>
  ({
    find: async () => ({ docs: hidden.map((path) => ({ path, hidden: true })) }),
  }) as unknown as Payload;
const offered = async (collectionSlug: string, ...hidden: string[]) => {
  const clientField = {
    name: 'type',
    options: [{ value: 'CANTEEN' }, { value: 'LIBRARY' }, { value: 'OWN' }],
  };
  const props = { clientField, collectionSlug, path: 'type', payload: payload(...hidden) };
  await open(await PlaceField(props as unknown as SelectFieldServerProps));
  return texts('option');
};

beforeEach(() => void openAnew());
afterEach(close);

test.each(['notices', 'members'])(
  '%s do not offer the place of a hidden page',
  async (collection) => {
    expect(await offered(collection)).toEqual(['CANTEEN', 'LIBRARY', 'OWN']);
    expect(await offered(collection, '/canteen')).toEqual(['LIBRARY', 'OWN']);
    expect(texts('[role=status]')).toEqual([]);
  },
);

test('another list with the same codes offers all of them', async () => {
  expect(await offered('evidence-groups', '/canteen')).toEqual(['CANTEEN', 'LIBRARY', 'OWN']);
});

test('a record keeps its place, and its form says that visitors do not see it', async () => {
  const savedDocumentData = { type: 'CANTEEN' };
  openAnew({ document: { savedDocumentData }, values: { type: 'CANTEEN' } });
  expect(await offered('notices', '/canteen', '/library')).toEqual(['CANTEEN', 'OWN']);
  expect(texts('[role=status]')).toEqual([expect.stringContaining('its page is hidden')]);
});
