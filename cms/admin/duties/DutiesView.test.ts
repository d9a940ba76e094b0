/** Tests the board of public disclosure with the manuals of the RTI Act, which are due every year. */
import { addDays, subMonths } from 'date-fns';
import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { readRuleSets, rowsForColleges } from '../../duties/rule-sets.ts';
import type { User } from '../../payload-types.ts';
import { addUser } from '../../testing/content.ts';
import { current, headings, items, links, part, texts, words } from '../../testing/screen.ts';
import { propsOf, show } from '../../testing/served-screen.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { DutiesView } from './DutiesView.tsx';

const SET = 'rti-4-1-b';
/** A moment after which a yearly row is outdated in so many days. */
const dueIn = (days: number) => addDays(subMonths(new Date(), 12), days).toISOString();
const answers = {
  iii: { applies: 'yes', date: dueIn(59) },
  iv: { applies: 'yes', date: dueIn(61) },
  v: { applies: 'yes', date: dueIn(-1) },
  vi: { applies: 'no', reason: 'The college has none.' },
} as const;

let payload: Payload;
let user: User;
let titles: Map<string, string>;
beforeAll(async () => {
  payload = await temporaryCms();
  user = await addUser(payload, 'administrator');
  const sets = await readRuleSets();
  const others = sets.filter(({ code }) => code !== SET).map(({ code }) => [code, false]);
  await payload.updateGlobal({ slug: 'disclosure', data: { sets: Object.fromEntries(others) } });
  const rows = sets.filter(({ code }) => code === SET).flatMap((set) => rowsForColleges(set));
  titles = new Map(rows.map(({ row }) => [row.id, row.title.en]));
  for (const [id, answer] of Object.entries(answers))
    await payload.create({
      collection: 'duty-answers',
      data: { duty: `${SET}/${id}`, link: '/rti/home', title: id, ...answer },
    });
  for (const [subject, office] of [
    [`duty:${SET}/iv`, 'Library'],
    [`duty:${SET}/vii`, 'Library'],
    ['page:/contactus', 'Reception'],
  ])
    await payload.create({
      collection: 'reviews',
      data: { subject: String(subject), office, office_email: `${office}@example.org` },
    });
}, patience);

const open = async (owner = '') =>
  show(DutiesView, await propsOf(payload, { user, address: `/?owner=${owner}` }));
/** The first line of a row with its title. */
const rowOf = (id: string) => items().find((item) => item.startsWith(titles.get(id) ?? '-'));
/** Titles of the rows under a heading, which has their number. */
function listed(title: string) {
  const heading = headings().find((text) => text?.startsWith(`${title} (`)) ?? title;
  const list = texts('li > a:first-child', part(heading));
  expect(heading).toBe(`${title} (${list.length})`);
  return list;
}
const rows = (...ids: string[]) => ids.map((id) => titles.get(id));

test('lists rows that are missing or outdated within 60 days first, with their owners', async () => {
  await open();
  expect(headings()[1]).toBe('Manuals under section 4(1)(b) of the RTI Act');
  expect(listed('Done')).toEqual(expect.arrayContaining(rows('iv', 'vi')));
  expect(listed('To do')).toEqual(expect.arrayContaining(rows('iii', 'v', 'vii')));
  expect(rowOf('iii')).toContain('Too old from');
  expect(rowOf('iv')).toMatch(/Published.*Library/);
  expect(rowOf('v')).toContain('Older than allowed');
  expect(rowOf('vi')).toContain('Does not apply');
  expect(rowOf('vii')).toMatch(/Missing.*Library/);
  expect(words()).not.toContain('Reception');
});

test('links each row to its content and to an own answer', async () => {
  await open();
  const ownAnswer = (id: string) =>
    links().find(([text]) => text === `Answer yourself: ${titles.get(id)}`)?.[1];
  const content = (id: string) => links().find(([text]) => text === titles.get(id))?.[1];
  expect([content('iii'), ownAnswer('iii')]).toEqual(
    Array(2).fill(expect.stringMatching(/^\/admin\/collections\/duty-answers\/\d+$/)),
  );
  expect(ownAnswer('vii')).toBe(`/admin/collections/duty-answers/create?duty=${SET}/vii`);
  expect(links()).toContainEqual(['Choose the sets of rules', '/admin/globals/disclosure']);
});

test('lists the rows of one owner', async () => {
  await open('Library@example.org');
  expect([listed('To do'), listed('Done')]).toEqual([rows('vii'), rows('iv')]);
  expect(current()).toEqual(['Library']);
  expect(links(part('Rows of one owner')).map(([name]) => name)).toEqual(
    expect.arrayContaining(['Everybody', 'Library', user.email]),
  );
  await open('unknown@example.org');
  expect(current()).toEqual(['Everybody']);
  expect(listed('Done')).toEqual(expect.arrayContaining(rows('iv', 'vi')));
});
