// @vitest-environment happy-dom
import type { Payload } from 'payload';
import { afterEach, expect, test, vi } from 'vitest';
import { close, open, words } from '../../testing/screen.ts';
import { ScheduledCell } from './Scheduled.tsx';

vi.mock('@payloadcms/ui', () => ({ Pill: ({ children }: { children: string }) => children }));
afterEach(close);

const plan = (relationTo: string, value: string, waitUntil: string, type = 'publish') => ({
  input: { type, doc: { relationTo, value } },
  waitUntil,
});
const jobs = [
  plan('events', '3', '2099-11-23T03:30:00Z'),
  plan('notices', '3', '2099-11-24T03:30:00Z'),
  plan('notices', '3', '2099-11-25T03:30:00Z', 'unpublish'),
  plan('notices', '4', '2099-11-26T03:30:00Z'),
];

test('shows the schedule of its own row in the time zone of the college', async () => {
  const payload = {
    find: async () => ({ docs: jobs }),
    config: { admin: { timezones: { defaultTimezone: 'Asia/Kolkata' } } },
  } as unknown as Payload;
  const render = async (id: number) => {
    const i18n = { language: 'en' } as Parameters<typeof ScheduledCell>[0]['i18n'];
    await open(await ScheduledCell({ collectionSlug: 'notices', i18n, payload, rowData: { id } }));
    return words();
  };
  expect(await render(3)).toBe('Scheduled: 24-11-2099 09:00Unpublish: 25-11-2099 09:00');
  expect(await render(5)).toBe('');
});
