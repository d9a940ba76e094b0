import { readFile, truncate } from 'node:fs/promises';
import path from 'node:path';
import { FileData } from '@college/contract/entities';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addPicture, showFiles } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let answer: typeof import('../answer.ts').answer;
let folder: string;
beforeAll(async () => {
  payload = await temporaryCms();
  ({ answer } = await import('../answer.ts'));
  const { environment } = await import('../../platform/environment.ts');
  folder = path.join(environment.DATA_DIR, 'files/media');
}, patience);

const ask = (name: string | null | undefined) =>
  answer(
    'getfiledata',
    new Request(`http://cms/getfiledata?type=media&path=${name}`),
    async () => payload,
  );

it('returns a file in base64, byte for byte, and is not cached', async () => {
  const { id, filename } = await addPicture(payload, 'gate.jpg');
  await showFiles(payload, id);
  const response = await ask(filename);
  const { data, ...about } = FileData.parse(await response.json());
  expect(about).toEqual({ mime: 'image/jpeg', type: 'media', ext: 'jpg' });
  const stored = await readFile(path.join(folder, `${filename}`));
  expect(Buffer.from(data, 'base64').equals(stored)).toBe(true);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('refuses a file larger than 8 MB and gives its address', async () => {
  const { id, filename } = await addPicture(payload, 'large.jpg');
  await showFiles(payload, id);
  const file = path.join(folder, `${filename}`);
  await truncate(file, 8_000_000);
  const { data } = await (await ask(filename)).json();
  expect(Buffer.from(data, 'base64')).toHaveLength(8_000_000);
  await truncate(file, 8_000_001);
  const refused = await ask(filename);
  expect([refused.status, await refused.text()]).toEqual([
    422,
    `This file is larger than 8 MB; open it at /files/media/${filename}.`,
  ]);
});
