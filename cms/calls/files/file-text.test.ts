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
