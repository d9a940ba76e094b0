/** A mail server that answers for ever without an end. */
import type { Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { type FaultyMail, faultyMail } from '../../testing/mail/faulty-smtp.ts';
import { setEnvironment } from '../../testing/stub-environment.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let mail: FaultyMail;
beforeAll(async () => {
  mail = await faultyMail();
  payload = await temporaryCms();
  const restore = await setEnvironment({ SMTP_URL: mail.url });
  return async () => {
    restore();
    await mail.close();
  };
}, patience);

it('delays its own mail by a minute, which is tried again later, and no other mail', async () => {
  const { queueMail } = await import('./mail.ts');
  const { inTransaction } = await import('../database/transaction.ts');
  await mail.become('endless');
  for (const to of ['endless@example.org', 'rina@example.org'])
    await inTransaction(payload, (req) => queueMail(req, { to, subject: 'S', text: 'T' }));
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    expect(milliseconds).toBe(60_000);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 500);
    return controller.signal;
  });
  await payload.jobs.run({ queue: 'mail', silent: true });
  expect(timeout).toHaveBeenCalledTimes(2);
  expect(mail.received.map(({ to }) => to)).toEqual(['rina@example.org']);
  const { docs } = await payload.find({ collection: 'payload-jobs' });
  expect(docs).toMatchObject([{ processing: false, hasError: false, totalTried: 1 }]);
});
