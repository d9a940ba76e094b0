/** Files in an S3-compatible bucket. */
import { AwsClient } from 'aws4fetch';
import type { Environment } from '../environment.ts';
import type { Folder, Key, Storage } from './storage-types.ts';

/** Milliseconds. Longer than a request for 50 MB takes, because an editor waits for it. */
const TIMEOUT = 60_000;

type Settings = Pick<
  Environment,
  'S3_BUCKET_URL' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'
>;

export function openBucket(settings: Settings): Storage | undefined {
  const { S3_BUCKET_URL, S3_REGION, S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = settings;
  if (!S3_BUCKET_URL) return undefined;
  const client = new AwsClient({
    accessKeyId: S3_ACCESS_KEY,
    secretAccessKey: S3_SECRET_KEY,
    service: 's3',
    region: S3_REGION,
    retries: 2,
  });

  /** Sends a request. Rejects with the bucket's message unless the status is one of `expected`. */
  async function ask(method: string, key: Key, expected: number[], init: RequestInit = {}) {
    return askAt(`/${key.split('/').map(encodeURIComponent).join('/')}`, method, expected, init);
  }
  async function askAt(path: string, method: string, expected: number[], init: RequestInit = {}) {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await client.fetch(S3_BUCKET_URL + path, { ...init, method, signal });
    if (expected.includes(response.status)) return response;
    await response.body?.cancel();
    throw new Error(`The bucket answered ${response.status} to ${method} ${path}.`);
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
