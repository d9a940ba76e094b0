import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client, TransactionMode } from '@libsql/client';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { takesWriterLate } from '../patches/sqlite/late-writer.ts';
import { picture } from '../testing/submissions.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { openReport } from './report.ts';

let payload: Payload;
const photo = await picture(60, 40).toBuffer();
const requested: (string | undefined)[] = [];
/** A backend that has files only. */
const backend = createServer(({ url }, response) => {
  if (url !== '/getcollege') requested.push(url);
  if (url?.startsWith('/away?'))
    return void response.writeHead(302, { Location: `http://${url.slice(6)}/a.jpg` }).end();
  response.statusCode = url?.endsWith('.jpg') ? 200 : 404;
  response.end(response.statusCode === 200 ? photo : '');
});
beforeAll(async () => {
  payload = await temporaryCms();
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
}, patience);
afterAll(() => void backend.close());

/** Opens the files like a new run: with the ledger and an empty cache. */
async function openAnew() {
  const { openImporter } = await import('./importer.ts');
  const { port } = backend.address() as AddressInfo;
  const { tools } = await openImporter(
    payload,
    `http://127.0.0.1:${port}`,
    openReport(() => {}),
  );
  return { en: tools('en').files, as: tools('as').files };
}

it.each([
  [{ url: '/told.jpg', type: 'media', path: 'other.jpg' }, '/told.jpg'],
  [{ type: 'media', path: 'the gate.jpg' }, '/files/media/the%20gate.jpg'],
  [{ path: '/alone.jpg' }, '/alone.jpg'],
])('requests the file %j at %s', async (file, address) => {
  requested.length = 0;
  expect(await (await openAnew()).en.one(file, 'A notice')).toBeTypeOf('number');
  expect(requested).toEqual([address]);
});

it('reads no file from this machine or its network besides the source', async () => {
  const others: string[] = [];
  const other = createServer(({ url }, response) => {
    others.push(`${url}`);
    response.end(photo);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(other.address() as AddressInfo).port}`;
  requested.length = 0;
  const { en } = await openAnew();
  for (const url of [
    `//${host}/a.jpg`,
    `\\\\${host}/a.jpg`,
    `http://${host}/a.jpg`,
    `/away?${host}`,
  ])
    expect(await en.one({ url }, 'A notice')).toBeUndefined();
  other.close();
  expect(others).toEqual([]);
  expect(requested).toEqual([`/away?${host}`]);
});

it.each([{}, { type: 'media' }, { url: 'http://[' }])(
  'requests nothing for %j, which has no usable address',
  async (file) => {
    requested.length = 0;
    expect(await (await openAnew()).en.one(file, 'A notice')).toBeUndefined();
    expect(requested).toEqual([]);
  },
);

it('begins the transaction of a file late, because its picture is converted in it', async () => {
  const { client } = payload.db as unknown as { client: Client };
  const { transaction } = client;
  const late: boolean[] = [];
  vi.spyOn(client, 'transaction').mockImplementation(async (mode?: TransactionMode) => {
    late.push(takesWriterLate());
    return transaction(mode ?? 'write');
  });
  await (await openAnew()).en.one({ url: '/late.jpg' }, 'A notice');
  vi.restoreAllMocks();
  expect(late).toContain(true);
});

it('describes a file by its record until it gets its own description, also in a later run', async () => {
  const url = '/banner.jpg';
  const id = await (await openAnew()).en.one({ url }, 'Physics');
  const alt = async () =>
    (await payload.findByID({ collection: 'media', id: id ?? 0, locale: 'all' })).alt;
  expect(await alt()).toEqual({ en: 'Physics' });

  const later = await openAnew();
  expect(await later.en.one({ url, alt: 'Orbits' }, 'A notice')).toBe(id);
  const last = await openAnew();
  expect(await last.as.one({ url, alt: 'কক্ষপথ' }, 'A notice')).toBe(id);
  expect(await alt()).toEqual({ en: 'Orbits', as: 'কক্ষপথ' });

  // The first description stays.
  await (await openAnew()).en.one({ url, alt: 'Something else' }, 'Another');
  expect(await alt()).toEqual({ en: 'Orbits', as: 'কক্ষপথ' });
});
