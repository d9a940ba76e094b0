/** A bucket of anything that speaks S3. */
import { AwsClient } from 'aws4fetch';
import type { Environment } from '../environment.ts';
import type { Key, Storage } from './storage.ts';

export interface Bucket extends Storage {
  put(key: Key, content: Buffer, mime: string): Promise<void>;
  /** What is not there is deleted already. */
  delete(key: Key): Promise<void>;
}

/** Longer than any answer about 50 MB takes, and an editor waits for it. */
const PATIENCE = 60_000;

type Settings = Pick<
  Environment,
  'S3_BUCKET_URL' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'
>;

export function openBucket(settings: Settings): Bucket | undefined {
  const { S3_BUCKET_URL, S3_REGION, S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = settings;
  if (!S3_BUCKET_URL) return undefined;
  const client = new AwsClient({
    accessKeyId: S3_ACCESS_KEY,
    secretAccessKey: S3_SECRET_KEY,
    service: 's3',
    region: S3_REGION,
    retries: 2,
  });

  /** Rejects with what the bucket said, unless it is one of `expected`. */
  async function ask(method: string, key: Key, expected: number[], init: RequestInit = {}) {
    const address = `${S3_BUCKET_URL}/${key.split('/').map(encodeURIComponent).join('/')}`;
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await client.fetch(address, { ...init, method, signal });
    if (expected.includes(response.status)) return response;
    await response.body?.cancel();
    throw new Error(`The bucket answered ${response.status} to ${method} ${key}.`);
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
  };
}
