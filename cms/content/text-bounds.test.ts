import { handleEndpoints, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addNotice, addUser, paragraph } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { bounds, isBeyondBounds } from './text-bounds.ts';

let payload: Payload;
let headers: Record<string, string>;
beforeAll(async () => {
  payload = await temporaryCms();
  const { email } = await addUser(payload, 'editor');
  const data = { email, password: 'long enough for a test' };
  const { token } = await payload.login({ collection: 'users', data });
  headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
}, patience);

const root = (children: object[]) => {
  const text = paragraph('x');
  return { root: { ...text.root, children } };
};
const [node = {}] = paragraph('x').root.children;
const nested = (levels: number) => {
  let inner: object = node;
  for (let level = 0; level < levels; level++)
    inner = { type: 'quote', version: 1, children: [inner] };
  return root([inner]);
};
const texts: [string, () => object][] = [
  ['too long', () => paragraph('ক'.repeat(bounds.bytes / 3 + 1))],
  ['of too many parts', () => root(Array.from({ length: bounds.parts }, () => ({ ...node })))],
  ['nested too deeply', () => nested(bounds.depth + 1)],
  ['nested far too deeply', () => nested(2000)],
];
const refusal = /too long. The limit is 1000 KB and 40000 parts|nested too deeply/;

async function send(method: string, path: string, data: object) {
  const body = JSON.stringify(data);
  const request = new Request(`http://localhost:3001/api/${path}`, { method, headers, body });
  const response = await handleEndpoints({ config: payload.config, request });
  return { status: response.status, said: await response.text() };
}

it.each(texts)(
  'refuses a text that is %s, on every way in',
  { timeout: patience },
  async (_how, text) => {
    const { id } = await addNotice(payload, { title: 'Kept' });
    const description = text();
    const notice = { title: 'X', type: 'COLLEGE_EVENT', date: '2026-01-01', description };
    for (const [method, path, data] of [
      ['POST', 'notices', notice],
      ['POST', 'notices?draft=true', notice],
      ['PATCH', `notices/${id}`, { description }],
      ['PATCH', `notices/${id}?draft=true&autosave=true`, { description }],
      ['POST', 'globals/college', { about: description }],
    ] as const) {
      const { status, said: message } = await send(method, path, data);
      expect([path, status]).toEqual([path, 400]);
      expect(message).toMatch(refusal);
    }
  },
);

it('accepts texts of the usual length and depth', async () => {
  expect(isBeyondBounds(root(Array.from({ length: 2000 }, () => ({ ...node }))))).toBe(false);
  expect(isBeyondBounds(nested(bounds.depth - 5))).toBe(false);
  expect(isBeyondBounds(null)).toBe(false);
  expect(isBeyondBounds(undefined)).toBe(false);
});
