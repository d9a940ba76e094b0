import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import type { Target } from './address-targets.ts';

let payload: Payload;
let targetOf: (address: string) => Target | undefined;
let isFile: (address: string, payload: Payload) => Promise<boolean>;
let siteUrl: string;
beforeAll(async () => {
  // The environment belongs to this temporary backend.
  payload = await temporaryCms();
  ({ isFile, targetOf } = await import('./address-targets.ts'));
  siteUrl = (await import('../environment.ts')).environment.SITE_URL;
}, patience);

it.each([
  ['/files/media/gate.jpg', 'media', '/gate.jpg'],
  ['/as/files/media/gate.jpg', 'media', '/gate.jpg'],
  ['/committee-description?committeeId=7', 'committees', '7'],
  ['/singleevent?eventId=12', 'notices', '12'],
  ['/department/PHY/singleevent?eventId=12', 'notices', '12'],
  ['/department/PHY/faculty/single?id=3', 'employees', '3'],
  ['/department/PHY/faculty?id=three', 'departments', '/PHY'],
  ['/department/PHY', 'departments', '/PHY'],
])('%s refers to %s: %s', (address, collection, key) => {
  expect(targetOf(address)).toEqual({ collection, key });
  expect(targetOf(siteUrl + address)).toEqual({ collection, key });
});

it.each([
  '/',
  '/department',
  '/files/media',
  '/files/media/gate.jpg/more',
  '/files/other/gate.jpg',
  '/committee-description?committeeId=seven',
  '/singleevent',
  `/singleevent?eventId=${'1'.repeat(16)}`,
  'https://other.example/department/PHY',
  'mailto:office@example.org',
])('%s refers to no record', (address) => {
  expect(targetOf(address)).toBeUndefined();
});

it.each(['/department/PHY', '/files/media/never.pdf', 'mailto:office@example.org'])(
  '%s is not an existing file',
  async (address) => {
    expect(await isFile(address, payload)).toBe(false);
  },
);
