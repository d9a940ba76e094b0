// @vitest-environment happy-dom
/** Scheduled changes in a form. */
import { useReducer } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin, openAnew } from '../../testing/payload-ui.tsx';
import { close, open, press, settled, words } from '../../testing/screen.ts';
import { ScheduledState } from './ScheduledState.tsx';

const around = vi.hoisted(() => ({
  modal: '',
  zone: { defaultTimezone: 'Asia/Kolkata' } as { defaultTimezone?: string },
  functions: { getUpcomingScheduledPublish: vi.fn() },
}));
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../testing/payload-ui.tsx')),
  useConfig: () => ({ config: { admin: { timezones: around.zone } } }),
  useModal: () => ({ isModalOpen: (name: string) => name === around.modal }),
  useServerFunctions: () => around.functions,
}));

const ask = around.functions.getUpcomingScheduledPublish;
function Form() {
  const [, renew] = useReducer((times: number) => times + 1, 0);
  return (
    <>
      <ScheduledState />
      <button aria-label="Renew" onClick={renew} type="button" />
    </>
  );
}
const planning = async (modal: string) => {
  around.modal = modal;
  await press('Renew');
};
const pillTexts = () =>
  [...document.querySelectorAll('[role=status] > *')].map((element) => element.textContent);
const plan = (id: number, waitUntil: string | Date | null | undefined, type?: string) => ({
  id,
  waitUntil,
  input: type ? { type } : undefined,
});
const planned = plan(1, '2099-11-24T03:30:00Z', 'publish');

beforeEach(() => {
  around.modal = '';
  around.zone = { defaultTimezone: 'Asia/Kolkata' };
  openAnew({ document: { id: 7, collectionSlug: 'notices' } });
  ask.mockReset().mockResolvedValue([]);
});
afterEach(close);

test('shows the schedule of the record in the time zone of the college', async () => {
  ask.mockResolvedValue([
    planned,
    plan(2, new Date('2099-11-25T03:30:00Z'), 'unpublish'),
    plan(3, '2099-11-26T20:30:00Z'),
  ]);
  await open(<Form />);
  expect(ask.mock.calls).toEqual([[{ id: 7, collectionSlug: 'notices' }]]);
  expect(pillTexts()).toEqual([
    'Scheduled: 24-11-2099 09:00',
    'Unpublish: 25-11-2099 09:00',
    'Scheduled: 27-11-2099 02:00',
  ]);
});

test.each([null, undefined])(
  'shows a schedule with the time %s without failing',
  async (moment) => {
    ask.mockResolvedValue([plan(1, moment, 'publish')]);
    await open(<Form />);
    expect(pillTexts()).toEqual(['Scheduled: 01-01-1970 05:30']);
  },
);

test('shows times in UTC if the college has no time zone, in the language of the admin', async () => {
  Object.assign(admin, { language: 'as' });
  around.zone = {};
  ask.mockResolvedValue([planned]);
  await open(<Form />);
  expect(pillTexts()).toEqual([expect.stringMatching(/^[^a-z]+: 24-11-2099 03:30$/)]);
});

test.each([
  ['nothing is scheduled', () => Promise.resolve([])],
  ['the user may not publish', () => Promise.reject(new Error('Unauthorized'))],
])('shows nothing if %s', async (_, answer) => {
  ask.mockImplementation(answer);
  await open(<Form />);
  expect(document.querySelector('[role=status]')).toBeNull();
  expect(words()).toBe('');
});

test.each([{}, { id: 7 }, { collectionSlug: 'notices' }])(
  'requests nothing for %j',
  async (document) => {
    openAnew({ document: document });
    await open(<Form />);
    expect(ask).not.toHaveBeenCalled();
  },
);

test('reads the schedule again after the drawer closes, not while it is open', async () => {
  await open(<Form />);
  await planning('schedule-publish-7');
  expect(ask).toHaveBeenCalledOnce();
  ask.mockResolvedValue([planned]);
  await planning('');
  expect(ask).toHaveBeenCalledTimes(2);
  expect(pillTexts()).toHaveLength(1);
});

test('does not read again after another drawer closes', async () => {
  await open(<Form />);
  await planning('schedule-publish-8');
  await planning('');
  expect(ask).toHaveBeenCalledOnce();
});

test('ignores a late answer about the former record', async () => {
  const late = Promise.withResolvers<object[]>();
  ask.mockReturnValueOnce(late.promise);
  await open(<Form />);
  Object.assign(admin, { document: { id: 8, collectionSlug: 'notices' } });
  await press('Renew');
  expect(ask.mock.lastCall).toEqual([{ id: 8, collectionSlug: 'notices' }]);
  late.resolve([planned]);
  await settled();
  expect(pillTexts()).toEqual([]);
});
