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

const payload = (...hidden: string[]) =>
  ({
    find: async () => ({ docs: hidden.map((path) => ({ path, hidden: true })) }),
  }) as unknown as Payload;
const offered = async (collectionSlug: string, ...hidden: string[]) => {
  const clientField = {
    name: 'type',
    options: ['COLLEGE_CANTEEN', 'PCSU', 'OWN'].map((value) => ({ value })),
  };
  const props = { clientField, collectionSlug, path: 'type', payload: payload(...hidden) };
  await open(await PlaceField(props as unknown as SelectFieldServerProps));
  return texts('option');
};

beforeEach(() => void openAnew());
afterEach(close);

const canteen = '/facility/canteen_facility';
const union = '/students/students_union';

test('notices and members do not offer the place of a hidden page', async () => {
  expect(await offered('notices')).toEqual(['COLLEGE_CANTEEN', 'PCSU', 'OWN']);
  expect(await offered('notices', canteen)).toEqual(['PCSU', 'OWN']);
  expect(await offered('members', union)).toEqual(['COLLEGE_CANTEEN', 'OWN']);
  expect(texts('[role=status]')).toEqual([]);
});

test('another list with the same codes offers all of them', async () => {
  expect(await offered('evidence-groups', canteen)).toEqual(['COLLEGE_CANTEEN', 'PCSU', 'OWN']);
});

test('a record keeps its place, and its form says that visitors do not see it', async () => {
  const savedDocumentData = { type: 'COLLEGE_CANTEEN' };
  openAnew({ document: { savedDocumentData }, values: savedDocumentData });
  expect(await offered('notices', canteen, union)).toEqual(['COLLEGE_CANTEEN', 'PCSU', 'OWN']);
  expect(texts('[role=status]')).toEqual([expect.stringContaining('its page is hidden')]);
});
