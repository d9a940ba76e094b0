/** Tests the board of public disclosure. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DutiesView } from './DutiesView.tsx';

const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const duty = (id: string, data: object) => ({
  key: `ugc/${id}`,
  row: { id, title: { en: id, as: id } },
  state: 'published',
  editPage: `/admin/edit-${id}`,
  answer: `/admin/answer-${id}`,
  staleFrom: undefined,
  date: undefined,
  ...data,
});
vi.mock('../../duties/shown-sets.ts', () => ({
  readShownSets: async () => ({
    shown: [{ code: 'ugc', title: { en: 'UGC', as: 'UGC' }, source: 'Rules of the UGC' }],
  }),
}));
vi.mock('../../duties/evaluate.ts', () => ({
  evaluate: async () => [
    duty('fees', { state: 'missing' }),
    duty('prospectus', { staleFrom: day(59) }),
    duty('hostel', { staleFrom: day(61) }),
  ],
}));
vi.mock('../../reviews/subjects.ts', () => ({
  readSubjects: async () => [
    { key: 'page:/', kind: 'page', owner: { name: 'Nobody here', email: 'n@example.org' } },
    ...['fees', 'hostel'].map((id) => ({
      key: `duty:ugc/${id}`,
      kind: 'duty',
      owner: { name: 'Office', email: 'office@example.org' },
    })),
    {
      key: 'duty:ugc/prospectus',
      kind: 'duty',
      owner: { name: 'Anima', email: 'anima@example.org' },
    },
  ],
}));
vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));

const render = async (owner?: string) => {
  const props = { payload: {}, i18n: { language: 'en' }, searchParams: { owner } };
  return renderToStaticMarkup(await DutiesView(props as never));
};
/** Titles under “To do” and under “Done”. */
const rowsIn = (html: string) =>
  html
    .split('<summary>')
    .slice(1)
    .map((part) => [...part.matchAll(/edit-(\w+)"/g)].map(([, id]) => id));

test('lists rows that are missing or too old within 60 days first, with their owners', async () => {
  const html = await render();
  expect(rowsIn(html)).toEqual([['fees', 'prospectus'], ['hostel']]);
  expect(html).toContain('Anima');
  expect(html).not.toContain('Nobody here');
});

test('lists the rows of one owner', async () => {
  expect(rowsIn(await render('office@example.org'))).toEqual([['fees'], ['hostel']]);
  expect(rowsIn(await render('anima@example.org'))).toEqual([['prospectus']]);
  expect(rowsIn(await render('unknown@example.org'))).toEqual([['fees', 'prospectus'], ['hostel']]);
});
