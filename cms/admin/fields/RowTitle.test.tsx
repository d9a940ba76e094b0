// @vitest-environment happy-dom
/** Titles of collapsed rows, and rows that open by themselves. */
import { afterEach, expect, test, vi } from 'vitest';
import { openAnew } from '../../testing/payload-ui.tsx';
import { close, open, words } from '../../testing/screen.ts';
import { RowTitle } from './RowTitle.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));

afterEach(close);

test.each([
  ['en', { title: 'Gate', name: 'Rina' }, '3. Gate'],
  ['en', { title: '  ', name: 'Rina' }, '3. Rina'],
  ['en', { title: 7, name: '' }, 'Photo 3'],
  ['en', { title: ['fee', 'মাচুল'] }, '3. fee, মাচুল'],
  ['en', { title: [], name: 'Rina' }, '3. Rina'],
  ['as', {}, 'ফটো 3'],
  ['bn', undefined, 'Photo 3'],
])('shows in %s the row %j as “%s”', async (language, data, title) => {
  openAnew({ language, row: { data, path: 'photos.2', rowNumber: 2 } });
  const singular = { en: 'photo', as: 'ফটো' };
  await open(<RowTitle columns={['title', 'name']} singular={singular} />);
  expect(words()).toBe(title);
});

test.each([
  [{ id: 'x' }, true, 1],
  [{ id: 'x', title: '' }, true, 1],
  [{ id: 'x', title: 'Gate' }, true, 0],
  [{ id: 'x' }, false, 0],
])('opens a row %j that is collapsed (%j) %i times', async (data, collapsed, times) => {
  const dispatchFields = vi.fn();
  const folded = [{ collapsed: true }, { collapsed }];
  openAnew({
    ...{ dispatchFields, row: { data, path: 'photos.1', rowNumber: 1 } },
    rows: { photos: folded },
  });
  await open(<RowTitle columns={['title']} singular={{ en: 'photo' }} />);
  const updatedRows = [{ collapsed: true }, { collapsed: false }];
  expect(dispatchFields.mock.calls).toEqual(
    Array(times).fill([{ type: 'SET_ROW_COLLAPSED', path: 'photos', updatedRows }]),
  );
});
