/** Sends a test mail at once instead of through the queue, because the administrator waits for the answer. */
import { asRecord } from '@college/contract/as-record';
import type { PayloadRequest } from 'payload';
import { environment } from '../../platform/environment.ts';
import { collegeName } from '../../platform/mail/mail.ts';
import { sendsMail } from '../../platform/mail/sends-mail.ts';
import { type Sentence, say } from '../../words/say.ts';

export interface Tried {
  sent: boolean;
  says: string;
}

const silent: Sentence =
  'The mail server {{server}} does not respond. Check SMTP_URL and the firewall.';
/** Sentences by the error code of nodemailer. */
const refusals: Record<string, Sentence> = {
  EAUTH: 'The mail server does not accept the name or the password in SMTP_URL.',
  EENVELOPE: 'The mail server does not accept the sender {{from}} or the address {{to}}.',
  EDNS: silent,
  ECONNECTION: silent,
  ESOCKET: silent,
  ETIMEDOUT: silent,
  EABORT: silent,
};

/** Sends a mail to the user and returns a sentence with the result. */
export async function tryMail(req: PayloadRequest, to: string): Promise<Tried> {
  const { language } = req.i18n;
  const { SMTP_URL, MAIL_FROM } = environment;
  const server = SMTP_URL ? new URL(SMTP_URL).host : '';
  const names = { to, server, from: MAIL_FROM };
  try {
    await req.payload.sendEmail({
      to: { address: to, name: '' },
      subject: say(language, 'Test e-mail from your website'),
      text: `${say(language, 'The e-mails of your website arrive.')}\n\n${await collegeName(req)}\n`,
    });
  } catch (error) {
    const code = String(asRecord(error).code);
    const refusal = refusals[code] ?? 'The mail server {{server}} did not accept the e-mail.';
    const words = String(asRecord(error).response ?? '');
    req.payload.logger.warn({ msg: 'The mail server refused the test mail.', code });
    return { sent: false, says: `${say(language, refusal, names)} ${words}`.trim() };
  }
  const sentence: Sentence = sendsMail()
    ? 'The mail server {{server}} accepted the e-mail to {{to}}. Check your inbox and your spam folder.'
    : 'There is no mail server yet. The e-mail was saved in a folder on the server and not sent. Set SMTP_URL as described in docs/go-live.md.';
  return { sent: sendsMail(), says: say(language, sentence, names) };
}
