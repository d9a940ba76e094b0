import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, mailsTo } from '../../testing/mail/mails.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let inTransaction: typeof import('../database/transaction.ts').inTransaction;
let queueMail: typeof import('./mail.ts').queueMail;
let hasDueJobs: typeof import('../../jobs/due-jobs.ts').hasDueJobs;
let freeSilentJobs: typeof import('../../jobs/due-jobs.ts').freeSilentJobs;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ inTransaction } = await import('../database/transaction.ts'));
  ({ queueMail } = await import('./mail.ts'));
  ({ freeSilentJobs, hasDueJobs } = await import('../../jobs/due-jobs.ts'));
}, patience);

const send = (mail: { to: string; subject: string; text: string; until?: string }) =>
  inTransaction(payload, (req) => queueMail(req, mail));
const deliver = () => payload.jobs.run({ queue: 'mail', silent: true });
const countJobs = async () => (await payload.count({ collection: 'payload-jobs' })).totalDocs;

async function delivered(address: string): Promise<string[]> {
  const folder = path.join(process.env.DATA_DIR ?? '', 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${address}`));
}
const headersOf = (mail = '') => mail.slice(0, mail.indexOf('\r\n\r\n'));

describe('a mail without SMTP_URL', () => {
  it('is written to a folder, once', async () => {
    const to = addressOf('folder');
    await send({ to, subject: 'ভৰ্তি', text: 'Dear Rina,\n\nHello.\n' });
    expect(await delivered(to)).toEqual([]);
    await deliver();
    await deliver();
    const [mail, ...more] = await delivered(to);
    expect(more).toEqual([]);
    expect(headersOf(mail)).toMatch(/^From: website@example\.org$/m);
    expect(headersOf(mail)).toMatch(/^Message-ID: <[\w-]{36}@[\w.]+>$/m);
    expect(headersOf(mail)).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(mail).toContain('Dear Rina,');
    expect(await countJobs()).toBe(0);
  });

  it('has no headers from its texts', async () => {
    const to = addressOf('headers');
    await send({ to, subject: 'Hi\r\nBcc: evil@example.org\r\n\r\nBody', text: 'Bcc: x\n' });
    await deliver();
    const [mail] = await delivered(to);
    expect(headersOf(mail)).not.toMatch(/^Bcc:/im);
    expect(headersOf(mail)).toMatch(/^Subject: Hi/m);
  });

  it('is not sent if its transaction is rolled back', async () => {
    const to = addressOf('rolled-back');
    const broken = inTransaction(payload, async (req) => {
      await queueMail(req, { to, subject: 'S', text: 'T' });
      throw new Error('disk full');
    });
    await expect(broken).rejects.toThrow('disk full');
    expect(await mailsTo(payload, to)).toEqual([]);
  });

  it('is not sent after its time', async () => {
    const to = addressOf('too-late');
    await send({ to, subject: 'S', text: 'T', until: new Date(Date.now() - 1).toISOString() });
    await deliver();
    expect([await delivered(to), await countJobs()]).toEqual([[], 0]);
  });

  it.each([
    ['2026-11-21T06:00:00.000Z', 0],
    ['2026-11-21T06:00:00.001Z', 1],
    [undefined, 1],
  ])('is sent until %s, at 06:00:00.000 %i times', async (until, leaves) => {
    const { sendMail } = await import('./mail-task.ts');
    const to = addressOf(`until-${until?.slice(20)}`);
    const mail = { to, subject: 'S', text: 'T', until, messageId: '<1@example.org>' };
    const sealed = payload.encrypt(JSON.stringify(mail));
    await sendMail(payload, { sealed, queue: 'passwords' }, new Date('2026-11-21T06:00:00.000Z'));
    expect(await delivered(to)).toHaveLength(leaves);
  });
});

describe('the queue', () => {
  it('retries a mail that a killed process had started, after some minutes', async () => {
    const to = addressOf('killed');
    await send({ to, subject: 'S', text: 'T' });
    const { docs } = await payload.find({ collection: 'payload-jobs', limit: 1 });
    await payload.db.updateJobs({ id: docs[0]?.id ?? 0, data: { processing: true } });
    for (const later of [0, 2.5 * 60_000]) {
      await freeSilentJobs(payload, later);
      await deliver();
      expect(await delivered(to)).toEqual([]);
    }
    await freeSilentJobs(payload, 4 * 60_000);
    await deliver();
    expect(await delivered(to)).toHaveLength(1);
  });

  it('reports if there is work', async () => {
    expect(await hasDueJobs(payload, 'mail')).toBe(false);
    await send({ to: addressOf('due'), subject: 'S', text: 'T' });
    expect(await hasDueJobs(payload, 'mail')).toBe(true);
    await deliver();
    expect(await hasDueJobs(payload, 'mail')).toBe(false);
  });
});

it('mails are signed with the name of the college as soon as it has one', async () => {
  const { collegeName } = await import('./mail.ts');
  const name = (locale?: 'as') => inTransaction(payload, (req) => collegeName(req, locale));
  expect(await name()).toBe('The college');
  const slug = 'college';
  await payload.updateGlobal({ slug, data: { name: 'Lotus College' } });
  await payload.updateGlobal({ slug, locale: 'as', data: { name: 'পদুম মহাবিদ্যালয়' } });
  expect([await name(), await name('as')]).toEqual(['Lotus College', 'পদুম মহাবিদ্যালয়']);
});
