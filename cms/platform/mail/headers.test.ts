/** Texts of a form never become mail headers or recipients. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { calls } from '@college/contract/calls';
import type { Payload } from 'payload';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setEnvironment } from '../../testing/stub-environment.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { decisionMails, oneTimePasswordTexts } from './texts-for-senders.ts';

interface Received {
  from: string;
  to: string[];
  mail: string;
}
const received: Received[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
    const from = mailFrom ? mailFrom.address : '';
    void buffer(stream).then((bytes) => {
      received.push({ from, to: rcptTo.map(({ address }) => address), mail: bytes.toString() });
      done();
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
  return setEnvironment({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAILS_PER_HOUR: 3000 });
}, patience);
afterAll(() => new Promise<void>((done) => server.close(() => done())));

async function delivered(
  mails: { to: string; subject: string; text: string }[],
): Promise<Received[]> {
  received.length = 0;
  await inTransaction(payload, async (req) => {
    for (const mail of mails) await queueMail(req, mail);
  });
  await payload.jobs.run({ queue: 'mail', silent: true, limit: mails.length });
  return [...received];
}

let count = 0;
const injected = 'Bcc: evil@example.org';
type Texts = (typeof decisionMails)['en']['message'];
const odd = {
  'CR and LF': `Rina\r\n${injected}\r\n\r\nBody`,
  'LF alone': `Rina\n${injected}`,
  'CR alone': `Rina\r${injected}`,
  'folded lines': `Rina\r\n ${injected}\r\n\t${injected}`,
  'encoded words': '=?UTF-8?Q?Rina=0D=0ABcc:_evil@example.org?=',
  'line separators': `Rina\u2028${injected}\u2029${injected}\u0085${injected}\v\f${injected}`,
  'a NUL': `Rina\0\r\n${injected}`,
  'the end of a mail': `Rina\r\n.\r\nRCPT TO:<evil@example.org>\r\n`,
  Assamese: 'ভৰ্তিৰ জাননী ক্ষ',
  'every direction': '\u202eanir\u202c 👩🏽‍🎓 \ufeff',
  'half a letter': 'Rina \ud800 Das',
  'a long word': 'অ'.repeat(3000),
};

const names = ['content-transfer-encoding', 'content-type', 'date', 'from', 'message-id'];
const expected = [...names, 'mime-version', 'subject', 'to'];
/** Names of the headers. A folded line belongs to the header before it. */
const headersOf = (mail: string) =>
  mail
    .slice(0, mail.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
    .sort();

/** Expects that each mail has one recipient and the usual headers only. */
async function expectOneEach(mails: { subject: string; text: string }[]) {
  // New addresses each time, because the number of mails per address is limited.
  const addressed = mails.map((mail) => ({ ...mail, to: `rina-${count++}@example.org` }));
  const all = await delivered(addressed);
  const from = 'website@example.org';
  expect(all.map(({ to }) => to).sort()).toEqual(addressed.map(({ to }) => [to]).sort());
  for (const { to, mail, ...item } of all) {
    expect(item).toEqual({ from });
    expect(headersOf(mail)).toEqual(expected);
    expect(mail).toMatch(new RegExp(`^To: ${to[0]}\\r$`, 'm'));
  }
}

describe.each(Object.entries(odd))('a text with %s', (_name, text) => {
  it('adds no header or recipient as subject or text', () =>
    expectOneEach([
      { subject: text, text: 'T' },
      { subject: 'S', text },
    ]));

  it('adds no header or recipient as name of a sender or the college, or as a reason', () => {
    const passwords = Object.values(oneTimePasswordTexts).map(({ mail }) =>
      mail({ college: text, code: '123456', minutes: 10 }),
    );
    const sender = { college: text, name: text, reference: 'AR-1', withdraw: 'https://c.test/' };
    const decisions = Object.values(decisionMails)
      .flatMap(Object.values<Texts>)
      .flatMap(({ approved, rejected }) => [approved(sender), rejected(sender, text)]);
    return expectOneEach([...passwords, ...decisions]);
  });
});

describe('an address', () => {
  it.each([
    'rina@example.org\r\nBcc: evil@example.org',
    'rina@example.org\nevil@example.org',
    'rina@example.org,evil@example.org',
    'rina@example.org evil@example.org',
    'Rina <evil@example.org>',
    '"a\r\nRCPT TO:<evil@example.org>"@example.org',
    'rina@example.org>\r\nRCPT TO:<evil@example.org',
    'rina@example.org\u2028Bcc: evil@example.org',
    'rina@example.org\0',
    '"evil@example.org "@example.org',
    'ৰিনা@example.org',
    `${'a'.repeat(300)}@example.org`,
  ])('%j is refused by the input of the call', (email) => {
    expect(calls['email-verification'].input.safeParse({ email }).success).toBe(false);
  });

  it('reaches only the first of two mailboxes in it', async () => {
    for (const to of [
      'rina@example.org, evil@example.org',
      'rina@example.org\r\nBcc: e@example.org',
    ])
      for (const { to: reached } of await delivered([{ to, subject: 'S', text: 'T' }]))
        expect(reached).not.toEqual(expect.arrayContaining([expect.stringMatching(/^e(vil)?@/)]));
  });
});
