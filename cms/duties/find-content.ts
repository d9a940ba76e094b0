/** Finds content that answers a duty and that visitors can read now. */
import type { Where } from 'payload';
import { forVisitors, MOST_RECORDS } from '../for-visitors.ts';
import type { College } from '../payload-types.ts';
import { hasText, plainTextOf } from '../platform/translations/translation-state.ts';
import { findCommittee, findMembers, findPeople } from './find-people.ts';
import {
  type Answer,
  containsAny,
  type Findings,
  inEveryLanguage,
  newIn,
  recordIn,
  type Visit,
} from './findings.ts';
import type { Finder } from './rule-sets.ts';

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

/** Upper bounds of notices that are read, the newest first: to look for a word, and for one that is not empty. */
const WITH_WORD = 50;
const NOT_EMPTY = 10;

async function findNotices(
  { notices, with: needs, names, at }: Answer<'notices'>,
  visit: Visit,
): Promise<Findings> {
  const newest = await inEveryLanguage(visit, (locale) =>
    visit.payload.find({
      ...forVisitors({ locale }),
      collection: 'notices',
      where: { and: [{ type: { in: notices } }, { department: { exists: false } }] },
      sort: '-date',
      limit: needs || names ? WITH_WORD : NOT_EMPTY,
      select: {
        ...{ title: true, date: true, uploads: true },
        ...{ description: true, link: true, featured_photos: true },
      },
    }),
  );
  const answers = newest.filter(
    (versions) =>
      // A title alone is no evidence.
      versions.some(
        ({ uploads, description, link, featured_photos: photos }) =>
          uploads?.length || (!needs && (hasText(description) || link || photos?.length)),
      ) &&
      (!names ||
        versions.some(({ title, description }) =>
          containsAny(`${title} ${plainTextOf(description)}`, names),
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
    ...forVisitors(visit),
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
    ...forVisitors(visit),
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
    ...forVisitors(visit),
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
      ...forVisitors({ locale }),
      collection: 'guides',
      sort: '-updatedAt',
      limit: MOST_RECORDS,
      select: { title: true, address: true, updatedAt: true, steps: true, uploads: true },
    }),
  );
  const matching = guides.filter(
    (versions) =>
      isTitled(versions, guide) &&
      versions.some(({ steps, uploads }) => steps?.length || uploads?.length),
  );
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
      ...forVisitors({ locale }),
      collection: 'important-files',
      sort: '-date',
      limit: MOST_RECORDS,
      select: { title: true, date: true, uploads: true },
    }),
  );
  const matching = files.filter(
    (versions) => isTitled(versions, words) && versions[0].uploads?.length,
  );
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
