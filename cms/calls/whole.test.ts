/** Every field that editors fill in appears in the answers under its name. */
import { asRecord } from '@college/contract/as-record';
import { type CallName, callNames, calls } from '@college/contract/calls';
import { requestOf } from '@college/contract/client';
import { LISTS_READ } from '@college/contract/lists-read';
import { wholeLists } from '@college/contract/site-map/content';
import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { asSystem } from '../access.ts';
import { publicCollections } from '../content/collections.ts';
import { anyCollection } from '../platform/database/any-collection.ts';
import { fillCollege, inputsFor } from '../testing/filled/filled-college.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
let answer: typeof import('./answer.ts').answer;
let inputs: ReturnType<typeof inputsFor>;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ answer } = await import('./answer.ts'));
  inputs = inputsFor(await fillCollege(payload));
}, patience);

async function respond(name: CallName, input: object): Promise<Response> {
  const { address, method, body, contentType } = requestOf(name, input);
  const request = new Request(`http://cms/${address}`, { method, body, headers: contentType });
  const response = await answer(name, request, async () => payload);
  expect(response.status).toBe(200);
  return response;
}

const ask = async (name: CallName, input: object): Promise<unknown> =>
  (await respond(name, input)).json();

interface Leaf {
  path: string;
  value: unknown;
}
function leavesOf(value: unknown, path = ''): Leaf[] {
  const within = Object.entries(asRecord(value));
  if (typeof value !== 'object' || within.length === 0) return [{ path, value }];
  // A file on another website is only an address.
  if (asRecord(value).fileType === 'link') return [];
  return within.flatMap(([key, inner]) =>
    leavesOf(inner, Array.isArray(value) ? path : `${path}.${key}`),
  );
}

const textOf = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
/**
 * The bytes of a file have their own call, the head of today has no last day, and films with captions or texts are tested
 * in files/file-text.test.ts.
 */
const isEmpty = ({ path, value }: Leaf) =>
  !['.data', '.heads.to', '.fields', '.films'].some((end) => path.endsWith(end)) &&
  ['', '0', 'null', '[]', '{}'].includes(textOf(value));

/** Fields with another name on the wire, and texts that are not the name of a field. */
const renamed = ['.html: text', '.video: video_link', '.page: emblem'];
/** The first option of each select. */
const selected = [
  ...['.motif: gamosa', '.home_sections: notices', '.alert.colour: red'],
  '.importance: important',
  '.kind: terms',
  ...['.languages: en', '.languages: as'],
  ...['.kind: evidence', '.section: about', '.heading: about', '.menu: about'],
  ...wholeLists.map((list) => `.content: ${list}`),
];
const noNames = ['image', 'media', 'jpg', 'pages'];
const isMisnamed = ({ path, value }: Leaf) => {
  const visible = /^(?:<p>|https:\/\/example\.org\/)?([a-z]\w*)(?:<\/p>|@example\.org)?$/;
  const name = visible.exec(textOf(value))?.[1];
  // A preview names the field of each text beside it.
  if (name === undefined || noNames.includes(name) || path.endsWith('.fields')) return false;
  return ![...renamed, ...selected, `.${name}: ${name}`].some((item) =>
    `${path}: ${name}`.endsWith(item),
  );
};

const ofAll = Object.keys(inputsFor({})) as CallName[];
it.each(ofAll)('%s', async (name) => {
  const leaves = leavesOf(await ask(name, inputs[name] ?? {}));
  expect(leaves.filter(isEmpty)).toEqual([]);
  expect(leaves.filter(isMisnamed)).toEqual([]);
});

it('tests every call that reads content', () => {
  const remaining = callNames.filter((name) => calls[name].lifetime === 'content' && !inputs[name]);
  // Addresses of files are tested in files/files.test.ts, results in search/.
  expect(remaining).toEqual([
    'getduties',
    'getwebsitequality',
    'getfileaddress',
    'getfiletext',
    'getfileswithtext',
    'getsearchresults',
    'getsearchsuggestions',
  ]);
});

const readsContent = (name: CallName) => calls[name].lifetime === 'content';

/** The answers as text, and the lists that each names; undefined if any change concerns it. */
async function answers() {
  const entries = ofAll.filter(readsContent).map(async (name) => {
    const response = await respond(name, inputs[name] ?? {});
    const lists = response.headers.get(LISTS_READ)?.split(' ');
    return { name, lists, text: await response.text() };
  });
  return Promise.all(entries);
}

/** Collections with a recycle bin; some of them, because each takes half a second. */
const changed = publicCollections
  .filter(({ slug, trash }) => trash !== false && slug !== 'media')
  .map(({ slug }) => slug as CollectionSlug)
  .filter((_, at) => process.env.LONG || at % 8 === 0);

it('an answer that changes with a list names it', { timeout: patience }, async () => {
  const records = anyCollection(payload);
  const changing: string[] = [];
  for (const collection of changed) {
    const before = await answers();
    const { docs } = await records.find({ ...asSystem, collection });
    const binned = async (deletedAt: string | null) => {
      // A record that is in use is refused.
      for (const { id } of docs)
        await records
          .update({ ...asSystem, collection, id, trash: true, data: { deletedAt } })
          .catch((error) => expect(error).toHaveProperty('status'));
    };
    await binned('2026-11-27T06:30:00.000Z');
    const after = await answers();
    await binned(null);
    const different = after.filter(({ text }, at) => text !== before[at]?.text);
    if (different.length > 0) changing.push(collection);
    const silent = different.filter(({ lists }) => lists && !lists.includes(collection));
    expect({ collection, silent }).toEqual({ collection, silent: [] });
  }
  // Records of the other lists are in no answer, or in use.
  expect(changing.length).toBeGreaterThanOrEqual(changed.length / 2);
});

it('every answer of content names its lists, so that the website asks for few of them anew', async () => {
  const unnamed = (await answers()).filter(({ lists }) => !lists);
  expect(unnamed).toEqual([]);
});
