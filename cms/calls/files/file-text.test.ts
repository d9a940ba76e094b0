import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addUser, showFiles } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { filesOf, withRelated } from '../related.ts';

let payload: Payload;
// Imported after the environment is set, because the module reads it. On Postgres no setup file sets it.
let calls: typeof import('./files.ts');
beforeAll(async () => {
  payload = await temporaryCms();
  calls = await import('./files.ts');
}, patience);

const ask = (path: string) =>
  calls.getfiletext({ path, page: 1, piece: 1 }, { payload, locale: 'en' });

async function upload(text: string) {
  const data = Buffer.from(text);
  const { id } = await payload.create({
    collection: 'media',
    data: { alt: 'Fees' },
    file: { name: 'fees.txt', data, mimetype: 'text/plain', size: data.length },
  });
  return id;
}

it('returns the text of a file after it was read, while something public shows it', async () => {
  const { readNext } = await import('../../platform/texts/read-next.ts');
  const id = await upload('FEES OF 2026\nThe fee is due.');
  const { id: visible } = await showFiles(payload, id);
  expect(await ask('fees.txt')).toBe(0);
  const context = { payload, locale: 'en' } as const;
  const [unread] = await withRelated(context, (related) => filesOf(id, related));
  expect(unread).not.toHaveProperty('has_text');
  await readNext(payload);
  expect(await ask('fees.txt')).toMatchObject({
    file: { path: 'fees.txt', alt: 'Fees', has_text: true },
    read: 'text',
    page_count: 1,
    pages: [
      {
        number: 1,
        parts: [
          { type: 'heading', text: 'FEES OF 2026' },
          { type: 'text', text: 'The fee is due.' },
        ],
      },
    ],
  });
  const all = () => calls.getfileswithtext({ limit: 200, page: 1 }, context);
  const updated_at = expect.stringMatching(/^\d{4}-.+Z$/);
  expect(await all()).toContainEqual({ path: 'fees.txt', updated_at });
  const preview = { user: await addUser(payload, 'editor'), filesAt: () => '/files/preview' };
  const draft = { ...context, preview };
  const [file] = await withRelated(draft, (related) => filesOf(id, related));
  expect(file).not.toHaveProperty('has_text');
  await payload.delete({ collection: 'important-files', id: visible });
  expect(await ask('fees.txt')).toBe(0);
  expect(await all()).not.toContainEqual({ path: 'fees.txt', updated_at });
  expect(await ask('none.txt')).toBe(0);
});

it('returns a long page in pieces', async () => {
  const { readNext } = await import('../../platform/texts/read-next.ts');
  const data = Buffer.from('"'.repeat(50_000));
  const { id } = await payload.create({
    collection: 'media',
    data: { alt: 'Quotes' },
    file: { name: 'quotes.txt', data, mimetype: 'text/plain', size: data.length },
  });
  await showFiles(payload, id);
  await readNext(payload);
  const context = { payload, locale: 'en' } as const;
  const answers = await Promise.all(
    [1, 2, 5, 6].map((piece) => calls.getfiletext({ path: 'quotes.txt', page: 1, piece }, context)),
  );
  for (const answer of answers.slice(0, 3)) {
    if (answer === 0) throw new Error('This piece is missing.');
    expect(JSON.stringify(answer.pages).length).toBeLessThan(30_000);
    expect(answer.ranges).toHaveLength(5);
  }
  expect(answers[3]).toBe(0);
});

it('returns captions, transcript and description of a film while a page shows it', async () => {
  const context = { payload, locale: 'as' } as const;
  const { presentCollege } = await import('../college/college.ts');
  const filmOf = (name: string, mimetype: string, content: string, data: object) => {
    const bytes = Buffer.from(content, 'latin1');
    const file = { name, data: bytes, mimetype, size: bytes.length };
    return payload.create({ collection: 'media', data: data as never, file });
  };
  const cue = 'WEBVTT\n\n00:01.000 --> 00:04.000\n[Drums]\n';
  const vtt = await filmOf('walk.vtt', 'text/vtt', cue, {});
  await expect(filmOf('srt.vtt', 'text/vtt', cue.slice(8), {})).rejects.toThrow(
    /not a WebVTT file/,
  );
  const film = await filmOf('walk.webm', 'video/webm', '\x1aE\xdf\xa3\x9fB\x82\x84webm', {
    captions: [{ language: 'en', file: vtt.id }],
    transcript: 'Welcome.\n\nCome in.',
    film_description: 'The gate.',
  });
  const [films, text] = [() => presentCollege(context), () => ask('walk.webm')];
  expect([(await films()).films, await text()]).toEqual([[], 0]);
  await showFiles(payload, film.id);
  const captions = [{ language: 'en', url: '/files/media/walk.vtt' }];
  const url = '/files/media/walk.webm';
  expect((await films()).films).toEqual([{ url, captions, has_text: true, described: '' }]);
  const parts = ['What the film shows', 'The gate.', 'Transcript', 'Welcome.', 'Come in.'];
  expect(await text()).toMatchObject({
    read: 'person',
    pages: [{ parts: parts.map((text) => ({ text })) }],
  });
  const address = (path: string) => calls.getfileaddress({ type: 'media', path }, context);
  expect(await address('walk.vtt')).toMatchObject({ state: 'kept' });
  await payload.delete({ collection: 'important-files', where: { uploads: { equals: film.id } } });
  expect(await address('walk.vtt')).toMatchObject({ state: 'none' });
});

it('names language, validity and source of a document, and keeps the permission to the office', async () => {
  const letter = await upload('You may.');
  const id = await upload('Rules.');
  await payload.update({
    collection: 'media',
    id,
    data: {
      document_language: 'hi',
      valid_until: '2027-03-31T06:30:00.000Z',
      source_owner: 'UGC',
      source_title: 'Guidelines',
      source_year: '2019',
      permission: 'Letter 5',
      permission_letter: letter,
    },
  });
  const { id: visible } = await showFiles(payload, id);
  const context = { payload, locale: 'en' } as const;
  const [file] = await withRelated(context, (related) => filesOf(id, related));
  expect(file).toMatchObject({
    language: 'hi',
    valid_until: '31-03-2027',
    source: 'UGC, Guidelines, 2019',
  });
  expect(JSON.stringify(file)).not.toContain('Letter');
  const { filename } = await payload.findByID({ collection: 'media', id: letter });
  const address = { type: 'media', path: `${filename}` } as const;
  expect((await calls.getfileaddress(address, context)).state).toBe('none');
  await expect(payload.delete({ collection: 'media', id: letter })).rejects.toThrow();
  await payload.delete({ collection: 'important-files', id: visible });
});
