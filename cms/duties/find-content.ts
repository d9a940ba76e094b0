/** Finds content that answers a duty and that visitors can read now. */
import { type Locale, locales } from '@college/contract/locales';
import type { CollectionSlug, Where } from 'payload';
import type { College, Committee } from '../payload-types.ts';
import { hasText } from '../platform/translations/translation-state.ts';
import { asVisitor, MOST_RECORDS, type Visit } from './as-visitor.ts';
import type { Finder } from './rule-sets.ts';

/** Content that answers a duty. Its title is '' if the page's own title is enough. */
export interface Finding {
  title: string;
  /** Path of the page that shows it. */
  path: string;
  /** ISO date of the content or of its last change; undefined if it has none. */
  date?: string | undefined;
  /** Address in the admin where it is edited. */
  edit: string;
}

/**
 * Content found for a duty, the newest first, and the admin address where the office can add it.
 */
export interface Findings {
  findings: Finding[];
  add: string;
}

type Answer<Part extends string> = Extract<Finder, Record<Part, unknown>>;

/** Runs a finder. Returns nothing for a page that the college hid. */
export async function findContent(finder: Finder, visit: Visit): Promise<Findings> {
  if ('notices' in finder) return findNotices(finder, visit);
  if ('page' in finder) return findPage(finder, visit);
  if ('college' in finder) return findCollege(finder, visit);
  if ('person' in finder) return findPeople(finder, visit);
  if ('committee' in finder) return findCommittee(finder, visit);
  if ('members' in finder) return findMembers(finder, visit);
  if ('list' in finder) return findList(finder, visit);
  if ('important-file' in finder) return findImportantFile(finder, visit);
  if ('guide' in finder) return findGuide(finder, visit);
  return { findings: [{ title: '', path: finder.place, edit: '' }], add: sitePages };
}

const sitePages = '/admin/collections/site-pages';
const recordIn = (collection: CollectionSlug, id: number) =>
  `/admin/collections/${collection}/${id}`;
const newIn = (collection: CollectionSlug) => `/admin/collections/${collection}/create`;

/** Upper bound of notices that are searched for a file or a word, the newest first. */
const NEWEST = 50;

async function findNotices(
  { notices, with: needs, names, at }: Answer<'notices'>,
  visit: Visit,
): Promise<Findings> {
  const newest = await inEveryLanguage(visit, (locale) =>
    visit.payload.find({
      ...asVisitor({ locale }),
      collection: 'notices',
      where: { and: [{ type: { in: notices } }, { department: { exists: false } }] },
      sort: '-date',
      limit: needs || names ? NEWEST : 1,
      select: { title: true, date: true, uploads: true, description: true },
    }),
  );
  const answers = newest.filter(
    (versions) =>
      (!needs || versions[0].uploads?.length) &&
      (!names ||
        versions.some(({ title, description }) =>
          containsAny(title + JSON.stringify(description), names),
        )),
  );
  return {
    findings: answers.slice(0, 1).map(([{ id, title, date }]) => ({
      title,
      path: at,
      date,
      edit: recordIn('notices', id),
    })),
    add: `${newIn('notices')}?type=${notices[0]}`,
  };
}

async function findPage({ page, at }: Answer<'page'>, visit: Visit) {
  const { docs } = await visit.payload.find({
    ...asVisitor(visit),
    collection: 'pages',
    where: { page: { equals: page } },
    limit: 1,
    select: { title: true, text: true, uploads: true, cards: true, updatedAt: true },
  });
  const written = docs.filter(
    ({ text, uploads, cards }) => hasText(text) || uploads?.length || cards?.length,
  );
  return {
    findings: written.map(({ id, title, updatedAt }) => ({
      title,
      path: at,
      date: updatedAt,
      edit: recordIn('pages', id),
    })),
    add: docs[0] ? recordIn('pages', docs[0].id) : newIn('pages'),
  };
}

async function findCollege({ college: fields, at }: Answer<'college'>, visit: Visit) {
  const college: College = await visit.payload.findGlobal({
    ...asVisitor(visit),
    slug: 'college',
  });
  const edit = '/admin/globals/college';
  const date = college.updatedAt ?? undefined;
  const isComplete = fields.every((field) => isFilledIn(field, college));
  return { findings: isComplete ? [{ title: '', path: at, date, edit }] : [], add: edit };
}

function isFilledIn(field: Answer<'college'>['college'][number], college: College): boolean {
  if (field === 'map')
    return Boolean(college.map?.embed || college.map?.link || college.map?.image);
  const value = college[field];
  return Array.isArray(value) ? value.length > 0 : hasText(value);
}

async function findPeople({ person, at }: Answer<'person'>, visit: Visit) {
  const { type, designations, with: needs = ['photo', 'phone'] } = person;
  const wanted: Where[] = [
    ...(type ? [{ type: { equals: type } }] : []),
    ...(designations
      ? [{ or: designations.map((words) => ({ designation: { contains: words } })) }]
      : []),
  ];
  const people = await inEveryLanguage(visit, (locale) =>
    visit.payload.find({
      ...asVisitor({ locale }),
      collection: 'employees',
      where: { and: wanted },
      sort: ['order', 'id'],
      limit: MOST_RECORDS,
      select: { name: true, dp: true, phone: true, mobile: true, updatedAt: true },
    }),
  );
  const complete = people.filter(
    ([{ dp, phone, mobile }]) =>
      (!needs.includes('photo') || dp) && (!needs.includes('phone') || phone || mobile),
  );
  return {
    findings: complete.slice(0, 1).map(([{ id, name, updatedAt }]) => ({
      title: name,
      path: at,
      date: updatedAt,
      edit: recordIn('employees', id),
    })),
    add: people[0] ? recordIn('employees', people[0][0].id) : newIn('employees'),
  };
}

/** A record in each language, the visitor's first. */
type InEachLanguage<Doc> = [Doc, ...Doc[]];

/**
 * Records that match in any language, because an office may have written a title in one language
 * only.
 */
async function inEveryLanguage<Doc extends { id: number }>(
  { locale }: Visit,
  find: (locale: Locale) => Promise<{ docs: Doc[] }>,
): Promise<InEachLanguage<Doc>[]> {
  const order = [locale, ...locales.filter((other) => other !== locale)];
  const answers = await Promise.all(order.map(find));
  const records = new Map<number, InEachLanguage<Doc>>();
  for (const doc of answers.flatMap(({ docs }) => docs)) {
    const versions = records.get(doc.id);
    if (versions) versions.push(doc);
    else records.set(doc.id, [doc]);
  }
  return [...records.values()];
}

async function findCommittee({ committee, part, at }: Answer<'committee'>, visit: Visit) {
  const { codes, names } = committee;
  const committees = await inEveryLanguage(visit, (locale) =>
    visit.payload.find({
      ...asVisitor({ locale }),
      collection: 'committees',
      sort: ['order', 'id'],
      limit: MOST_RECORDS,
    }),
  );
  const matching = committees.filter((versions) =>
    versions.some(({ code, name }) => codes.includes(code ?? '') || containsAny(name, names)),
  );
  const filled = matching.filter((versions) => versions.some((each) => isPartFilled(each, part)));
  return {
    findings: filled.slice(0, 1).map(([{ id, name, updatedAt }]) => ({
      title: name,
      path: at,
      date: updatedAt,
      edit: recordIn('committees', id),
    })),
    add: matching[0] ? recordIn('committees', matching[0][0].id) : newIn('committees'),
  };
}

function isPartFilled(committee: Committee, part: Answer<'committee'>['part']): boolean {
  const value = committee[part];
  return Array.isArray(value) ? value.length > 0 : hasText(value);
}

async function findMembers({ members, at }: Answer<'members'>, visit: Visit) {
  const { docs } = await visit.payload.find({
    ...asVisitor(visit),
    collection: 'members',
    where: { type: { equals: members } },
    sort: '-updatedAt',
    limit: 1,
    select: { name: true, designation: true, updatedAt: true },
  });
  return {
    findings: docs.map(({ id, updatedAt }) => ({
      title: '',
      path: at,
      date: updatedAt,
      edit: recordIn('members', id),
    })),
    add: newIn('members'),
  };
}

type ListCollection = 'albums' | 'alumni' | 'committees' | 'departments' | 'rti-officers';
const lists: Record<Answer<'list'>['list'], { collection: ListCollection; where?: Where }> = {
  albums: { collection: 'albums' },
  alumni: { collection: 'alumni' },
  committees: { collection: 'committees' },
  departments: { collection: 'departments' },
  programmes: { collection: 'departments', where: { 'programs_offered.id': { exists: true } } },
  'rti-officers': { collection: 'rti-officers' },
};

async function findList({ list, at }: Answer<'list'>, visit: Visit) {
  const { collection, where } = lists[list];
  const { docs } = await visit.payload.find({
    ...asVisitor(visit),
    collection,
    where,
    sort: '-updatedAt',
    limit: 1,
    select: { updatedAt: true },
  });
  return {
    findings: docs.map(({ updatedAt }) => ({
      title: '',
      path: at,
      date: updatedAt,
      edit: `/admin/collections/${collection}`,
    })),
    add: newIn(collection),
  };
}

/** The newest guide with one of these words in its title. */
async function findGuide({ guide, at }: Answer<'guide'>, visit: Visit): Promise<Findings> {
  const guides = await inEveryLanguage(visit, (locale) =>
    visit.payload.find({
      ...asVisitor({ locale }),
      collection: 'guides',
      sort: '-updatedAt',
      limit: MOST_RECORDS,
      select: { title: true, address: true, updatedAt: true },
    }),
  );
  const matching = guides.filter((versions) => isTitled(versions, guide));
  return {
    findings: matching.slice(0, 1).map(([{ id, title, address, updatedAt }]) => ({
      title,
      path: `${at}/${address}`,
      date: updatedAt,
      edit: recordIn('guides', id),
    })),
    add: newIn('guides'),
  };
}

/** The newest important file with one of these words in its title. */
async function findImportantFile(
  { 'important-file': words, at }: Answer<'important-file'>,
  visit: Visit,
): Promise<Findings> {
  const files = await inEveryLanguage(visit, (locale) =>
    visit.payload.find({
      ...asVisitor({ locale }),
      collection: 'important-files',
      sort: '-date',
      limit: MOST_RECORDS,
      select: { title: true, date: true },
    }),
  );
  const matching = files.filter((versions) => isTitled(versions, words));
  return {
    findings: matching.slice(0, 1).map(([{ id, title, date }]) => ({
      title,
      path: at,
      date,
      edit: recordIn('important-files', id),
    })),
    add: newIn('important-files'),
  };
}

const isTitled = (versions: readonly { title: string }[], words: readonly string[]) =>
  versions.some(({ title }) => containsAny(title, words));

const plainly = (text: string) => text.normalize('NFC').toLowerCase();
const containsAny = (text: string, words: readonly string[]) =>
  words.some((word) => plainly(text).includes(plainly(word)));
