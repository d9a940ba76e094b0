/** Each condition of steps and of the launch list, fulfilled and not fulfilled. */
import { homeSections } from '@college/contract/codes';
import { translations } from '@college/contract/locales';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setEnvironment, stubEnvironment } from '../../testing/stub-environment.ts';
import type { Facts } from './facts.ts';

let facts: typeof import('./facts.ts');
let launchChecks: typeof import('./launch.ts').launchChecks;
let isStepDone: typeof import('./state.ts').isStepDone;
beforeAll(async () => {
  await stubEnvironment();
  facts = await import('./facts.ts');
  ({ launchChecks } = await import('./launch.ts'));
  ({ isStepDone } = await import('./state.ts'));
});

let takeBack = () => {};
afterEach(() => takeBack());

const none = {
  ...{ departments: 0, courses: 0, pages: 0, accounts: 0, administrators: 0, notices: 0 },
  ...{ policies: 0, statements: 0 },
};
const named = { name: 'Hill College', address: 'Hill Road', established: '1987', emblem: 7 };
const college = (own: object, counts: Partial<typeof none> = {}, name = 'পাহাৰ'): Facts =>
  ({
    college: own,
    translated: Object.fromEntries(translations.map((locale) => [locale, { name }])),
    isEmpty: false,
    counts: { ...none, ...counts },
  }) as unknown as Facts;

it.each(Object.keys(named))('a college needs %s', (missing) => {
  expect(facts.isNamed(college(named))).toBe(true);
  expect(facts.isNamed(college({ ...named, [missing]: undefined }))).toBe(false);
  expect(facts.isNamed(college(named, {}, ' '))).toBe(false);
});

it('lists only the missing parts', () => {
  expect(facts.missingNames(college(named))).toEqual([]);
  expect(facts.missingNames(college({ ...named, emblem: undefined }, {}, ''))).toEqual([
    'the emblem',
    'the name in each language',
  ]);
});

it.each([
  [{}, { pages: 1 }, true],
  [{ home_sections: ['about', 'notices'] }, {}, true],
  [{ home_sections: [...homeSections] }, {}, false],
  [{ home_sections: [] }, {}, false],
  [{}, {}, false],
])('recognises changed sections of the home page: %j with %j: %s', (own, counts, changed) => {
  expect(facts.hasOwnSections(college(own, counts))).toBe(changed);
});

it.each([
  ['departments', 0, false],
  ['departments', 1, true],
  ['people', 1, false],
  ['people', 2, true],
] as const)('the step %s with %i records is done: %s', (step, count, isDone) => {
  expect(isStepDone[step](college({}, { departments: count, accounts: count }))).toBe(isDone);
});

const check = (words: RegExp) => launchChecks.find(({ says }) => words.test(says));

it.each([
  [/notice/, 0, false],
  [/notice/, 1, true],
  [/course/, 0, false],
  [/course/, 1, true],
  [/administrators/, 1, false],
  [/administrators/, 2, true],
])('the launch check %s with %i records is done: %s', (words, count, isDone) => {
  const counted = college(named, { notices: count, courses: count, administrators: count });
  expect(check(words)?.isDone(counted)).toBe(isDone);
});

it.each([
  ['https://college.example.org', 'https://cms.example.org', true],
  ['http://college.example.org', 'https://cms.example.org', false],
  ['https://college.example.org', 'http://cms.example.org', false],
  ['https://localhost:3000', 'https://cms.example.org', false],
  ['https://college.example.org', 'https://127.0.0.1:3001', false],
])('accepts the addresses %s and %s: %s', async (SITE_URL, CMS_URL, isPublic) => {
  takeBack = await setEnvironment({ SITE_URL, CMS_URL });
  expect(check(/https/)?.isDone(college(named))).toBe(isPublic);
});

it('requires the policies, the Web Information Manager and the accessibility statement', () => {
  const manager = { name: 'A. Das', designation: 'Librarian', phone: '1', email: 'w@example.org' };
  const of = (own: object, counts = {}) => college({ ...named, information_manager: own }, counts);
  expect(check(/policies/)?.isDone(of({}, { policies: 9 }))).toBe(false);
  expect(check(/policies/)?.isDone(of({}, { policies: 10 }))).toBe(true);
  expect(check(/Information Manager/)?.isDone(of(manager))).toBe(true);
  expect(check(/Information Manager/)?.missing?.(of({ ...manager, phone: ' ' }))).toEqual([
    'the telephone number',
  ]);
  expect(check(/statement/)?.isDone(of({}, { statements: 1 }))).toBe(true);
  expect(check(/statement/)?.isDone(of({}))).toBe(false);
});

it('requires a mail server', async () => {
  expect(check(/mail server/)?.isDone(college(named))).toBe(false);
  takeBack = await setEnvironment({ SMTP_URL: 'smtp://mail.example.org' });
  expect(check(/mail server/)?.isDone(college(named))).toBe(true);
});
