import { inTransaction } from '@college/cms/platform/database/transaction.ts';
import { addPicture } from '@college/cms/testing/content.ts';
import { patience, temporaryCms } from '@college/cms/testing/temporary-cms.ts';
import { asRecord } from '@college/contract/as-record';
import { DEFAULT_LOCALE, type Locale, locales } from '@college/contract/locales';
import type { CollectionSlug, Payload, RichTextField } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { Data } from './content.ts';
import { grow } from './grow.ts';
import { type Known, openMarkdown } from './record.ts';
import { asEditors, inBulk, type Write, writeGlobal, writeRecord } from './write.ts';

let payload: Payload;
let references: Known;

beforeAll(async () => {
  payload = await temporaryCms();
  const { id } = await addPicture(payload, 'gate.jpg');
  references = {
    today: '2026-11-22',
    words: { as: { Librarian: 'গ্ৰন্থাগাৰিক' } },
    ids: { departments: new Map(), media: new Map([['gate.jpg', id]]), 'site-pages': new Map() },
    markdown: openMarkdown(),
  };
}, patience);

/** Writes a record and returns its id. */
async function write(how: Write, slug: CollectionSlug, record: Data): Promise<number> {
  await inTransaction(payload, (req) =>
    writeRecord(slug, record, { known: references, write: how, req }),
  );
  const { docs } = await payload.find({ collection: slug, sort: '-id', limit: 1 });
  return Number(docs[0]?.id);
}

const readRecord = async (
  collection: CollectionSlug,
  id: number,
  locale: Locale = DEFAULT_LOCALE,
) => {
  const record: unknown = await payload.findByID({ collection, id, locale });
  return record as Data;
};

/** The record without values that differ each time. */
const comparable = (record: Data): unknown =>
  JSON.parse(
    JSON.stringify(record, (name, value) =>
      /^(id|dept_code|createdAt|updatedAt|words_changed)$/.test(name) ? undefined : value,
    ),
  );

const notice = {
  type: 'COLLEGE_EVENT',
  date: '09-01 -1y',
  title: { en: 'Foundation Day, {year}', as: 'প্ৰতিষ্ঠা দিৱস, {year}' },
  description:
    '### Programme\n\n- flag\n- **anthem**\n\n| When | What |\n| --- | --- |\n| 9 am | tea |',
  posted_as: 'Librarian',
  featured_photos: ['gate.jpg'],
};
const employee = {
  type: 'FACULTY',
  name: 'Dr Nobody N.',
  designation: 'Librarian',
  liveNow: true,
  date_of_joining: '2007-10-12',
  workshop: [{ theme: 'Looms', date_year: '{quarter-1 day 3}', quarter: '{quarter-1}' }],
  teaching_work: [{ section_name: 'Marks', section_data: [{ activity: 'Papers set' }] }],
};

const department = {
  dept_name: { en: 'Physics', as: 'পদাৰ্থবিজ্ঞান' },
  stream: 'SCIENCE',
  facilities: [{ title: { en: 'Library', as: 'গ্ৰন্থাগাৰ' } }],
  teaching_post: [{ post: 'Professor', sanctioned: 1, filled: 1 }],
};

it.each<[CollectionSlug, Data, Data]>([
  ['notices', notice, notice],
  ['employees', employee, employee],
  ['departments', { ...department, dept_code: 'AA' }, { ...department, dept_code: 'BB' }],
])(
  'a record of %s is the same in both languages if written by the API or in bulk',
  async (slug, record, again) => {
    const [edited, bulk] = [await write(asEditors, slug, record), await write(inBulk, slug, again)];
    for (const locale of locales)
      expect(comparable(await readRecord(slug, bulk, locale))).toEqual(
        comparable(await readRecord(slug, edited, locale)),
      );
  },
);

it('a notice contains its year in the digits of its language, and its author', async () => {
  const id = await write(inBulk, 'notices', notice);
  expect(await readRecord('notices', id)).toMatchObject({
    title: 'Foundation Day, 2025',
    date: '2025-09-01T06:30:00.000Z',
    _status: 'published',
  });
  expect(await readRecord('notices', id, 'as')).toMatchObject({
    title: 'প্ৰতিষ্ঠা দিৱস, ২০২৫',
    posted_as: 'গ্ৰন্থাগাৰিক',
  });
});

it('a notice written in bulk has a version, which the admin lists', async () => {
  const id = await write(inBulk, 'notices', notice);
  const { docs } = await payload.find({
    collection: 'notices',
    where: { id: { equals: id } },
    draft: true,
  });
  expect(docs).toHaveLength(1);
});

it('a line that ends with a backslash is broken there, and table cells have no outer spaces', () => {
  const fields = payload.collections.notices.config.flattenedFields;
  const field = fields.find(({ name }) => name === 'description') as RichTextField;
  const types = (text: string) =>
    references.markdown(text, field).root.children.flatMap((node) => asRecord(node).children);
  expect(types('**Office**\\\nRoom 1')).toMatchObject([
    { text: 'Office' },
    { type: 'linebreak' },
    { text: 'Room 1' },
  ]);
  const table = JSON.stringify(
    references.markdown('| When  | What |\n| --- | --- |\n| 9 am | tea |', field),
  );
  expect(table.match(/"text":"[^"]*"/g)).toEqual(
    ['When', 'What', '9 am', 'tea'].map((word) => `"text":"${word}"`),
  );
});

it('a row of a report is in its quarter', async () => {
  const id = await write(inBulk, 'employees', employee);
  expect(await readRecord('employees', id)).toMatchObject({
    workshop: [{ date_year: '03-07-2026', quarter: '2026-3rd' }],
  });
});

it('nested records refer to their parent', async () => {
  const id = await write(inBulk, 'evidence-groups', {
    report: 'SSR',
    name: 'Third cycle',
    types: ['QUALITATIVE'],
    'evidence-criteria': [
      { type: 'QUALITATIVE', criterion: '1', metric_question: 'What is taught?' },
    ],
  });
  const { docs } = await payload.find({ collection: 'evidence-criteria' });
  expect(docs).toMatchObject([{ group: id, criterion: '1' }]);
});

it('a global is written in both languages', async () => {
  await writeGlobal(
    'college',
    {
      name: { en: 'A college', as: 'এখন মহাবিদ্যালয়' },
      portals: [{ title: { en: 'Login', as: 'প্ৰৱেশ' } }],
    },
    references,
    payload,
  );
  const inAssamese = await payload.findGlobal({ slug: 'college', locale: 'as' });
  expect(inAssamese).toMatchObject({ name: 'এখন মহাবিদ্যালয়', portals: [{ title: 'প্ৰৱেশ' }] });
});

it.each([
  [{ ...notice, date: 'soon' }, '‘soon’ is no day'],
  [{ ...notice, department: 'XYZ' }, 'There is no XYZ among the departments'],
  [{ ...notice, uploads: ['none.pdf'] }, 'There is no none.pdf among the media'],
  [{ ...notice, headline: 'x' }, 'There is no field headline'],
])('names the wrong record and the reason', (record, reason) =>
  expect(write(asEditors, 'notices', record)).rejects.toThrow(reason),
);

it('grows to the requested number of copies, each with its own text and address', async () => {
  await write(asEditors, 'departments', {
    dept_code: 'PHY',
    dept_name: 'Physics',
    stream: 'SCIENCE',
  });
  await write(inBulk, 'employees', {
    ...employee,
    name: 'Somebody S.',
    email: 'somebody@example.org',
  });
  const before = await payload.count({ collection: 'notices' });
  const notices = before.totalDocs * 2 + 1;
  await grow(payload, { departments: 5, employees: 9, notices }, () => {});
  const { docs } = await payload.find({ collection: 'departments', sort: 'id' });
  expect(docs.map(({ dept_code }) => dept_code)).toEqual(['AA', 'BB', 'PHY', 'AA2', 'BB2']);
  const staff = await payload.find({ collection: 'employees', pagination: false });
  expect(staff.docs).toHaveLength(9);
  const mails = staff.docs.flatMap(({ email }) => email ?? []);
  expect(new Set(mails).size).toBe(mails.length);
  expect((await payload.count({ collection: 'notices' })).totalDocs).toBe(notices);
});

it('the remains of an interrupted filling are deleted in spite of references', async () => {
  const { clearUnfinished } = await import('./college.ts');
  await clearUnfinished(payload);
  for (const collection of [
    'notices',
    'employees',
    'departments',
    'evidence-criteria',
    'media',
  ] as const)
    expect((await payload.count({ collection })).totalDocs, collection).toBe(0);
});

it('a department written in bulk has a version, which its editor can see', async () => {
  const id = await write(inBulk, 'departments', { ...department, dept_code: 'CC' });
  const where = { parent: { equals: id } };
  expect((await payload.countVersions({ collection: 'departments', where })).totalDocs).toBe(1);
});
