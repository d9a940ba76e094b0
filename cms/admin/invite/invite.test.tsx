// @vitest-environment happy-dom
/** Administrators invite several people at once and see the result for each. */
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
  fetched.mock.calls.map(([address, init]) => [
    address,
    init?.body ? JSON.parse(String(init.body)) : undefined,
  ]);
const lines = () => [...document.querySelectorAll('[aria-live] li')].map((li) => li.textContent);

beforeEach(() => {
  openAnew({ fields });
  const outcomes = [
    { name: '', address: 'a@example.org', outcome: 'invited' },
    { name: 'Rina', address: '', outcome: 'no-address' },
  ];
  fetched.mockReset().mockImplementation(async () => Response.json({ outcomes }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

test('reads addresses with any separator and shows the result for each', async () => {
  await open(<InvitePeople sendsMail />);
  await fill('E-mail addresses', ' a@example.org, b@example.org;c@example.org\nd@example.org ');
  await fill('Role', 'editor');
  await press('Invite');
  const addresses = ['a', 'b', 'c', 'd'].map((name) => `${name}@example.org`);
  expect(posted()).toEqual([['/api/invitations', { role: 'editor', addresses }]]);
  expect(lines()).toEqual([
    'a@example.org: invited by e-mail.',
    'Rina: not invited. The profile has no official e-mail address.',
  ]);
});

test('says before and after that no e-mail is sent without a mail server', async () => {
  await open(<InvitePeople sendsMail={false} />);
  expect(words()).toContain('This server cannot send e-mail yet.');
  await fill('E-mail addresses', 'a@example.org');
  await press('Invite');
  expect(lines()[0]).toBe('a@example.org: the account is ready, but no e-mail was sent.');
  await close();
  await open(<InviteStaff sendsMail={false} />);
  expect(words()).toContain('This server cannot send e-mail yet.');
});

test('names roles as the account form does, in the language of the admin', async () => {
  openAnew({ fields, language: 'as' });
  await open(<InvitePeople sendsMail />);
  const offered = [...document.querySelectorAll('option')].map((element) => [
    element.value,
    element.text,
  ]);
  expect(offered.slice(0, 2)).toEqual([
    ['moderator', 'মডাৰেটৰ'],
    ['editor', 'সম্পাদক'],
  ]);
});

test('mails the selected accounts again, and is disabled without a selection', async () => {
  await open(<InvitePeople sendsMail />);
  expect(button('Send the e-mail again (0)').disabled).toBe(true);
  await close();
  openAnew({ fields, selected: [3, 4] });
  await open(<InvitePeople sendsMail />);
  await press('Send the e-mail again (2)');
  expect(posted()).toEqual([['/api/invitations', { role: 'moderator', accounts: [3, 4] }]]);
});

test.each([
  ['Invite as teachers (2)', 'teacher'],
  ['Invite as heads of their departments (2)', 'head-of-department'],
  ['Invite as editors of their departments (2)', 'department-editor'],
])('“%s” invites the selected staff in this role', async (name, role) => {
  openAnew({ selected: [3, 4] });
  await open(<InviteStaff sendsMail />);
  await press(name);
  expect(posted()).toEqual([['/api/invitations', { role, employees: [3, 4] }]]);
  expect(lines()).toHaveLength(2);
  await close();
  openAnew();
  await open(<InviteStaff sendsMail />);
  expect(button(name.replace('2', '0')).disabled).toBe(true);
});

test('shows each address before it sends a mail, and does not tick one that somebody else changed', async () => {
  openAnew({ selected: [3, 4] });
  const rina = { name: 'Rina', address: 'rina@example.org', outcome: 'confirm', employee: 3 };
  const changed = { changedBy: 'clerk@example.org', changedAt: '2026-11-12T09:00:00.000Z' };
  const anil = { name: 'Anil', address: 'anil@example.org', outcome: 'confirm', employee: 4 };
  const outcomes = [rina, { ...anil, ...changed }];
  fetched.mockImplementation(async () => Response.json({ outcomes }));
  await open(<InviteStaff sendsMail />);
  await press('Invite as teachers (2)');
  expect(lines()).toEqual([]);
  expect(words()).toContain('Rina rina@example.org');
  expect(words()).toContain('This address was changed on 12-11-2026 by clerk@example.org.');
  const ticks = [...document.querySelectorAll<HTMLInputElement>('[name="employee"]')];
  expect(ticks.map(({ checked }) => checked)).toEqual([true, false]);
  await press('Send the invitations');
  expect(posted().at(-1)).toEqual([
    '/api/invitations',
    { role: 'teacher', employees: [3], confirmed: { 3: 'rina@example.org' } },
  ]);
});

test('asks for a department for its editor, and for the own password for an administrator', async () => {
  const offered = ['moderator', 'department-editor', 'administrator'];
  openAnew({
    fields: [
      {
        name: 'role',
        type: 'select',
        options: offered.map((value) => ({ value, label: label(value, value) })),
      },
    ],
  });
  const docs = [{ id: 7, dept_name: 'Physics', dept_code: 'PHY' }];
  const outcomes = [{ name: '', address: 'a@example.org', outcome: 'invited' }];
  fetched.mockImplementation(async () => Response.json({ docs, outcomes }));
  await open(<InvitePeople sendsMail />);
  await fill('E-mail addresses', 'a@example.org');
  await fill('Role', 'department-editor');
  await fill('Department', '7');
  await press('Invite');
  const addresses = ['a@example.org'];
  const lastRequest = () => posted().at(-1)?.[1];
  expect(lastRequest()).toEqual({ role: 'department-editor', addresses, department: 7 });
  await fill('Role', 'administrator');
  await fill('Your own password', 'tea garden');
  await press('Invite');
  expect(lastRequest()).toEqual({ role: 'administrator', addresses, password: 'tea garden' });
});

test('shows a refusal, and shows nothing to anyone but administrators', async () => {
  openAnew({ selected: [3] });
  fetched.mockResolvedValue(Response.json({ errors: [{ message: 'Not now.' }] }, { status: 400 }));
  await open(<InviteStaff sendsMail />);
  await press('Invite as teachers (1)');
  expect(lines()).toEqual(['Not now.']);
  for (const screen of [
    <InviteStaff key="staff" sendsMail />,
    <InvitePeople key="people" sendsMail />,
  ]) {
    await close();
    openAnew({ user: { role: 'editor' } });
    await open(screen);
    expect(words()).toBe('');
  }
});
