/** Test mails to a local mail server. */
import type { Payload, PayloadRequest } from 'payload';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FaultyMail, faultyMail } from '../../testing/mail/faulty-smtp.ts';
import { setEnvironment } from '../../testing/stub-environment.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let mail: FaultyMail;
let payload: Payload;
let req: PayloadRequest;
let tryMail: typeof import('./test-mail.ts').tryMail;

beforeAll(async () => {
  mail = await faultyMail();
  payload = await temporaryCms();
  req = await createLocalReq({}, payload);
  ({ tryMail } = await import('./test-mail.ts'));
  return setEnvironment({ SMTP_URL: mail.url });
}, patience);
afterAll(() => mail.close());

it('reports that a mail was accepted, and for whom', async () => {
  const result = await tryMail(req, 'office@example.org');
  expect(result).toEqual({ sent: true, says: expect.stringContaining('office@example.org') });
  expect(mail.received.map(({ to }) => to)).toEqual(['office@example.org']);
});

it('quotes a server that refuses, and names one that does not respond', async () => {
  await mail.become('refusing');
  const refused = await tryMail(req, 'office@example.org');
  expect(refused).toEqual({ sent: false, says: expect.stringContaining('Try later') });
  await mail.become('down');
  const { says } = await tryMail(req, 'office@example.org');
  expect(says).toContain(`${new URL(mail.url).host} does not respond`);
});
