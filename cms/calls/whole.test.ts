/** Every field that editors fill in appears in the answers under its name. */
import { asRecord } from '@college/contract/as-record';
import { type CallName, callNames, calls } from '@college/contract/calls';
import { wholeLists } from '@college/contract/site-map/content';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
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

async function ask(name: CallName, input: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(input) };
  const response = await answer(name, new Request('http://cms/', init), async () => payload);
  expect(response.status).toBe(200);
  return response.json();
}

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
/** The bytes of a file have their own call. */
const isEmpty = ({ path, value }: Leaf) =>
  !path.endsWith('.data') && ['', '0', 'null', '[]', '{}'].includes(textOf(value));

/** Fields with another name on the wire, and texts that are not the name of a field. */
const renamed = ['.html: text', '.video: video_link', '.page: emblem'];
/** The first option of each select. */
const selected = [
  ...['.motif: gamosa', '.home_sections: notices', '.alert.colour: red'],
  '.importance: important',
  ...['.languages: en', '.languages: as'],
  ...['.kind: evidence', '.section: about', '.heading: about', '.menu: about'],
  ...wholeLists.map((list) => `.content: ${list}`),
];
const noNames = ['image', 'media', 'jpg', 'pages'];
const isMisnamed = ({ path, value }: Leaf) => {
  const visible = /^(?:<p>|https:\/\/example\.org\/)?([a-z]\w*)(?:<\/p>|@example\.org)?$/;
  const name = visible.exec(textOf(value))?.[1];
  if (name === undefined || noNames.includes(name)) return false;
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
    'getfileaddress',
    'getfiletext',
    'getfileswithtext',
    'getsearchresults',
    'getsearchsuggestions',
  ]);
});
