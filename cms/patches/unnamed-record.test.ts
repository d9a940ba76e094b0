import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { hasMalformedId } from './unnamed-record.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

it.each([
  ...[
    'notices/xyz',
    'notices/1e9',
    'notices/-1',
    'notices/versions/xyz',
    'notices/9999999999999999',
  ],
  ...['globals/admission/versions/xyz', 'media/file/\u0000', 'users/constructor'],
])('recognises a malformed id in %j', (address) => {
  expect(hasMalformedId(address.split('/'), payload)).toBe(true);
});

it.each([
  ...['notices', 'notices/1', 'notices/versions', 'notices/versions/7', 'notices/1/duplicate'],
  ...['notices/access/1', 'notices/count', 'users/me', 'users/login', 'users/forgot-password'],
  ...['media/file/gate.jpg', 'globals/admission', 'access', 'payload-preferences/nav'],
])('leaves %s to Payload', (address) => {
  expect(hasMalformedId(address.split('/'), payload)).toBe(false);
});
