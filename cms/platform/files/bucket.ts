/** Files in an S3-compatible bucket. A bucket that does not answer is waited for a limited time, by a limited number of requests. */
import { setTimeout as wait } from 'node:timers/promises';
import { Semaphore, withTimeout } from 'async-mutex';
import { AwsClient } from 'aws4fetch';
import type { Environment } from '../environment.ts';
import { requestWithin } from '../http/checked-request.ts';
import { type Folder, type Key, type Storage, StorageFailure } from './storage-types.ts';

/** Milliseconds for connecting and the first byte of an answer, and for each further part of it. */
const ANSWER = 10_000;
/** Milliseconds of waiting for all parts of an answer. The time in which a visitor reads them does not count. */
const WHOLE_ANSWER = 60_000;
/** Bytes per millisecond of the slowest bucket: a file of 50 MB may take a minute. */
const SPEED = 1000;

/** At most `count` requests at once. Others wait up to `patience` milliseconds. */
const limited = (count: number, patience: number) =>
  withTimeout(new Semaphore(count), patience, new StorageFailure('The bucket is too slow.'));

type Settings = Pick<
  Environment,
  'S3_BUCKET_URL' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'
>;

export function openBucket(settings: Settings): Storage | undefined {
  const { S3_BUCKET_URL, S3_REGION, S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = settings;
  if (!S3_BUCKET_URL) return undefined;
  const bucket = S3_BUCKET_URL;
  const client = new AwsClient({
    accessKeyId: S3_ACCESS_KEY,
    secretAccessKey: S3_SECRET_KEY,
    service: 's3',
    region: S3_REGION,
  });

  // Visitors read while files are being stored, and the other way round.
  const reads = limited(32, 2_000);
  const writes = limited(8, 20_000);

  /**
   * Sends a request, and again if the bucket is busy. The signal is not given to the client, because the request that it
   * makes forgets its signal in a garbage collection.
   */
  async function send(
    url: string,
    init: RequestInit,
    signal: AbortSignal,
    pauses = [100, 500],
  ): Promise<Response> {
    const response = await requestWithin(bucket, await client.sign(url, init), { signal });
    const [pause, ...others] = pauses;
    if ((response.status < 500 && response.status !== 429) || pause === undefined) return response;
    await response.body?.cancel();
    await wait(pause, undefined, { signal });
    return send(url, init, signal, others);
  }

  /** Sends a request. Rejects with the bucket's message unless the status is one of `expected`. */
  async function ask(method: string, key: Key, expected: number[], init: RequestInit = {}) {
    return askAt(`/${key.split('/').map(encodeURIComponent).join('/')}`, method, expected, init);
  }
  async function askAt(path: string, method: string, expected: number[], init: RequestInit = {}) {
    const places = method === 'PUT' || method === 'DELETE' ? writes : reads;
    return places.runExclusive(async () => {
      const abort = new AbortController();
      const size = init.body instanceof Uint8Array ? init.body.length : 0;
      const timer = setTimeout(() => abort.abort(), ANSWER + size / SPEED);
      try {
        const response = await send(bucket + path, { ...init, method }, abort.signal);
        if (expected.includes(response.status)) return withinTime(response, abort);
        await response.body?.cancel();
        throw new Error(`The bucket answered ${response.status}.`);
      } catch (cause) {
        throw new StorageFailure(`The bucket failed at ${method} ${path}.`, { cause });
      } finally {
        clearTimeout(timer);
      }
    });
  }

  /**
   * Lists up to a thousand keys after `last`. Keys may or may not be URL-encoded, because not every
   * bucket supports that option.
   */
  async function listAfter(folder: Folder, last: string) {
    const query = new URLSearchParams({
      'encoding-type': 'url',
      prefix: `${folder}/`,
      ...(last && { marker: last }),
    });
    const text = await (await askAt(`?${query}`, 'GET', [200])).text();
    const isEncoded = text.includes('<EncodingType>url</EncodingType>');
    const keys = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) =>
      isEncoded ? decodeURIComponent(key.replaceAll('+', ' ')) : key,
    );
    return { keys, isCut: text.includes('<IsTruncated>true</IsTruncated>') };
  }

  return {
    async find(key) {
      const { status, headers } = await ask('HEAD', key, [200, 404]);
      if (status === 404) return undefined;
      return {
        size: Number(headers.get('content-length')),
        modified: new Date(headers.get('last-modified') ?? 0),
      };
    },
    async read(key, range) {
      const headers = range && { Range: `bytes=${range.start}-${range.end}` };
      const { body } = await ask('GET', key, [range ? 206 : 200], { headers });
      if (!body) throw new Error(`The bucket answered nothing to GET ${key}.`);
      return body;
    },
    async put(key, content, mime) {
      const headers = { 'Content-Type': mime };
      await ask('PUT', key, [200], { headers, body: new Uint8Array(content) });
    },
    async delete(key) {
      await ask('DELETE', key, [204, 404]);
    },
    async list(folder) {
      const names: string[] = [];
      for (let more = true, last = ''; more; ) {
        const { keys, isCut } = await listAfter(folder, last);
        names.push(...keys.map((key) => key.slice(folder.length + 1)));
        last = keys.at(-1) ?? '';
        more = isCut;
      }
      return names;
    },
  };
}

/** The response with a body that fails if the bucket stops sending it. */
function withinTime(response: Response, abort: AbortController): Response {
  const reader = response.body?.getReader();
  if (!reader) return response;
  let timeLeft = WHOLE_ANSWER;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const startedAt = performance.now();
        const timer = setTimeout(() => abort.abort(), Math.min(ANSWER, timeLeft));
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } finally {
          clearTimeout(timer);
          timeLeft -= performance.now() - startedAt;
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, response);
}
