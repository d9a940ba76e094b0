import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addNotice, addUser, previewToken, showFiles } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import type { Storage } from './files/storage-types.ts';

const content = '0123456789';
let payload: Payload;
let sendFile: typeof import('./send-file.ts').sendFile;
let storage: Storage;
/** Hashed names: of a public file, and of a file that only a draft shows. */
let visible: string;
let drafted: string;
/** The id of the second, and tokens of it and of its draft. */
let file: number;
let token: string;
let tokenOfDraft: string;

async function addText(name: string) {
  const data = Buffer.from(content);
  const file = { name, data, mimetype: 'text/plain', size: data.length };
  return payload.create({ collection: 'media', data: {}, file });
}

beforeAll(async () => {
  payload = await temporaryCms();
  ({ sendFile } = await import('./send-file.ts'));
  ({ storage } = await import('./files/storage.ts'));
  const rules = await addText('rules.txt');
  await showFiles(payload, rules.id);
  visible = rules.filename ?? '';
  const own = await addText('draft.txt');
  drafted = own.filename ?? '';
  file = own.id;
  const { id } = await addNotice(payload, { title: 'Draft', _status: 'draft' });
  const editor = await addUser(payload, 'editor');
  token = await previewToken(payload, { collection: 'media', id: file }, editor);
  tokenOfDraft = await previewToken(payload, { collection: 'notices', id }, editor);
  await payload.update({
    collection: 'notices',
    id,
    draft: true,
    data: { uploads: [own.id], _status: 'draft' },
  });
}, patience);

const get = (type: string, path: string[], headers: HeadersInit = {}, method = 'GET') =>
  sendFile(type, path, new Request('http://cms/', { headers, method }), payload);
const media = (headers: HeadersInit = {}, method?: string) =>
  get('media', [visible], headers, method);
const answer = ({ headers }: Response, ...names: string[]) =>
  names.map((name) => headers.get(name));

describe('a file', () => {
  it('is sent whole, with its length and support for ranges', async () => {
    const response = await media();
    expect([response.status, await response.text()]).toEqual([200, content]);
    expect(
      answer(response, 'content-length', 'content-range', 'accept-ranges', 'content-type'),
    ).toEqual(['10', null, 'bytes', 'text/plain; charset=utf-8']);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('is not read for a HEAD request', async () => {
    const read = vi.spyOn(storage, 'read');
    const response = await media({}, 'HEAD');
    expect([response.status, response.body]).toEqual([200, null]);
    expect(answer(response, 'content-length')).toEqual(['10']);
    const part = await media({ Range: 'bytes=2-3' }, 'HEAD');
    expect([part.status, part.body]).toEqual([206, null]);
    expect(read).not.toHaveBeenCalled();
  });

  it.each([
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=9-', '9', 'bytes 9-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=0-99', content, 'bytes 0-9/10'],
  ])('is sent as a range: %s', async (Range, part, range) => {
    const response = await media({ Range });
    expect([response.status, await response.text()]).toEqual([206, part]);
    expect(answer(response, 'content-range', 'content-length')).toEqual([range, `${part.length}`]);
  });

  it('gives a 416 with its length for a range past its end', async () => {
    const response = await media({ Range: 'bytes=10-' });
    expect([response.status, await response.text()]).toEqual([416, '']);
    expect(answer(response, 'content-range', 'content-length')).toEqual(['bytes */10', null]);
  });

  it('gives a 304 to a client that has it', async () => {
    const [etag = ''] = answer(await media(), 'etag');
    const match = (item: string) => media({ 'If-None-Match': item });
    for (const item of [`${etag}`, `"other", W/${etag}`]) {
      const response = await match(item);
      expect([response.status, response.body]).toEqual([304, null]);
      expect(answer(response, 'etag')).toEqual([etag]);
    }
    expect((await match('"other"')).status).toBe(200);
  });

  it('is sent as a range only if it has not changed', async () => {
    const [etag] = answer(await media(), 'etag');
    const part = (item: string) => media({ Range: 'bytes=0-1', 'If-Range': item });
    expect(await (await part(`${etag}`)).text()).toBe('01');
    const changed = await part('"other"');
    expect([changed.status, await changed.text()]).toEqual([200, content]);
  });

  it('is cached briefly under its plain name, and for ever under its hash', async () => {
    const [soon] = answer(await get('media', ['rules.txt']), 'cache-control');
    expect(soon).toContain('must-revalidate');
    const [never] = answer(await media(), 'cache-control');
    expect(never).toContain('immutable');
  });

  it.each([
    ['media', () => [visible, visible]],
    ['media', () => []],
    ['share', () => [visible]],
    ['share', () => ['college.png', 'x']],
    ['share', () => []],
    ['other', () => [visible]],
  ])('gives a 404 for other addresses in %s', async (type, path) => {
    const response = await get(type, path());
    expect([response.status, await response.text()]).toEqual([404, 'There is no such file.']);
    expect(answer(response, 'cache-control', 'content-type')).toEqual([
      'no-store',
      'text/plain; charset=utf-8',
    ]);
  });

  it('is a 404 if it is not in the storage any more', async () => {
    vi.spyOn(storage, 'find').mockResolvedValue(undefined);
    expect((await media()).status).toBe(404);
  });
});

describe('a file of a draft', () => {
  const preview = (...path: string[]) => get('preview', path);

  it('can be opened at the address of its preview, and is not cached', async () => {
    expect((await get('media', [drafted])).status).toBe(404);
    const response = await preview(`${file}`, token, drafted);
    expect([response.status, await response.text()]).toEqual([200, content]);
    expect(answer(response, 'cache-control')).toEqual(['private, no-store']);
  });

  it.each([
    ['without its token', () => [`${file}`, '', drafted]],
    ['with the token of another file', () => [`${file + 1}`, token, drafted]],
    ['with the token of its draft', () => [`${file}`, tokenOfDraft, drafted]],
    ['without its name', () => [`${file}`, token]],
    ['with more than its name', () => [`${file}`, token, drafted, 'x']],
    ['with the name of another file', () => [`${file}`, token, visible]],
  ])('cannot be opened %s', async (_what, path) => {
    expect((await preview(...path())).status).toBe(404);
  });

  it('cannot be opened at the address of public files', async () => {
    expect((await get('media', [`${file}`, token, drafted])).status).toBe(404);
  });
});

describe('files that cannot be read', () => {
  const error = new Error('no disk');
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });

  it.each(['find', 'read'] as const)(
    'give a 503 with a time to retry if the storage fails to %s',
    async (step) => {
      vi.spyOn(storage, step).mockRejectedValue(error);
      const response = await media();
      expect([response.status, await response.text()]).toEqual([
        503,
        'This file cannot be read at the moment. Please try again later.',
      ]);
      expect(
        answer(response, 'retry-after', 'cache-control', 'content-type', 'x-content-type-options'),
      ).toEqual(['60', 'no-store', 'text/plain; charset=utf-8', 'nosniff']);
      expect(console.error).toHaveBeenCalledExactlyOnceWith('A file could not be read:', error);
    },
  );
});
