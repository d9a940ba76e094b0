/** Tests the list of missing steps on the dashboard. */
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '../../access.ts';
import { setUpSteps } from '../../content/administration/set-up-steps.ts';
import { addUser } from '../../testing/content.ts';
import { links, offered, part, words } from '../../testing/screen.ts';
import { propsOf, show } from '../../testing/served-screen.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { StillMissing } from './StillMissing.tsx';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);
beforeEach(() => set({ name: 'Hill College' }, { skipped: [], dismissed: false, is_demo: false }));

async function set(college: { name?: string }, setUp: object = {}) {
  await payload.updateGlobal({ slug: 'college', data: college });
  await payload.updateGlobal({ slug: 'set-up', data: setUp });
}
const open = async (role: Role = 'administrator', language: 'en' | 'as' = 'en') =>
  show(StillMissing, await propsOf(payload, { user: await addUser(payload, role), language }));

test('links each open step, in the language of the admin', async () => {
  await set({}, { skipped: setUpSteps.filter((step) => !['college', 'mail'].includes(step)) });
  await open();
  expect(links(part('What your college still needs'))).toEqual([
    ['Name and address', '/admin/set-up?step=college'],
    ['Mail', '/admin/set-up?step=mail'],
  ]);
  expect(offered()).toEqual([['Do not show this again', true]]);
  await open('administrator', 'as');
  expect(links()[0]?.[0]).toMatch(/^[অ-ৱ]/);
});

test('links only the start of an own college in the demo', async () => {
  await set({}, { is_demo: true });
  await open();
  expect(words()).toBe('This is the demo college. Start with our own college');
  expect(links()).toEqual([['Start with our own college', '/admin/set-up#own-college']]);
  await open('administrator', 'as');
  expect(words()).not.toMatch(/[a-z]/);
});

test.each([
  ['has finished all steps', {}, { skipped: [...setUpSteps] }],
  ['was dismissed', {}, { dismissed: true }],
  ['was dismissed while it is empty', { name: ' ' }, { dismissed: true }],
  ['was dismissed while it is the demo', {}, { dismissed: true, is_demo: true }],
])('shows nothing for a college that %s', async (_, college, setUp) => {
  await set(college, setUp);
  expect([await open(), words()]).toEqual([undefined, '']);
});

test('opens the set-up if the college is empty', async () => {
  await set({ name: ' ' });
  expect(await open()).toBe('redirects to /admin/set-up');
});

test('shows nothing to others', async () => {
  await open('editor');
  expect(words()).toBe('');
  await show(StillMissing, await propsOf(payload, {}));
  expect(words()).toBe('');
});
