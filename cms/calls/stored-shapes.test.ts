/**
 * Rich texts and JSON of a wrong structure: refused in every field on every way in, and left out by every call if an older
 * version has stored them. `npm run long` takes two minutes, because it tries every structure.
 */
import { asRecord } from '@college/contract/as-record';
import type { CallName } from '@college/contract/calls';
import { requestOf } from '@college/contract/client';
import { previewedCollections } from '@college/contract/codes';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import {
  type CollectionSlug,
  type FlattenedField,
  type GlobalSlug,
  handleEndpoints,
  type Payload,
} from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { asSystem } from '../access.ts';
import { anyCollection } from '../platform/database/any-collection.ts';
import { isPostgres, rowsOf } from '../platform/database/statements.ts';
import { addNotice, addUser, paragraph } from '../testing/content.ts';
import type * as college from '../testing/filled/filled-college.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

const rootWith = (children: unknown) => ({ root: { type: 'root', children } });
const shapes: unknown[] = [
  { root: 1 },
  'text',
  rootWith(1),
  [],
  [null],
  1,
  true,
  {},
  { root: { children: [] } },
  rootWith([null]),
  rootWith([{ type: 'paragraph', children: 1 }]),
  rootWith([{ type: 'paragraph', children: [{ type: 'text', text: { root: 1 } }] }]),
  rootWith([{ type: 'gallery', children: [] }]),
  rootWith([{ type: 'paragraph', children: [{ type: 'link', children: [] }] }]),
];
const isLong = Boolean(process.env.LONG);
const some = <Item>(items: readonly Item[], part: number) =>
  items.filter((_, at) => isLong || at % part === 0);

let payload: Payload;
let jsonColumns: typeof import('../json-columns.ts').jsonColumns;
let answer: typeof import('./answer.ts').answer;
let signPreview: typeof import('../platform/preview/preview-token.ts').signPreview;
let inputs: ReturnType<typeof college.inputsFor>;
let numbers: Awaited<ReturnType<typeof college.fillCollege>>;

interface Place {
  slug: string;
  isGlobal: boolean;
  type: 'json' | 'richText';
  path: string[];
  /** The data of a record with this value in the field. */
  dataWith: (value: unknown) => object;
}

/** Every field with rich text or JSON, also in groups and tables. */
function placesIn(
  fields: readonly FlattenedField[],
  owner: Pick<Place, 'slug' | 'isGlobal'>,
  path: string[] = [],
  within: (data: object) => object = (data) => data,
): Place[] {
  return fields.flatMap((field): Place[] => {
    const { name, type } = field;
    const own = [...path, name];
    const around = (value: unknown) => within({ [name]: value });
    if (type === 'json' || type === 'richText')
      return [{ ...owner, type, path: own, dataWith: around }];
    if (type === 'group' || type === 'tab')
      return placesIn(field.flattenedFields, owner, own, around);
    if (type === 'array')
      return placesIn(field.flattenedFields, owner, [...own, '0'], (row) => around([row]));
    return [];
  });
}

let places: Place[];
beforeAll(async () => {
  payload = await temporaryCms();
  ({ answer } = await import('./answer.ts'));
  ({ jsonColumns } = await import('../json-columns.ts'));
  ({ signPreview } = await import('../platform/preview/preview-token.ts'));
  const { fillCollege, inputsFor } = await import('../testing/filled/filled-college.ts');
  numbers = await fillCollege(payload);
  inputs = inputsFor(numbers);
  const { collections, globals } = payload.config;
  places = [
    ...collections.map((item) => ({ ...item, isGlobal: false })),
    ...globals.map((item) => ({ ...item, isGlobal: true })),
  ]
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug, isGlobal, flattenedFields }) =>
      placesIn(flattenedFields, { slug, isGlobal }),
    );
}, patience);

const columnOf = ({ slug, path }: Place) =>
  jsonColumns.find((each) => each.slug === slug && each.name === path.at(-1));

/** The reason why the value was refused; undefined if it was stored. */
async function refusal({ slug, isGlobal, dataWith }: Place, value: unknown, locale: 'en' | 'as') {
  const records = anyCollection(payload);
  const data = dataWith(value);
  try {
    if (isGlobal)
      await records.updateGlobal({ ...asSystem, slug: slug as GlobalSlug, data, locale });
    else
      await records.create({
        ...asSystem,
        collection: slug as CollectionSlug,
        data,
        draft: true,
        locale,
      });
    return undefined;
  } catch (error) {
    const { status, data: reason } = asRecord(error);
    return { status, errors: JSON.stringify(asRecord(reason).errors) };
  }
}

it('each is refused in every field, with a sentence and the path of the field', {
  timeout: 600_000,
}, async () => {
  expect(places.length).toBeGreaterThan(40);
  for (const place of places)
    for (const locale of isLong ? (['en', 'as'] as const) : (['en'] as const)) {
      const column = columnOf(place);
      const wrong = shapes.filter((shape) => !column?.accepts(shape));
      // Some columns hold any object.
      expect(wrong.length).toBeGreaterThan(place.type === 'json' ? 4 : 11);
      for (const shape of some(wrong, 4)) {
        const name = `${place.slug}.${place.path.join('.')} ${JSON.stringify(shape)}`;
        const refused = await refusal(place, shape, locale);
        expect([name, refused]).toEqual([
          name,
          { status: 400, errors: expect.stringContaining(`"path":"${place.path.join('.')}"`) },
        ]);
        expect(refused?.errors).toMatch(/has a structure that the (editor|program) cannot read/);
      }
    }
});

/** Puts the value into every column of all tables, also of versions, past all checks. */
async function store(value: unknown): Promise<number> {
  let columns = 0;
  for (const [name, table] of Object.entries(asRecord(asRecord(payload.db).tables))) {
    if (name.startsWith('payload_')) continue;
    for (const column of Object.values(asRecord(table))) {
      const { dataType, name: own } = asRecord(column);
      if (dataType !== 'json') continue;
      const json = JSON.stringify(value);
      const stored = isPostgres(payload) ? sql`${json}::jsonb` : sql`${json}`;
      await rowsOf(
        payload,
        sql`UPDATE ${sql.identifier(name)} SET ${sql.identifier(String(own))} = ${stored}`,
      );
      columns += 1;
    }
  }
  return columns;
}

/** Asks a call as the website does. */
async function statusOf(name: CallName, input: object): Promise<number> {
  const { address, method, body, contentType } = requestOf(name, input);
  const request = new Request(`http://cms/${address}`, { method, headers: contentType, body });
  return (await answer(name, request, async () => payload)).status;
}

it.each(some(shapes, 7))(
  '%j in every column fails no call, preview or list',
  { timeout: patience },
  async (shape) => {
    const logs = [vi.spyOn(payload.logger, 'error'), vi.spyOn(console, 'error')].map((log) =>
      log.mockImplementation(() => undefined),
    );
    expect(await store(shape)).toBeGreaterThan(40);
    const failed: string[] = [];
    for (const [name, input] of Object.entries(inputs)) {
      const status = await statusOf(name as CallName, input);
      if (status !== 200) failed.push(`${name} ${status}`);
    }
    for (const collection of previewedCollections) {
      const id = numbers[collection];
      if (id === undefined) continue;
      const account = numbers.editor ?? 0;
      const token = signPreview({ collection, id }, { account, session: `session-of-${account}` });
      const status = await statusOf('getpreview', { collection, id: String(id), token });
      if (status !== 200) failed.push(`preview of ${collection} ${status}`);
    }
    const records = anyCollection(payload);
    for (const { slug } of payload.config.collections)
      for (const locale of ['en', 'all'] as const)
        await records
          .find({ ...asSystem, collection: slug, draft: true, locale, depth: 1 })
          .catch((error: unknown) => failed.push(`${slug} ${error}`));
    expect(failed).toEqual([]);
    const reports = logs
      .flatMap(({ mock }) => mock.calls.map(([line]) => String(line)))
      .flatMap((line) => /^The text \S+ of (.*) cannot be read\.$/.exec(line)?.[1] ?? []);
    expect(reports).toEqual([...new Set(reports)]);
  },
);

describe('through REST', () => {
  let send: (method: string, path: string, data?: object) => Promise<[number, string]>;
  beforeAll(async () => {
    const { email } = await addUser(payload, 'editor');
    const data = { email, password: 'long enough for a test' };
    const { token } = await payload.login({ collection: 'users', data });
    const headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
    send = async (method, path, body = {}) => {
      const init = { method, headers, body: JSON.stringify(body) };
      const request = new Request(`http://localhost:3001/api/${path}`, init);
      const response = await handleEndpoints({ config: payload.config, request });
      return [response.status, await response.text()];
    };
  });
  const refused = [400, expect.stringMatching(/"path":"description"/)];

  it('is refused in new records, drafts, changes, and changes of many', async () => {
    const { id } = await addNotice(payload, { title: 'Kept' });
    for (const [method, path] of [
      ['POST', 'notices'],
      ['POST', 'notices?draft=true'],
      ['POST', 'notices?draft=true&autosave=true'],
      ['PATCH', `notices/${id}`],
      ['PATCH', `notices/${id}?draft=true&autosave=true`],
      ['PATCH', `notices/${id}?locale=as`],
    ] as const) {
      const answered = await send(method, path, { title: 'x', description: { root: 1 } });
      expect([path, ...answered]).toEqual([path, ...refused]);
    }
    const many = await send('PATCH', `notices?where[id][in][0]=${id}`, { description: 'text' });
    expect(many).toEqual([400, expect.stringContaining('The following field is invalid: Text')]);
  });

  it('comes back from no version, and into no copy', async () => {
    const { id } = await addNotice(payload, { title: 'Kept' });
    const where = { parent: { equals: id } };
    const { docs } = await payload.findVersions({ ...asSystem, collection: 'notices', where });
    await store({ root: 1 });
    expect((await send('POST', `notices/versions/${docs[0]?.id}`))[0]).toBe(200);
    await store({ root: 1 });
    const [status, text] = await send('POST', `notices/${id}/duplicate`);
    expect(status).toBe(200);
    const copy = Number(JSON.parse(text).doc.id);
    const rows = await rowsOf(
      payload,
      sql`SELECT description FROM notices_locales WHERE _parent_id = ${copy}`,
    );
    expect(rows.map(({ description }) => description)).toEqual([null]);
  });

  it('does not hinder changes of a record that has it, and is gone after one', async () => {
    const { id } = await addNotice(payload, { title: 'Former' });
    await store({ root: 1 });
    const description = paragraph('New');
    expect((await send('PATCH', `notices/${id}`, { title: 'Changed' }))[0]).toBe(200);
    expect((await send('PATCH', `notices/${id}`, { description }))[0]).toBe(200);
    expect(
      (await payload.findByID({ ...asSystem, collection: 'notices', id })).description,
    ).toEqual(description);
  });
});
