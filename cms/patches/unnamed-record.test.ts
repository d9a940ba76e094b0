import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { namesNoRecord } from './unnamed-record.ts';

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
  ...[
    'media/versions',
    'media/versions/1',
    'payload-migrations',
    'notices/access/1',
    'notices/access',
  ],
])('finds no record at %j', (address) => {
  expect(namesNoRecord('GET', address.split('/'), payload)).toBe(true);
});

it.each([
  ...['notices', 'notices/1', 'notices/versions', 'notices/versions/7', 'notices/1/duplicate'],
  ...['notices/count', 'users/me', 'media/file/gate.jpg', 'globals/admission', 'access'],
  'payload-preferences/nav',
])('leaves %s to Payload', (address) => {
  expect(namesNoRecord('GET', address.split('/'), payload)).toBe(false);
});

it.each(['notices/access', 'notices/access/1', 'users/login', 'users/forgot-password'])(
  'leaves %s to Payload if it is sent by POST',
  (address) => {
    expect(namesNoRecord('POST', address.split('/'), payload)).toBe(false);
  },
);
