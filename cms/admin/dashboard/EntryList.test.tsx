/** Tests a list of the dashboard. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { EntryList } from './Dashboard.tsx';
import type { Entry } from './read-entries.ts';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
vi.mock('../translation/TranslationPills.tsx', () => ({
  TranslationPills: ({ words }: { words: readonly string[] }) => <i>{words.join()}</i>,
}));

const entry = (id: number, title: string): Entry => ({
  collection: 'notices',
  id,
  title,
  type: 'CIRCULAR',
  at: '2026-11-20T06:30:00.000Z',
  record: {},
  words: ['title', 'body'],
});
const render = (entries: Entry[], more: { all?: string } = {}, language = 'en') =>
  renderToStaticMarkup(
    <EntryList
      empty="Nothing is scheduled."
      entries={entries}
      language={language}
      note={({ id, type }) => `${type} ${id}`}
      title="Scheduled"
      {...more}
    />,
  );

test('links each entry, with its note and its missing translations', () => {
  const html = render([entry(3, 'Holiday'), entry(4, '')], { all: '/all' });
  for (const [id, title] of [
    [3, 'Holiday'],
    [4, 'number 4'],
  ])
    expect(html).toContain(
      `<a href="/admin/collections/notices/${id}">${title}</a><span class="entry-note">CIRCULAR ${id}</span><i>title,body</i>`,
    );
  expect(html).not.toContain('Nothing is scheduled.');
  expect(html).toContain('<a href="/all">See all</a>');
});

test('links the whole list only if there is an address for it and the list is not empty', () => {
  expect(render([entry(3, 'Holiday')])).not.toContain('See all');
  const empty = render([], { all: '/all' });
  expect(empty).not.toContain('See all');
  expect(empty).toContain('<p>Nothing is scheduled.</p>');
  expect(render([], {}, 'as')).toMatch(/<h2>[^<]*[অ-ৱ]/);
});
