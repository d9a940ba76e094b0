/** Mails administrators if a backup failed or is overdue, jobs were given up, or the disk is nearly full. */
import type { Payload } from 'payload';
import { say } from '../../words/say.ts';
import { inTransaction } from '../database/transaction.ts';
import { environment } from '../environment.ts';
import { DAY, readWarnings } from '../metrics/warnings.ts';
import { administratorsOf } from './administrators.ts';
import { collegeName, queueMail } from './mail.ts';
import { inEveryLanguage } from './texts-for-staff.ts';

/** Call it once a day: it mails each time. */
export async function warnAdministrators(payload: Payload, now = Date.now()): Promise<void> {
  const warnings = await readWarnings(payload, DAY, now);
  if (warnings.length === 0) return;
  await inTransaction(payload, async (req) => {
    const mail = await inEveryLanguage(
      (locale) => collegeName(req, locale),
      (locale, college) => ({
        subject: say(locale, 'The server of {{college}} needs attention', { college }),
        text: [
          ...warnings.map(({ sentence, names }) => say(locale, sentence, names)),
          say(locale, 'Please tell the person who looks after the server.'),
          `    ${environment.CMS_URL}/admin`,
        ].join('\n\n'),
      }),
    );
    for (const to of await administratorsOf(req)) await queueMail(req, { to, ...mail });
  });
}
