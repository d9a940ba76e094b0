/** Tests the own profile on the dashboard. */
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { OwnProfile } from './OwnProfile.tsx';

vi.mock('payload', () => ({
  createLocalReq: async ({ user }: { user: object }, payload: object) => ({ user, payload }),
}));

const find = vi.fn();
const findGlobal = vi.fn();
const timezones: { defaultTimezone?: string } = {};
const payload = { find, findGlobal, config: { admin: { timezones } } };
const teacher = { role: 'teacher', employee: 7 };
const render = async (user: object | null = teacher, language = 'en') =>
  renderToStaticMarkup(await OwnProfile({ i18n: { language }, payload, user } as never));
/** The paragraphs without the heading. */
const paragraphs = (html: string) =>
  [...html.matchAll(/<(?:p|blockquote)>(.*?)<\/(?:p|blockquote)>/g)].map(([, text]) => text);
const profile = { id: 7, name: 'Dr Rina', liveNow: true, handed_in_at: null, handed_back: null };
const storeProfile = (data: object = {}) =>
  find.mockResolvedValue({ docs: [{ ...profile, ...data }] });
const handedIn = '2020-11-22T20:30:00.000Z';
const way = '<a href="/admin/collections/employees/7">Edit the profile of Dr Rina</a>';

beforeEach(() => {
  timezones.defaultTimezone = 'Asia/Kolkata';
  find.mockReset();
  storeProfile();
  findGlobal.mockReset().mockResolvedValue({ profiles_public: 'approved' });
});

test.each([
  [null],
  [{ role: 'editor' }],
  [{ role: 'editor', employee: null }],
  [{ role: 'head-of-department' }],
])('shows nothing to %j, and reads nothing', async (user) => {
  expect(await render(user)).toBe('');
  expect(find).not.toHaveBeenCalled();
});

test.each([
  [teacher, 7],
  [{ ...teacher, employee: { id: 7 } }, 7],
  [{ role: 'editor', employee: 7 }, 7],
  [{ role: 'teacher', employee: null }, 0],
  [{ role: 'teacher' }, 0],
])('reads for %j the draft of profile %i with the rights of the user', async (user, id) => {
  await render(user);
  expect(find.mock.calls).toEqual([
    [
      {
        collection: 'employees',
        where: { id: { equals: id } },
        draft: true,
        select: { name: true, liveNow: true, handed_in_at: true, handed_back: true },
        limit: 1,
        pagination: false,
        depth: 0,
        overrideAccess: false,
        user,
      },
    ],
  ]);
});

test('tells a teacher without a linked profile to ask the office', async () => {
  find.mockResolvedValue({ docs: [] });
  expect(paragraphs(await render({ role: 'teacher' }))).toEqual([
    'Your account is not linked to a profile. Please ask the office to link it.',
  ]);
  expect(paragraphs(await render({ role: 'teacher' }, 'as'))).toEqual([
    expect.stringMatching(/^[^a-z]+$/),
  ]);
});

const notYet = 'Your profile page is not public yet. The office decides when.';
const publicAtOnce = 'Your profile page is public. Visitors see what you publish at once.';
const onceApproved =
  'Your profile page is public. Visitors see your changes after they are approved.';
test.each([
  ['teacher', false, 'approved', notYet],
  ['teacher', false, 'written', notYet],
  ['teacher', true, 'approved', onceApproved],
  ['teacher', true, 'written', publicAtOnce],
  ['head-of-department', false, 'approved', notYet],
  ['head-of-department', true, 'approved', publicAtOnce],
])(
  'tells a %s with a public page (%j) when visitors see changes, if profiles are public once %s',
  async (role, liveNow, rule, sentence) => {
    findGlobal.mockResolvedValue({ profiles_public: rule });
    storeProfile({ liveNow });
    const [first, second, ...more] = paragraphs(await render({ ...teacher, role }));
    expect([first, more]).toEqual([way, []]);
    expect(second).toMatch(new RegExp(`^${sentence} Use ‘Preview’ to`));
  },
);

const waitingText = (moment: string) => `Submitted on ${moment}. Waiting for approval.`;
const returnedTexts = ['Returned. Reason:', 'No dates.'];
test.each([
  ['saved', {}, []],
  ['submitted', { handed_in_at: handedIn }, [waitingText('23-11-2020 02:00')]],
  ['returned', { handed_back: 'No dates.' }, returnedTexts],
  [
    'submitted and then returned',
    { handed_in_at: handedIn, handed_back: 'No dates.' },
    returnedTexts,
  ],
  [
    'submitted again',
    { handed_in_at: handedIn, handed_back: '' },
    [waitingText('23-11-2020 02:00')],
  ],
])('a profile that was %s says so', async (_, data, sentences) => {
  storeProfile(data);
  expect(paragraphs(await render()).slice(2)).toEqual(sentences);
});

test('shows the time in UTC if the college has no time zone', async () => {
  delete timezones.defaultTimezone;
  storeProfile({ handed_in_at: handedIn });
  expect(paragraphs(await render())[2]).toBe(waitingText('22-11-2020 20:30'));
});

test.each([[{ handed_in_at: handedIn }], [{ handed_back: '৪', liveNow: false }]])(
  'is completely in the language of the admin: %j',
  async (data) => {
    storeProfile({ ...data, name: 'ৰীণা' });
    const words = (await render(teacher, 'as')).replaceAll(/<[^>]*>/g, ' ');
    expect(words).not.toMatch(/[A-Za-z]/);
  },
);

test('its section is labelled by its heading', async () => {
  const html = await render();
  expect(html).toContain('<section aria-labelledby="own-profile"');
  expect(html).toContain('<h2 id="own-profile">Your profile</h2>');
});
