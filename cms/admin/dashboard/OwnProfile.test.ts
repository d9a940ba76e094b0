/** Tests the own profile on the dashboard. */
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '../../access.ts';
import type { Employee } from '../../payload-types.ts';
import { addDepartment, addUser } from '../../testing/content.ts';
import { headings, links, part, texts, words } from '../../testing/screen.ts';
import { propsOf, show } from '../../testing/served-screen.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { momentText } from '../../time-zone/moment.ts';
import { OwnProfile } from './OwnProfile.tsx';

const collection = 'employees';
let payload: Payload;
let department: number;
let profile: number;
/** A profile whose page is not public. */
let hidden: number;
beforeAll(async () => {
  payload = await temporaryCms();
  department = (await addDepartment(payload, 'PHY')).id;
  const addProfile = async (liveNow: boolean) => {
    const profile = { name: 'ৰীণা', type: 'FACULTY', department, liveNow } as const;
    return (await payload.create({ collection, data: { ...profile, _status: 'published' } })).id;
  };
  profile = await addProfile(true);
  hidden = await addProfile(false);
}, patience);
beforeEach(async () => {
  await rule('approved');
  const data = { _status: 'published' } as const;
  await payload.update({ collection, id: profile, data });
});

const rule = (profiles_public: 'approved' | 'at-once') =>
  payload.updateGlobal({ slug: 'account-rules', data: { profiles_public } });
/** Saves a draft of the published profile. */
const save = async (data: Partial<Employee>) => {
  const user = await addUser(payload, 'administrator');
  return payload.update({ collection, id: profile, data, draft: true, user });
};
/** Opens the dashboard of an account that is linked to a profile. */
async function open(role: Role, employee: number | null, language: 'en' | 'as' = 'en') {
  const account = await addUser(payload, role, role === 'teacher' ? profile : department);
  const props = await propsOf(payload, { user: { ...account, employee }, language });
  await show(OwnProfile, props);
}
/** The paragraphs without the heading and what is missing. */
const paragraphs = () => texts('p:not(#own-profile-missing), blockquote');

test('shows nothing without an account or a profile', async () => {
  await show(OwnProfile, await propsOf(payload, {}));
  expect(words()).toBe('');
  for (const role of ['editor', 'head-of-department'] as const) {
    await open(role, null);
    expect(words()).toBe('');
  }
});

test.each(['teacher', 'editor'] as const)('links a %s to their profile', async (role) => {
  await open(role, profile);
  expect(headings()).toEqual(['Your profile']);
  expect(links(part('Your profile'))).toEqual([
    ['Edit the profile of ৰীণা', `/admin/collections/employees/${profile}`],
  ]);
});

test('names what the profile still needs, until it has everything', async () => {
  await open('teacher', profile);
  expect(texts('#own-profile-missing')).toEqual([
    'Still missing: Photo · E-mail · Area of research · About you · CV · Degrees · Publications · Links, such as Google Scholar or ORCID',
  ]);
  await save({
    email: 'rina@example.org',
    mDegree: [{ course_m: 'M.Sc.' }],
    orchid_link: 'https://orcid.org/0',
  });
  await open('teacher', profile);
  expect(texts('#own-profile-missing')).toEqual([
    'Still missing: Photo · Area of research · About you · CV · Publications',
  ]);
  const progress = document.querySelector('progress');
  expect([progress?.getAttribute('value'), progress?.getAttribute('max')]).toEqual(['3', '8']);
});

test('shows the draft of the profile', async () => {
  await save({ name: 'মীৰা' });
  await open('teacher', profile);
  expect(words()).toContain('Edit the profile of মীৰা');
  await save({ name: 'ৰীণা' });
});

test('tells a teacher without a linked profile to ask the office', async () => {
  await open('teacher', null);
  expect(paragraphs()).toEqual([
    'Your account is not linked to a profile. Please ask the office to link it.',
  ]);
  await open('teacher', null, 'as');
  expect(words()).toMatch(/^[^a-z]+$/);
});

const notYet = 'Your profile page is not public yet. The office decides when.';
const publicAtOnce = 'Your profile page is public. Visitors see what you publish at once.';
const onceApproved =
  'Your profile page is public. Visitors see your changes after they are approved.';
test.each([
  ['teacher', false, 'approved', notYet],
  ['teacher', false, 'at-once', notYet],
  ['teacher', true, 'approved', onceApproved],
  ['teacher', true, 'at-once', publicAtOnce],
  ['head-of-department', false, 'approved', notYet],
  ['head-of-department', true, 'approved', publicAtOnce],
] as const)(
  'tells a %s with a public page (%j) when visitors see changes, if profiles are public %s',
  async (role, isPublic, when, sentence) => {
    await rule(when);
    await open(role, isPublic ? profile : hidden);
    const [, second, ...more] = paragraphs();
    expect([second?.startsWith(`${sentence} Use ‘Preview’ to`), more]).toEqual([true, []]);
  },
);

const handIn = () => save({ handed_in_at: new Date().toISOString() });
const handBack = () => save({ handed_back: '৪' });
const waiting = ({ handed_in_at }: Employee, timeZone: string) =>
  `Submitted on ${momentText(handed_in_at ?? '', timeZone)}. Waiting for approval.`;
const returned = ['Returned. Reason:', '৪'];

test('a profile that was submitted, returned and submitted again says so', async () => {
  const submitted = await handIn();
  await open('teacher', profile);
  expect(paragraphs().slice(2)).toEqual([waiting(submitted, 'Asia/Kolkata')]);
  await handBack();
  await open('teacher', profile);
  expect(paragraphs().slice(2)).toEqual(returned);
  const again = await handIn();
  await open('teacher', profile);
  expect(paragraphs().slice(2)).toEqual([waiting(again, 'Asia/Kolkata')]);
});

test('shows the time in UTC if the college has no time zone', async () => {
  const submitted = await handIn();
  const timezones: { defaultTimezone?: string | undefined } = payload.config.admin.timezones;
  vi.spyOn(timezones, 'defaultTimezone', 'get').mockReturnValue(undefined);
  await open('teacher', profile);
  expect(paragraphs()[2]).toBe(waiting(submitted, 'UTC'));
});

test('is completely in the language of the admin', async () => {
  for (const change of [handIn, handBack]) {
    await change();
    await open('teacher', profile, 'as');
    expect(words()).not.toMatch(/[A-Za-z]/);
  }
});
