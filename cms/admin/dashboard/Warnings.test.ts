import { rm } from 'node:fs/promises';
import path from 'node:path';
import { LAST_BACKUP } from '@college/server/data-folder';
import { writeLastBackup } from '@college/server/last-backup';
import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import type { Role } from '../../access.ts';
import { environment } from '../../platform/environment.ts';
import { addUser } from '../../testing/content.ts';
import { headings, items, words } from '../../testing/screen.ts';
import { propsOf, show } from '../../testing/served-screen.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { Warnings } from './Warnings.tsx';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
  return () => rm(path.join(environment.DATA_DIR, LAST_BACKUP), { force: true });
}, patience);

const open = async (role: Role, language: 'en' | 'as' = 'en') =>
  show(Warnings, await propsOf(payload, { user: await addUser(payload, role), language }));

test('shows nothing if nothing is wrong', async () => {
  const time = new Date().toISOString();
  await writeLastBackup(environment.DATA_DIR, { good: { time, size: 1 } });
  await open('administrator');
  expect(words()).toBe('');
});

test('tells an administrator alone, in the language of the admin', async () => {
  const time = '2026-11-20T06:30:00.000Z';
  await writeLastBackup(environment.DATA_DIR, { failed: { time, reason: '৫ GB' } });
  await open('administrator');
  expect(headings()).toEqual(['The server needs attention']);
  expect(items()).toEqual([expect.stringMatching(/^The backup of 20-11.* failed: ৫ GB\./)]);
  await open('administrator', 'as');
  expect(words().replaceAll('GB', '')).not.toMatch(/[a-z]/i);
  await open('editor');
  expect(words()).toBe('');
});
