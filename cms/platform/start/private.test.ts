import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addPicture } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

const DAY = 24 * 60 * 60 * 1000;
let payload: Payload;

beforeAll(async () => {
  payload = await temporaryCms();
  await addPicture(payload, 'Main Gate.jpg', 700, 400);
  await payload.sendEmail({ to: 'rina@college.test', subject: 'A mail', text: 'For you alone.' });
}, patience);

const inData = (...parts: string[]) => path.join(process.env.DATA_DIR ?? '', ...parts);

it('writes no file that everybody can read', async () => {
  const names = await readdir(inData(), { recursive: true });
  const endings = names.map((name) => path.extname(name));
  expect(endings).toEqual(expect.arrayContaining(['.sqlite', '.jpg', '.eml']));
  const open: string[] = [];
  for (const name of names) if ((await stat(inData(name))).mode & 0o007) open.push(name);
  expect(open).toEqual([]);
});

it('deletes mails in the folder after thirty days', async () => {
  const { sweep } = await import('../../jobs/sweep.ts');
  await sweep(payload, Date.now() + 29 * DAY);
  expect(await readdir(inData('mail'))).toHaveLength(1);
  await sweep(payload, Date.now() + 31 * DAY);
  expect(await readdir(inData('mail'))).toEqual([]);
});
