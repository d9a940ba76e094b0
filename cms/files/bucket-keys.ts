/** Every name that a bucket holds in a folder. */
import { AwsClient } from 'aws4fetch';
import type { Environment } from '../environment.ts';
import type { Folder } from './storage.ts';

type Settings = Pick<
  Environment,
  'S3_BUCKET_URL' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'
>;

export async function namesInBucket(settings: Settings, folder: Folder): Promise<string[]> {
  const { S3_BUCKET_URL, S3_REGION, S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = settings;
  const keys = { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY };
  const client = new AwsClient({ ...keys, service: 's3', region: S3_REGION, retries: 2 });
  const names: string[] = [];
  // A thousand at a time.
  for (let more = true, last = ''; more; ) {
    const query = new URLSearchParams({
      'encoding-type': 'url',
      prefix: `${folder}/`,
      ...(last && { marker: last }),
    });
    const response = await client.fetch(`${S3_BUCKET_URL}?${query}`, {
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The bucket answered ${response.status} to a list.`);
    // Not every bucket encodes when it is asked to.
    const isEncoded = text.includes('<EncodingType>url</EncodingType>');
    for (const [, key = ''] of text.matchAll(/<Key>([^<]*)<\/Key>/g)) {
      const plain = isEncoded ? decodeURIComponent(key.replaceAll('+', ' ')) : key;
      names.push(plain.slice(folder.length + 1));
      last = plain;
    }
    more = text.includes('<IsTruncated>true</IsTruncated>');
  }
  return names;
}
