/** Deleted records disappear from every call, and are the same again after a restore. */
import type { CallName } from '@college/contract/calls';
import { requestOf } from '@college/contract/client';
import { createLocalReq, handleEndpoints, type Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ListName } from '../sheets/lists.ts';
import { addDepartment, addNotice, addPicture, addUser, showFiles } from '../testing/content.ts';
import { fillCollege, inputsFor } from '../testing/filled/filled-college.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { readRevision } from './revision/revision.ts';

let payload: Payload;
let rest: (method: string, path: string, body?: object) => Promise<Response>;

beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

async function openRest() {
  const { default: config } = await import('../payload.config.ts');
  const { email } = await addUser(payload, 'administrator');
  const data = { email, password: 'long enough for a test' };
  const { token } = await payload.login({ collection: 'users', data });
  const headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
  rest = (method, path, body) => {
    const url = `http://cms/api/${path}`;
    const request = new Request(url, { method, headers, body: body && JSON.stringify(body) });
    return handleEndpoints({ config, request });
  };
}

type Slug = 'notices' | 'departments' | 'media' | 'employees' | 'important-files' | 'pages';
const now = () => new Date().toISOString();
/** Deletes as the admin's button does. */
const trash = (slug: string, id: number) => rest('PATCH', `${slug}/${id}`, { deletedAt: now() });
const restore = (slug: string, id: number) =>
  rest('PATCH', `${slug}?trash=true&where[id][equals]=${id}`, {
    deletedAt: null,
    _status: 'draft',
  });
const sentenceOf = async (response: Response) => {
  const { errors } = await response.json();
  return `${errors[0].message} ${errors[0].data?.errors?.[0]?.message ?? ''}`;
};
const isStored = async (collection: Slug, id: number) =>
  (await payload.count({ collection, where: { id: { equals: id } } })).totalDocs > 0;

const ofAll = Object.keys(inputsFor({})) as CallName[];
/** Calls that do not depend on a collection. */
const ofGlobals = ['getcollege', 'settings/admissionSettings.json'];

describe('every call', () => {
  const answers = new Map<'before' | 'binned' | 'restored' | 'gone', Map<CallName, string>>();

  beforeAll(async () => {
    const { answer } = await import('../calls/answer.ts');
    const inputs = inputsFor(await fillCollege(payload));
    const askAll = async () => {
      const all = new Map<CallName, string>();
      for (const name of ofAll) {
        const { address, method, body, contentType } = requestOf(name, inputs[name] ?? {});
        const request = new Request(`http://cms/${address}`, {
          method,
          headers: contentType,
          body,
        });
        const text = await (await answer(name, request, async () => payload)).text();
        // A restore changes the time of the last update.
        all.set(name, text.replace(/"updated_at":"[^"]+"/g, ''));
      }
      return all;
    };
    const collectionsWithBin = payload.config.collections.filter(({ trash }) => trash);
    /** Repeats until all succeed, because records that are used must wait for others. */
    const changeAll = async (
      change: (slug: Slug, ids: number[]) => Promise<unknown>,
      bin: boolean,
    ) => {
      for (let before = Number.POSITIVE_INFINITY, now = 0; ; before = now) {
        now = 0;
        for (const { slug } of collectionsWithBin) {
          const where = { deletedAt: { exists: bin } };
          const collection = slug as Slug;
          const query = { collection, where, trash: true, pagination: false } as const;
          const ids = (await payload.find(query)).docs.map(({ id }) => id);
          now += ids.length;
          if (ids.length > 0) await change(collection, ids);
        }
        if (now === before) return;
      }
    };
    const put = (deletedAt: string | null) => (collection: Slug, ids: number[]) =>
      payload.update({ collection, where: { id: { in: ids } }, data: { deletedAt }, trash: true });
    answers.set('before', await askAll());
    await changeAll(put(now()), false);
    answers.set('binned', await askAll());
    await changeAll(put(null), true);
    answers.set('restored', await askAll());
    await changeAll(put(now()), false);
    const deletePermanently = (collection: Slug, ids: number[]) =>
      payload.delete({ collection, where: { id: { in: ids } }, trash: true });
    await changeAll(deletePermanently, true);
    answers.set('gone', await askAll());
  }, patience);

  it.each(ofAll)('%s omits deleted records, and returns them again after a restore', (name) => {
    const [before, binned, restored, deleted] = (
      ['before', 'binned', 'restored', 'gone'] as const
    ).map((when) => answers.get(when)?.get(name));
    if (!ofGlobals.includes(name)) expect(binned).not.toBe(before);
    expect(binned).toBe(deleted);
    expect(restored).toBe(before);
  });
});

describe('a record', () => {
  beforeAll(openRest, patience);

  it('is restored as published or as a draft, as it was', { timeout: patience }, async () => {
    const visible = await addNotice(payload, { title: 'Public' });
    const draft = await addNotice(payload, { title: 'A draft', _status: 'draft' });
    for (const { id } of [visible, draft]) {
      const before = await readRevision(payload);
      expect((await trash('notices', id)).status).toBe(200);
      expect(await isStored('notices', id)).toBe(false);
      const binned = await readRevision(payload);
      expect(binned).not.toBe(before);
      expect((await restore('notices', id)).status).toBe(200);
      expect((await readRevision(payload)) !== binned).toBe(id === visible.id);
    }
    const { docs } = await payload.find({ collection: 'notices', sort: 'id' });
    expect(docs.map(({ _status }) => _status)).toEqual(['published', 'draft']);
  });

  it('moves the revision when it is deleted under a newer draft', {
    timeout: patience,
  }, async () => {
    const { id } = await addNotice(payload, { title: 'Public' });
    await payload.update({ collection: 'notices', id, data: { title: 'Newer' }, draft: true });
    const before = await readRevision(payload);
    await trash('notices', id);
    expect(await readRevision(payload)).not.toBe(before);
  });

  it('is not deleted while it is in use, and the message says where', {
    timeout: patience,
  }, async () => {
    const { id } = await addPicture(payload, 'shown.jpg');
    const page = await showFiles(payload, id);
    const refused = await trash('media', id);
    expect([refused.status, await isStored('media', id)]).toEqual([409, true]);
    expect(await sentenceOf(refused)).toContain('‘Shown’');
    await trash('important-files', page.id);
    expect((await trash('media', id)).status).toBe(200);
    // Refused, because a restored record would lack it.
    const deletion = await rest('DELETE', `media/${id}?trash=true`);
    expect([deletion.status, await sentenceOf(deletion)]).toEqual([
      409,
      expect.stringContaining('‘Shown’'),
    ]);
    const tooEarly = await restore('important-files', page.id);
    expect(await sentenceOf(tooEarly)).toContain('‘shown-');
    expect(await isStored('important-files', page.id)).toBe(false);
    await restore('media', id);
    await restore('important-files', page.id);
    expect(await isStored('important-files', page.id)).toBe(true);
  });

  it('keeps its code while it is in the bin', { timeout: patience }, async () => {
    const { id } = await addDepartment(payload, 'BOT');
    await trash('departments', id);
    const data = { dept_code: 'BOT', dept_name: 'Botany', stream: 'SCIENCE' };
    expect(await sentenceOf(await rest('POST', 'departments', data))).toContain('recycle bin');
    await rest('DELETE', `departments/${id}?trash=true`);
    const again = await rest('POST', 'departments', data);
    expect(again.status).toBe(201);
    // The record's own code does not count as taken, although the form sends it.
    const { doc } = await again.json();
    await trash('departments', doc.id);
    const back = `departments?trash=true&where[id][equals]=${doc.id}`;
    expect((await rest('PATCH', back, { ...data, deletedAt: null })).status).toBe(200);
    expect(await isStored('departments', doc.id)).toBe(true);
  });

  it('is withdrawn at its addresses if it is a file', { timeout: patience }, async () => {
    const { publicFile } = await import('./references/public-files.ts');
    const { isFile } = await import('./references/address-targets.ts');
    const { id, address } = await addPicture(payload, 'gone.jpg');
    const page = await showFiles(payload, id);
    expect((await publicFile(`${address}`, payload)).state).toBe('kept');
    await trash('important-files', page.id);
    await trash('media', id);
    // The form no longer offers it, so its id is used.
    await showFiles(payload, id);
    expect((await publicFile(`${address}`, payload)).state).toBe('withdrawn');
    expect(await isFile(`/files/media/${address}`, payload)).toBe(false);
  });

  it('is not exported', { timeout: patience }, async () => {
    const { rowsOfList } = await import('../sheets/export/rows.ts');
    const { id } = await addNotice(payload, { title: 'Not exported' });
    const req = await createLocalReq({ user: await addUser(payload, 'administrator') }, payload);
    const { listNamed } = await import('../sheets/lists.ts');
    const list = listNamed('notices', payload) as ListName;
    const exported = async () => JSON.stringify(await rowsOfList(req, list));
    expect(await exported()).toContain('Not exported');
    await trash('notices', id);
    expect(await exported()).not.toContain('Not exported');
  });
});
