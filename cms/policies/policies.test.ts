/** Policies: their texts from the facts, adopting them, and what makes them out of date. */
import { policyKinds } from '@college/contract/policies';
import { addMonths } from 'date-fns';
import { createLocalReq, type Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import type { User } from '../payload-types.ts';
import { addUser, paragraph } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { dateText } from '../time-zone/dates.ts';

let read: typeof import('./read-policies.ts');
let facts: typeof import('./facts.ts');
let texts: typeof import('./policy-text.ts');
let readSubjects: typeof import('../reviews/subjects.ts').readSubjects;
let getpolicies: typeof import('../calls/college/policies.ts').getpolicies;
let payload: Payload;
let editor: User;
beforeAll(async () => {
  payload = await temporaryCms();
  read = await import('./read-policies.ts');
  facts = await import('./facts.ts');
  texts = await import('./policy-text.ts');
  ({ readSubjects } = await import('../reviews/subjects.ts'));
  ({ getpolicies } = await import('../calls/college/policies.ts'));
  await addUser(payload, 'administrator');
  editor = await addUser(payload, 'editor');
  await payload.updateGlobal({ slug: 'college', data: { name: 'Hill & Valley College' } });
}, patience);

const form = {
  kinds: ['terms', 'review'],
  on: '01-04-2026',
  by: { en: 'N. S.', as: '' },
  designation: { en: 'Principal' },
};
async function adopt(data: object) {
  const endpoint = payload.config.endpoints.find(({ path }) => path === '/adopt-policies');
  const req = Object.assign(await createLocalReq({ user: editor }, payload), { data });
  const response = await endpoint?.handler(req);
  return response?.ok ? 'adopted' : (await response?.json())?.errors?.[0]?.message;
}
/** Today as DD-MM-YYYY, before midnight in every time zone. */
const today = () => dateText(new Date().toISOString());
const visible = (locale: 'en' | 'as' = 'en') => getpolicies({}, { payload, locale });
const statusOf = async (kind: string) => {
  const policy = (await read.readPolicies(payload)).find((each) => each.kind === kind);
  if (!policy) throw new Error(`${kind} is not there.`);
  return policy;
};
const subject = async (key: string) =>
  (await readSubjects(payload, 'en')).find((each) => each.key === `text:policies/${key}`);

test.each(policyKinds)('%s has a text in each language, made from escaped facts', async (kind) => {
  const known = await facts.readFacts(payload);
  const [english, assamese] = (['en', 'as'] as const).map((locale) =>
    texts.writePolicy(kind, known, locale),
  );
  expect(english?.html).not.toMatch(/undefined|null|NaN|& /);
  expect(assamese?.html).toMatch(/[\u0980-\u09ff]{20}|[\u0980-\u09ff]/);
  expect(assamese?.html.match(/<(h2|li|p)>/g)).toEqual(english?.html.match(/<(h2|li|p)>/g));
  expect(new Set(assamese?.facts)).toEqual(new Set(english?.facts));
  expect(english?.facts.length).toBeGreaterThan(0);
});

test.each([
  [{ kinds: [] }, 'Choose at least one policy.'],
  [{ by: { en: ' ' } }, 'Name and designation: write who adopts the policies.'],
  [{ designation: {} }, 'Name and designation: write who adopts the policies.'],
  [{ on: '31-02-2026' }, expect.stringContaining('“31-02-2026” is not a day until today')],
  [{ on: '01-04-2150' }, expect.stringContaining('“01-04-2150” is not a day until today')],
])('refuses %j', async (wrong, sentence) => {
  expect(await adopt({ ...form, ...wrong })).toEqual(sentence);
  expect(await visible()).toEqual([]);
});

test('visitors read an adopted policy in each language, and its owner reviews it', async () => {
  expect(await adopt(form)).toBe('adopted');
  const [terms, review] = await visible('as');
  expect(terms).toMatchObject({ kind: 'terms', adopted: '01-04-2026', by: 'N. S.', version: 1 });
  expect(terms?.html).toContain('ভাৰতৰ আইন');
  expect((await visible())[0]?.html).toContain('Hill &#38; Valley College');
  expect(review?.kind).toBe('review');
  expect((await subject('terms'))?.due).toEqual(addMonths(new Date('2026-04-01T12:00:00Z'), 12));
  expect(await subject('copyright')).toBeUndefined();
});

test('a changed fact makes only the policies that name it out of date', async () => {
  const before = (await visible())[1]?.html;
  await payload.updateGlobal({ slug: 'review-settings', data: { page_months: 6 } });
  const review = await statusOf('review');
  expect(read.changeSentences(review, 'en')).toEqual([
    'Months between reviews of pages: “12” when it was adopted, “6” now.',
  ]);
  expect(read.isOutOfDate(await statusOf('terms'))).toBe(false);
  expect(((await subject('review'))?.due ?? 0) <= new Date()).toBe(true);
  expect((await visible())[1]?.html).toBe(before);
  expect(await adopt({ ...form, kinds: ['review'], on: '02-04-2026' })).toBe('adopted');
  expect(read.isOutOfDate(await statusOf('review'))).toBe(false);
  const adopted = (await visible())[1];
  expect(adopted?.html).toContain('pages every 6 months');
  expect([adopted?.version, adopted?.former[0]?.adopted]).toEqual([2, '01-04-2026']);
});

test("the college's own words follow, once adopted, and have their own period", async () => {
  const { id = 0 } = await statusOf('terms');
  const data = { addition: paragraph('Ask the librarian.'), months: 3 };
  await payload.update({ collection: 'policies', id, data });
  expect(read.changeSentences(await statusOf('terms'), 'en')).toEqual([
    'The college’s own addition was changed after the policy was adopted.',
  ]);
  expect((await visible())[0]?.html).not.toContain('librarian');
  await adopt({ ...form, kinds: ['terms'] });
  expect((await visible())[0]?.html).toContain('Ask the librarian.');
  expect((await subject('terms'))?.due).toEqual(addMonths(new Date('2026-04-01T12:00:00Z'), 3));
});

test('the certification sees missing, outdated and overdue policies and a manager without telephone', async () => {
  const { readCheckContext } = await import('../certification-runs/check-context.ts');
  const { checks } = await import('../certification/checks.ts');
  const at = (now?: Date) => readCheckContext(payload, 'en', now);
  const stateOf = async (name: 'policies' | 'security-policies' | 'information-manager') =>
    (await checks[name](await at())).state;
  expect([await stateOf('policies'), await stateOf('security-policies')]).toEqual([
    'partly',
    'not',
  ]);
  expect(await adopt({ ...form, kinds: policyKinds, on: today() })).toBe('adopted');
  expect([await stateOf('policies'), await stateOf('security-policies')]).toEqual(['met', 'met']);
  const later = await at(addMonths(new Date(), 13));
  const { state, facts: seen } = await checks.policies(later);
  expect([state, seen.length]).toEqual(['partly', policyKinds.length]);
  await payload.updateGlobal({ slug: 'review-settings', data: { text_months: 9 } });
  expect([await stateOf('policies'), await stateOf('security-policies')]).toEqual([
    'partly',
    'met',
  ]);
  expect(await stateOf('information-manager')).toBe('not');
  const manager = { name: 'A. Das', designation: 'Librarian', email: 'w@example.org' };
  const save = (information_manager: object) =>
    payload.updateGlobal({ slug: 'college', data: { information_manager } });
  await save(manager);
  expect(await stateOf('information-manager')).toBe('partly');
  await save({ ...manager, phone: '00000 00002' });
  expect(await stateOf('information-manager')).toBe('met');

  // The policies were adopted by somebody else.
  await adopt({ ...form, kinds: policyKinds, on: today() });
  const { state: byAnother, facts: others } = await checks.policies(await at());
  expect([byAnother, others.length]).toEqual(['partly', policyKinds.length]);
  expect(others[0]?.values).toMatchObject({ name: 'N. S.', manager: 'A. Das' });
  expect(await stateOf('security-policies')).toBe('met');
  await adopt({ ...form, kinds: policyKinds, on: today(), by: { en: 'A. Das' } });
  expect(await stateOf('policies')).toBe('met');
  // A manager who came later has approved nothing yet, and the one before is not known any more.
  await save({ ...manager, name: 'B. Das', appointed: '2150-01-01T12:00:00Z' });
  expect(await stateOf('policies')).toBe('met');
});

test('the certification sees a page without a link to the help, and a help that is not complete', async () => {
  const { readCheckContext } = await import('../certification-runs/check-context.ts');
  const { checks } = await import('../certification/checks.ts');
  const context = await readCheckContext(payload, 'en');
  const page = (path: string, fixedLinks = ['help'], headings = [1, 2, 2, 2, 2, 2, 2]) => ({
    ...{ path, status: 200, fixedLinks, headings },
  });
  const helps = [page('/help'), page('/as/help')];
  const stateWith = async (...pages: object[]) => {
    const walk = { id: 1, at: new Date().toISOString(), report: {}, pages };
    return (await checks.help({ ...context, walk } as unknown as typeof context)).state;
  };
  expect(await stateWith(...helps, page('/contactus'))).toBe('met');
  expect(await stateWith(...helps, page('/contactus', []))).toBe('not');
  expect(await stateWith(page('/help'), page('/contactus'))).toBe('not');
  expect(await stateWith(page('/help'), page('/as/help', ['help'], [1, 2]))).toBe('not');
  expect((await checks.help({ ...context, walk: undefined })).state).toBe('not');
});

test('nobody can change what was adopted by saving the form', async () => {
  const { id = 0, adoptions } = await statusOf('terms');
  await payload.update({
    ...{ collection: 'policies', id, overrideAccess: false, user: editor },
    data: { adoptions: [], adopted_on: null, months: 4 },
  });
  expect((await statusOf('terms')).adoptions).toEqual(adoptions);
});
