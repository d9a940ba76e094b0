import { expect, test } from 'vitest';
import { isPartlyUntranslated } from '../../language/untranslated.ts';
import { visit } from '../../testing/visit.ts';

const notice = (id: string, title: string) => ({
  ...{ id, title, type: 'COLLEGE_TENDER', date: '01-09-2026' },
});
const getnoticesbytype = [notice('1', 'Lease of the canteen'), notice('2', 'চকী আৰু মেজ')];

test.each(['/as/notifications/tender', '/as/students/results', '/as/iqac/aqar', '/as/ignou'])(
  '%s says how many of its titles are not translated',
  async (path) => {
    const { text } = await visit(path, { getnoticesbytype });
    expect(text).toContain('এই তালিকাৰ ২টাৰ ভিতৰত ১টা এতিয়াও অসমীয়ালৈ অনুবাদ হোৱা নাই।');
  },
);

test('a list that is translated says nothing', async () => {
  const translated = { getnoticesbytype: getnoticesbytype.slice(1) };
  expect((await visit('/as/notifications/tender', translated)).text).not.toContain('অনুবাদ');
});

const text = 'The canteen is open from nine to five on all working days of the college.';
const assamese = 'কেণ্টিন প্ৰতিটো কৰ্মদিনতে পুৱা ন বজাৰ পৰা আবেলি পাঁচ বজালৈ মুকলি থাকে।';

test.each([
  ['/as/privacy', { getpage: { page: 'privacy', title: 'P', html: `<p>${text}</p>` } }, 'h1 + p'],
  ['/privacy', { getpage: { page: 'privacy', title: 'P', html: `<p>${assamese}</p>` } }, 'h1 + p'],
  ['/as', { getcollege: { name: 'C', about: `<p>${text.repeat(9)}</p>` } }, 'main > p'],
])('%s says that it is not wholly translated', async (path, answers, place) => {
  const { page } = await visit(path, { checkiftodayisholiday: {}, ...answers });
  expect(page.all('[data-untranslated]')).toHaveLength(1);
  expect(page.one(place).attributes['data-untranslated']).toBe('');
});

test.each([
  ['gb', 'getgbmembers'],
  ['officestaff', 'getemployeebytype'],
  ['formerprincipals', 'getformerprincipals'],
])('a list of people at %s says so if more than their names is in English', async (path, call) => {
  const linesAt = async (designation: string) => {
    const person = {
      id: '1',
      slNo: 1,
      type: 'OFFICE_STAFF',
      name: 'Hari Prasad Bora',
      designation,
    };
    const answers = { [call]: [{ ...person, email: 'hari.prasad.bora@college.example.org' }] };
    const { main } = await visit(`/as/administrations/${path}`, answers);
    return main.all('[data-untranslated]').length;
  };
  expect(await linesAt('Head of the Administration of the College')).toBe(1);
  expect(await linesAt('মুখ্য সহায়ক')).toBe(0);
});

test('a page in its own language, or of a college with one language, says nothing', async () => {
  const getpage = { page: 'privacy', title: 'P', html: `<p>${text}</p>` };
  expect((await visit('/privacy', { getpage })).main.all('[data-untranslated]')).toEqual([]);
  const answers = { getpage: { ...getpage, html: assamese }, getsitemap: { languages: ['en'] } };
  const { main } = await visit('/privacy', answers);
  expect(main.all('[data-untranslated]')).toEqual([]);
});

test.each([
  [`<p>${assamese}</p><p>Rina Das</p><a>holidays.pdf</a>`, false],
  [`<p>${assamese}</p><p>Rules of the hostel and the canteen</p>`, true],
  ['<p>নাম</p><p>Rina Das</p><p>Hari Bora</p>', true],
  [
    '<p>নাম</p><h2 lang="en" translate="no">Rina Das</h2><a href="mailto:r@c.test">r@c.test</a>',
    false,
  ],
  ['<p>নাম</p><h2 translate="no">Rina Das</h2><p>Head Assistant</p>', true],
  [`<nav>${assamese}</nav><p>নাম</p><p>Head Assistant</p>`, true],
  [`<p>${assamese}</p><script>${text}</script>`, false],
  [`<p>${assamese}</p><p>${text}</p>`, true],
])('%s is partly not translated: %s', (html, expected) => {
  expect(isPartlyUntranslated(html, 'as')).toBe(expected);
});
