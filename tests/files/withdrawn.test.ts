/**
 * Files through backend, site and nginx: a file that is no longer public disappears everywhere
 * within two seconds.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from '../../site/testing/markup.ts';
import { ask as askPlainly } from '../support/accounts.ts';
import { type Editor, logIn } from '../support/admin.ts';
import { hasNginx, type Nginx, openNginx } from '../support/nginx.ts';
import { sharedCollege } from '../support/publishing/shared-college.ts';
import { LIVE, soon } from '../support/soon.ts';

const college = await sharedCollege();
let nginx: Nginx | undefined;
let editor: Editor;
/** Origins that visitors use. */
let origins: string[];

beforeAll(async () => {
  nginx = hasNginx ? await openNginx(college) : undefined;
  origins = [college.site, ...(nginx ? [nginx.site] : [])];
  editor = await logIn(college);
});
afterAll(() => nginx?.close());

/** The smallest PDF that Payload accepts. */
const pdf = (words: string) => Buffer.from(`%PDF-1.4\n% ${words}\nxref\n%%EOF\n`);
const ask = (origin: string, path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { redirect: 'manual', headers });
const statuses = async (...paths: string[]) =>
  Promise.all(
    origins.flatMap((origin) => paths.map(async (path) => (await ask(origin, path)).status)),
  );
/** True if the list of administrative notices contains a title. */
const boardShows = async (title: string) =>
  (await (await ask(college.site, '/notifications/administrative')).text()).includes(title);
const allAre = (status: number, ...paths: string[]) =>
  soon(async () => (await statuses(...paths)).every((value) => value === status), LIVE);

describe('a document of a notice', () => {
  test('is public while its notice is, is replaced under its address, and is withdrawn with it', async () => {
    // Only the list contains this title, so it shows if the notice is public.
    const title = `Results ${crypto.randomUUID()}`;
    const first = pdf('first');
    const { id, address, filename } = await editor.upload('results of 2026.pdf', first);
    const [stable, hashed] = [`/files/media/${address}`, `/files/media/${filename}`];
    const uploads = [Number(id)];
    const notice = await editor.createNotice({
      title,
      type: 'COLLEGE_ADMIN_NOTICE',
      _status: 'draft',
      uploads,
    });
    await allAre(404, stable, hashed);
    await editor.changeNotice(notice, { _status: 'published' });
    await allAre(200, stable, hashed);
    for (const origin of origins) {
      const lifetime = (await ask(origin, hashed)).headers.get('cache-control');
      expect(lifetime).toBe('public, max-age=31536000, s-maxage=1, immutable');
      const part = await ask(origin, stable, { Range: 'bytes=0-7' });
      expect([part.status, await part.text()]).toEqual([206, '%PDF-1.4']);
      const etag = (await ask(origin, stable)).headers.get('etag') ?? '';
      // Without fetch, which would add no-cache.
      const again = await askPlainly(origin + stable, 'GET', { 'If-None-Match': etag });
      expect(again.status).toBe(304);
    }

    const second = pdf('second');
    await editor.upload('other name.pdf', second, id);
    await soon(async () => {
      const texts = origins.map(async (origin) => (await ask(origin, stable)).text());
      return (await Promise.all(texts)).every((text) => text === second.toString());
    }, LIVE);
    for (const origin of origins) {
      const old = await ask(origin, hashed);
      expect([old.status, old.headers.get('location')]).toEqual([302, address]);
      expect(await (await fetch(origin + hashed)).text()).toBe(second.toString());
    }

    // Fills the caches, which must not be used after the withdrawal.
    await Promise.all(origins.map((origin) => ask(origin, stable)));
    await editor.changeNotice(notice, { _status: 'draft' });
    await soon(async () => !(await boardShows(title)), LIVE);
    // nginx caches a file for a second.
    await wait(1100);
    expect(new Set(await statuses(stable, hashed))).toEqual(new Set([410]));
    await editor.changeNotice(notice, { _status: 'published' });
    await allAre(200, stable);
    await editor.remove('notices', notice);
    await editor.remove('media', id);
    await allAre(410, stable, hashed);
  });

  test('is reported as withdrawn in the language of the visitor, and in one sentence for a picture', async () => {
    const { id, address } = await editor.upload('withdrawn.pdf', pdf('withdrawn'));
    const fields = { title: 'Shown', type: 'COLLEGE_ADMIN_NOTICE', uploads: [Number(id)] };
    const notice = await editor.createNotice({ ...fields, _status: 'published' });
    const path = `/files/media/${address}`;
    await allAre(200, path);
    await editor.remove('notices', notice);
    await allAre(410, path);
    const english = await ask(college.site, path, { Accept: 'text/html' });
    expect(english.headers.get('content-type')).toContain('text/html');
    expect(await english.text()).toContain('This file was removed');
    const assamese = await ask(college.site, path, { 'Accept-Language': 'as' });
    expect(await assamese.text()).toContain('এই ফাইলটো আঁতৰোৱা হৈছে');
    const picture = await ask(college.site, path, { Accept: 'image/avif,image/webp,*/*' });
    expect(await picture.text()).toBe('This file was removed.');
    expect((await ask(college.site, '/files/media/never.pdf')).status).toBe(404);
  });

  test('is shown at the address of a preview', async () => {
    const content = pdf('draft');
    const { id } = await editor.upload('ড্ৰাফ্ট draft.pdf', content);
    const fields = { title: 'Draft', type: 'COLLEGE_ADMIN_NOTICE', uploads: [Number(id)] };
    const notice = await editor.createNotice({ ...fields, _status: 'draft' });
    const query = `collection=notices&id=${notice}&locale=en`;
    const { address } = await (await editor.open(`/api/preview-address?${query}`)).json();
    const page = await (await fetch(address)).text();
    const [link] = parse(page).all('[href^="/files/preview/"]');
    const file = link?.attributes.href ?? '';
    const response = await ask(college.site, file);
    expect([response.status, await response.text()]).toEqual([200, content.toString()]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await ask(college.site, file.replace(/\/\d+\./, '/1.'))).status).toBe(404);
  });
});

test('the backend shows files to staff only, and leads visitors to the website', async () => {
  const { filename } = await editor.upload('staff.pdf', pdf('staff'));
  const path = `/api/media/file/${filename}`;
  const { status, headers } = await ask(college.cms, path);
  expect([status, headers.get('location')]).toEqual([
    302,
    `${college.site}/files/media/${filename}`,
  ]);
  expect((await editor.open(path)).status).toBe(200);
});

test('only files can be reached under /files', async () => {
  for (const path of [
    '/files/preview/../../api/users',
    '/files/preview/%2e%2e/%2e%2e/api/users/me',
    '/files/preview/..%2f..%2fapi/users/me',
    '/files/media/..%2f..%2fdatabase.sqlite',
  ])
    expect([path, (await ask(college.site, path)).status]).toEqual([path, 404]);
});
