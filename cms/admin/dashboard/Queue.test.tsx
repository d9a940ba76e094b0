/** Tests the queue on the dashboard. */
import type { ServerProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Viewer } from '../viewer.ts';
import { Queue } from './Queue.tsx';

const queue = vi.hoisted(() => ({ readQueue: vi.fn(), countUnreadNotes: vi.fn() }));
vi.mock('./read-queue.ts', () => queue);

const received = '2026-11-20T06:30:00.000Z';
const first = [
  { kind: 'alumni-registrations', id: 3, name: 'Rina', received, photo: '/api/photo' },
  { kind: 'messages', id: 4, name: 'Jatin', received, photo: undefined },
  { kind: 'employees', id: 5, name: 'Dr P.', received, photo: undefined },
];
const render = async (language = 'en') => {
  const props = { i18n: { language }, payload: {}, user: {} } as Viewer & Pick<ServerProps, 'i18n'>;
  return renderToStaticMarkup(await Queue(props));
};
beforeEach(() => {
  queue.readQueue.mockResolvedValue({ first, total: 3 });
  queue.countUnreadNotes.mockResolvedValue(0);
});

test('links each submission, with its kind, its date and its photo', async () => {
  const html = await render();
  const labels = ['Alumni registration', 'Message for the home page', 'Profile for approval'];
  for (const [place, { kind, id, name }] of first.entries()) {
    expect(html).toContain(`href="/admin/collections/${kind}/${id}"`);
    expect(html).toContain(
      `<strong>${name}</strong><br/>${labels[place]}, <time>20-11-2026</time>`,
    );
  }
  expect(html.match(/<img alt="" src="\/api\/photo"\/>/g)).toHaveLength(1);
  expect(html.match(/queue__no-photo/g)).toHaveLength(2);
  expect(html).not.toContain('Showing the oldest');
  expect(await render('as')).toMatch(/<h2[^>]*>[^<]*[অ-ৱ]/);
});

test.each([
  [3, 0, []],
  [4, 0, ['Showing the oldest of 4.']],
  [3, 1, ['1 unread note from visitors']],
  [0, 2, ['2 unread notes from visitors']],
])('describes %i submissions and %i notes as %j', async (total, notes, expected) => {
  queue.readQueue.mockResolvedValue({ first: first.slice(0, total), total });
  queue.countUnreadNotes.mockResolvedValue(notes);
  const html = await render();
  const sentences = [...html.matchAll(/<p>(?:<a[^>]*>)?([^<]*)/g)].map(([, words]) => words);
  expect(sentences).toEqual(expected.map((text) => expect.stringContaining(text)));
});

test('shows nothing if the queue is empty', async () => {
  queue.readQueue.mockResolvedValue({ first: [], total: 0 });
  expect(await render()).toBe('');
});
