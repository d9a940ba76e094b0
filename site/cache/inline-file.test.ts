import { fileLifetimes } from '@college/contract/files';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { openInlineFiles } from './inline-file.ts';

const LIMIT = 3.5 * 1024;

/** A site with one file, and a count of its requests. */
function openSiteWithFile(bytes: number, lifetime: string = fileLifetimes.hashed) {
  const site = Fastify();
  let requests = 0;
  site.get('/files/media/gate.avif', async (_request, reply) => {
    requests += 1;
    return reply.type('image/avif').header('Cache-Control', lifetime).send(Buffer.alloc(bytes, 7));
  });
  return { inlineFile: openInlineFiles(site), countRequests: () => requests };
}

describe('a file within a page', () => {
  test('contains its bytes, up to the limit', async () => {
    const { inlineFile } = openSiteWithFile(LIMIT);
    const [head = '', base64 = ''] = ((await inlineFile('/files/media/gate.avif')) ?? '').split(
      ',',
    );
    expect(head).toBe('data:image/avif;base64');
    expect(Buffer.from(base64, 'base64')).toEqual(Buffer.alloc(LIMIT, 7));
  });

  test('is left out if it has one byte more', async () =>
    expect(await openSiteWithFile(LIMIT + 1).inlineFile('/files/media/gate.avif')).toBeUndefined());

  test('is left out if it is not public', async () =>
    expect(await openSiteWithFile(1).inlineFile('/files/media/draft.avif')).toBeUndefined());

  test('is read once if the content at its address never changes', async () => {
    const { inlineFile, countRequests } = openSiteWithFile(1);
    await inlineFile('/files/media/gate.avif');
    const before = countRequests();
    await inlineFile('/files/media/gate.avif');
    expect(countRequests()).toBe(before);
    const stable = openSiteWithFile(1, fileLifetimes.stable);
    await stable.inlineFile('/files/media/gate.avif');
    const once = stable.countRequests();
    await stable.inlineFile('/files/media/gate.avif');
    expect(stable.countRequests()).toBe(2 * once);
  });
});
