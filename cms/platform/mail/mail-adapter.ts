/** Sends mail through SMTP_URL, or writes it to a folder if that is not set. */

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ifMissing } from '@college/server/missing-file';
import { createTransport } from 'nodemailer';
import type { EmailAdapter, Payload, SendEmailOptions } from 'payload';
import { environment } from '../environment.ts';

export const mailFolder = path.join(environment.DATA_DIR, 'mail');

/** Stops nodemailer from reading files or addresses while it builds a message. */
const withoutAccess = { disableFileAccess: true, disableUrlAccess: true } as const;
/** Milliseconds of a whole mail. A server that keeps answering ‘wait’ never reaches a timeout of the socket. */
const MAIL_TIMEOUT = 60_000;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function bySmtp(url: string) {
  const transport = createTransport({ url, ...timeouts, ...withoutAccess });
  return async (message: SendEmailOptions) =>
    void (await transport.sendMail({ ...message, signal: AbortSignal.timeout(MAIL_TIMEOUT) }));
}

function intoFolder({ logger }: Payload) {
  const transport = createTransport({ streamTransport: true, buffer: true, ...withoutAccess });
  let hasWarned = false;
  return async (message: SendEmailOptions) => {
    const { message: content } = await transport.sendMail(message);
    await mkdir(mailFolder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '')}-${randomUUID().slice(0, 8)}.eml`;
    // Renamed when complete, because a test or a person may be watching the folder.
    const unfinished = path.join(mailFolder, `.${name}`);
    await writeFile(unfinished, content, { mode: 0o600 });
    await rename(unfinished, path.join(mailFolder, name));
    if (!hasWarned) logger.warn(`SMTP_URL is not set. Mails are saved in ${mailFolder}.`);
    hasWarned = true;
  };
}

/** Deletes mails in the folder that were written before a time in ms. */
export async function deleteMails(before: number): Promise<void> {
  const names = await readdir(mailFolder).catch(ifMissing([]));
  for (const name of names) {
    const file = path.join(mailFolder, name);
    if ((await stat(file)).mtimeMs < before) await rm(file, { force: true });
  }
}

export const mailAdapter: EmailAdapter<void> = ({ payload }) => {
  const writeToFolder = intoFolder(payload);
  return {
    name: 'nodemailer',
    defaultFromAddress: environment.MAIL_FROM,
    defaultFromName: '',
    sendEmail(message) {
      const { SMTP_URL, MAIL_FROM } = environment;
      // Each mail opens its own connection.
      const send = SMTP_URL ? bySmtp(SMTP_URL) : writeToFolder;
      return send({ from: MAIL_FROM, ...message });
    },
  };
};
