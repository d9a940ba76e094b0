/** Sends mails to a real SMTP server. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Payload } from 'payload';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setEnvironment } from '../../testing/stub-environment.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

const received: string[] = [];
/** Number of mails that the server refuses temporarily after reading them. */
let later = 0;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    const unknown = address.startsWith('unknown');
    done(unknown ? Object.assign(new Error('No such user'), { responseCode: 550 }) : undefined);
  },
  onData(stream, _session, done) {
    void buffer(stream).then((bytes) => {
      received.push(bytes.toString());
      const busy = later-- > 0;
      done(busy ? Object.assign(new Error('Try later'), { responseCode: 451 }) : undefined);
    });
  },
});

let payload: Payload;
let queueMail: typeof import('./mail.ts').queueMail;
let inTransaction: typeof import('../database/transaction.ts').inTransaction;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  payload = await temporaryCms();
  ({ queueMail } = await import('./mail.ts'));
  ({ inTransaction } = await import('../database/transaction.ts'));
  const { port } = server.server.address() as AddressInfo;
  return setEnvironment({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'office@example.org',
  });
}, patience);
afterAll(() => new Promise<void>((done) => server.close(() => done())));

const send = (to: string) =>
  inTransaction(payload, (req) => queueMail(req, { to, subject: 'S', text: 'T' }));
const deliver = () => payload.jobs.run({ queue: 'mail', silent: true });
const jobs = async () =>
  (await payload.find({ collection: 'payload-jobs', pagination: false })).docs;
const messageIds = () => received.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]);

it('a mail that the server defers is sent again later with the same id', async () => {
  later = 1;
  await send('rina@example.org');
  await deliver();
  const [job] = await jobs();
  expect(job).toMatchObject({ processing: false, hasError: false });
  const pause = new Date(job?.waitUntil ?? 0).getTime() - Date.now();
  expect(pause).toBeGreaterThan(20_000);
  expect(pause).toBeLessThan(40_000);
  // Too early for a retry.
  await deliver();
  expect(received).toHaveLength(1);
  await payload.db.updateJobs({ id: job?.id ?? 0, data: { waitUntil: null } });
  await deliver();
  expect(received).toHaveLength(2);
  expect(new Set(messageIds()).size).toBe(1);
  expect(received[1]).toMatch(/^From: office@example\.org/m);
  expect(await jobs()).toEqual([]);
});

it('an address that does not exist is not retried', async () => {
  await send('unknown@example.org');
  await deliver();
  expect(await jobs()).toEqual([]);
});

it('the queue contains neither the address nor the text in plain text', async () => {
  await send('private@example.org');
  expect(JSON.stringify(await jobs())).not.toContain('private@example.org');
});
