import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMedia } from './media.ts';

const address = (name: string) => `https://old.example.org/wp-content/uploads/${name}`;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  const names = ['2019/05/form.pdf', '2019/05/fees.pdf', '2020/05/fees.pdf', 'দৰ.pdf', 'code.php'];
  for (const name of names) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), name);
  }
  await mkdir(path.join(folder, 'folder.pdf'));
  await symlink(path.join(folder, '2019/05/form.pdf'), path.join(folder, 'link.pdf'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('media files', () => {
  it.each([
    ['by its full path', '2019/05/form.pdf', '2019/05/form.pdf'],
    ['by the end of its path', 'sites/2/form.pdf', '2019/05/form.pdf'],
    ['of another year', '2020/05/fees.pdf', '2020/05/fees.pdf'],
    ['unless several have its name', '2021/fees.pdf', undefined],
    ['by its encoded name', '%E0%A6%A6%E0%A7%B0.pdf', 'দৰ.pdf'],
    ['unless it is a folder', 'folder.pdf', undefined],
    ['unless it is a symbolic link', 'link.pdf', undefined],
    ['unless its type is not allowed', 'code.php', undefined],
    ['unless it is missing', 'lost.pdf', undefined],
  ])('include a given file %s', async (_what, name, expected) => {
    const media = await openMedia({ given: folder });
    expect(media.has(address(name))).toBe(expected !== undefined);
    const bytes = media.load(address(name)).then(String);
    if (expected) await expect(bytes).resolves.toBe(expected);
    else await expect(bytes).rejects.toThrow('not among the files that were given');
  });

  it('are fetched only on request, and only from the website of the export', async () => {
    const fetched: string[] = [];
    const fetcher = {
      isOwn: (url: string) => url.startsWith('https://old.example.org/'),
      fetch: async (url: string) => Buffer.from(String(fetched.push(url))),
    };
    const none = await openMedia({});
    expect(none.has(address('lost.pdf'))).toBe(false);
    await expect(none.load(address('lost.pdf'))).rejects.toThrow('not among');
    const media = await openMedia({ given: folder, fetcher });
    expect(media.has(address('lost.pdf'))).toBe(true);
    expect(media.has('https://elsewhere.example.org/lost.pdf')).toBe(false);
    await expect(media.load('https://elsewhere.example.org/lost.pdf')).rejects.toThrow('not among');
    await media.load(address('2019/05/form.pdf'));
    expect(fetched).toEqual([]);
    await media.load(address('lost.pdf'));
    expect(fetched).toEqual([address('lost.pdf')]);
  });
});
