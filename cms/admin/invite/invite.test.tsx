// @vitest-environment happy-dom
/** Administrators invite several people at once, and read what became of each. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAnew } from '../../testing/payload-ui.tsx';
import { button, close, fill, open, press, words } from '../../testing/screen.ts';
import { InvitePeople } from './InvitePeople.tsx';
import { InviteStaff } from './InviteStaff.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));

const label = (en: string, as: string) => ({ en, as });
const options = [
  { value: 'moderator', label: label('Moderator', 'মডাৰেটৰ') },
  { value: 'editor', label: label('Editor', 'সম্পাদক') },
];
const fields = [{ name: 'role', type: 'select', options }];
const fetched = vi.fn<typeof fetch>();
const posted = () =>
  fetched.mock.calls.map(([address, init]) => [address, JSON.parse(String(init?.body))]);
const lines = () => [...document.querySelectorAll('[aria-live] li')].map((li) => li.textContent);

beforeEach(() => {
  openAnew({ fields });
  const outcomes = [
    { name: 'a@example.org', outcome: 'invited' },
    { name: 'Rina', outcome: 'no-address' },
  ];
  fetched.mockReset().mockImplementation(async () => Response.json({ outcomes }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

test('addresses are read however they are parted, and each is told of', async () => {
  await open(<InvitePeople />);
  await fill('E-mail addresses', ' a@example.org, b@example.org;c@example.org\nd@example.org ');
  await fill('What they may do', 'editor');
  await press('Invite');
  const addresses = ['a', 'b', 'c', 'd'].map((name) => `${name}@example.org`);
  expect(posted()).toEqual([['/api/invitations', { role: 'editor', addresses }]]);
  expect(lines()).toEqual([
    'a@example.org: invited, a mail is on its way.',
    'Rina: not invited. The profile has no official e-mail address.',
  ]);
});

test('roles are called as the form of an account calls them, in the language of who reads', async () => {
  openAnew({ fields, language: 'as' });
  await open(<InvitePeople />);
  const offered = [...document.querySelectorAll('option')].map((one) => [one.value, one.text]);
  expect(offered.slice(0, 2)).toEqual([
    ['moderator', 'মডাৰেটৰ'],
    ['editor', 'সম্পাদক'],
  ]);
});

test('who is ticked is mailed once more; nobody is while nobody is ticked', async () => {
  await open(<InvitePeople />);
  expect(button('Mail the ticked ones once more (0)').disabled).toBe(true);
  await close();
  openAnew({ fields, selected: [3, 4] });
  await open(<InvitePeople />);
  await press('Mail the ticked ones once more (2)');
  expect(posted()).toEqual([['/api/invitations', { role: 'moderator', accounts: [3, 4] }]]);
});

test.each([
  ['Invite as teachers (2)', 'teacher'],
  ['Invite as heads of their departments (2)', 'head-of-department'],
])('%s', async (name, role) => {
  openAnew({ selected: [3, 4] });
  await open(<InviteStaff />);
  await press(name);
  expect(posted()).toEqual([['/api/invitations', { role, employees: [3, 4] }]]);
  expect(lines()).toHaveLength(2);
  await close();
  openAnew();
  await open(<InviteStaff />);
  expect(button(name.replace('2', '0')).disabled).toBe(true);
});

test('a refusal is told; the screens are for administrators alone', async () => {
  openAnew({ selected: [3] });
  fetched.mockResolvedValue(Response.json({ message: 'Not now.' }, { status: 400 }));
  await open(<InviteStaff />);
  await press('Invite as teachers (1)');
  expect(lines()).toEqual(['Not now.']);
  for (const screen of [<InviteStaff key="staff" />, <InvitePeople key="people" />]) {
    await close();
    openAnew({ user: { role: 'editor' } });
    await open(screen);
    expect(words()).toBe('');
  }
});
