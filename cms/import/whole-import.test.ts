/** A backend imported into another: every field is the same when read with the same calls. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { asRecord } from '@college/contract/as-record';
import type { CallName } from '@college/contract/calls';
import { requestOf } from '@college/contract/client';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fillCollege, inputsFor } from '../testing/filled/filled-college.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { openReport } from './report.ts';

let payload: Payload;
let answer: typeof import('../calls/answer.ts').answer;
let inputs: ReturnType<typeof inputsFor>;
/** Recorded answers of the source by request. */
const answers = new Map<string, { status: number; body: Buffer }>();
let isThere = true;
const before = new Map<string, unknown>();
let report: string;

/** Fields that differ between backends: times of change, days of reviews and the current alert. */
const notTaken = ['updated_at', 'reviewed', 'alert'];

async function ask(name: CallName): Promise<unknown> {
  const { address, method, body, contentType } = requestOf(name, inputs[name] ?? {});
  const request = new Request(`http://cms/${address}`, { method, body, headers: contentType });
  const reply = await answer(name, request, async () => payload);
  return JSON.parse(await reply.text(), (key, value) =>
    notTaken.includes(key) ? undefined : value,
  );
}

/** Forwards to the source while it runs, and then serves the recorded answers. */
const backend = createServer(async (request, response) => {
  const { url = '/', method = 'GET', headers } = request;
  const body = await buffer(request);
  const key = [method, url, headers['accept-language'], body].join(' ');
  if (isThere)
    answers.set(key, await respond(url, { method, headers: headers as HeadersInit, body }));
  const { status, body: content } = answers.get(key) ?? { status: 404, body: Buffer.of() };
  response.writeHead(status).end(content);
});
async function respond(
  url: string,
  { body, ...init }: { body: Buffer; method: string; headers: HeadersInit },
) {
  const request = new Request(`http://cms${url}`, {
    ...init,
    body: init.method === 'POST' ? new Uint8Array(body) : undefined,
  });
  const [, first, type = '', name = ''] = decodeURIComponent(new URL(request.url).pathname).split(
    '/',
  );
  const { sendFile } = await import('../platform/send-file.ts');
  const reply =
    first === 'files'
      ? await sendFile(type, [name], request, payload)
      : await answer(url.slice(1).split('?')[0] ?? '', request, async () => payload);
  return { status: reply.status, body: Buffer.from(await reply.arrayBuffer()) };
}

async function run(): Promise<string> {
  const { importAll } = await import('./import-all.ts');
  const { port } = backend.address() as AddressInfo;
  const outcome = openReport(() => {});
  await importAll(payload, `http://127.0.0.1:${port}`, outcome);
  return outcome.lines().join('\n');
}

/** Runs an import without saving, to record all answers. */
async function listen(): Promise<void> {
  const unwritten = ((options: { data: object; id?: number }) =>
    Promise.resolve({ id: options.id ?? 1, ...options.data })) as never;
  vi.spyOn(payload, 'create').mockImplementation(unwritten);
  vi.spyOn(payload, 'update').mockImplementation(unwritten);
  vi.spyOn(payload, 'updateGlobal').mockImplementation(unwritten);
  await run();
  vi.restoreAllMocks();
  isThere = false;
}

beforeAll(async () => {
  payload = await temporaryCms();
  ({ answer } = await import('../calls/answer.ts'));
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  inputs = inputsFor(await fillCollege(payload));
  await answer('initialisation/setcount', new Request('http://cms/'), async () => payload);
  for (const name of Object.keys(inputs) as CallName[]) before.set(name, await ask(name));
  await listen();
  payload = await temporaryCms();
  report = await run();
}, 2 * patience);
afterAll(() => void backend.close());

it('leaves out nothing, and continues to count visitors', async () => {
  expect(report).toMatch(/^Everything was imported\.$/m);
  const request = new Request('http://cms/');
  const response = await answer('initialisation/getcount', request, async () => payload);
  expect(await response.json()).toEqual({ count: 1 });
});

/**
 * A preview belongs to an account of one college, and answers do not say since when a person is the head. A policy is made
 * from the settings of its own installation and signed by a person, so each college adopts its own.
 */
const differs = ['getpreview', 'getdeptdata', 'getpolicies'];
const same = (Object.keys(inputsFor({})) as CallName[]).filter((name) => !differs.includes(name));

it.each(same)('%s', async (name) => {
  expect(await ask(name)).toEqual(before.get(name));
});

it('getpolicies, which nobody here has adopted yet', async () => {
  expect(before.get('getpolicies')).toHaveLength(1);
  expect(await ask('getpolicies')).toEqual([]);
});

it('getdeptdata, but for its heads', async () => {
  const heads: unknown[] = [];
  expect({ ...asRecord(await ask('getdeptdata')), heads }).toEqual({
    ...asRecord(before.get('getdeptdata')),
    heads,
  });
});
