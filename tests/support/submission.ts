/**
 * Steps of a visitor in the long forms, through the calls: verifying an address and sending a
 * photo.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { elsewhere } from './another-visitor.ts';
import { solveCaptcha } from './captcha.ts';
import { soon } from './soon.ts';

/** The smallest JPEG: one grey pixel. */
const greyPixel = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
);

export const photo = () => new File([greyPixel], 'photo.jpg', { type: 'image/jpeg' });

/** Sends a photo with the cookie of a verified address. */
export function sendPhoto(origin: string, cookie: string): Promise<Response> {
  const body = new FormData();
  body.append('type', 'ALUMNI');
  body.append('image_file', photo());
  const headers = { Unit: 'website', Cookie: cookie };
  return fetch(`${origin}/addfile-alumni`, { method: 'POST', headers, body });
}

/** The mails to an address, oldest first. */
export async function mailsTo(dataDir: string, email: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));
  const mails = await Promise.all(
    names.sort().map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`\nTo: ${email}\r\n`));
}

/** Number of mails that a backend on SQLite has not handed to its server yet. */
export function mailsWaiting(dataDir: string): number {
  const database = new DatabaseSync(path.join(dataDir, 'database.sqlite'), { readOnly: true });
  try {
    database.exec('PRAGMA busy_timeout = 5000');
    const query = `SELECT count(*) AS n FROM payload_jobs WHERE task_slug = 'mail'`;
    return Number(database.prepare(query).get()?.n);
  } finally {
    database.close();
  }
}

interface Visitor {
  origin: string;
  email: string;
  /** Mails to the address, oldest first. */
  mails: (email: string) => Promise<string[]>;
}

/**
 * Verifies the address. Resolves with the cookie; rejects if the mail does not arrive within three
 * seconds.
 */
export async function verify({ origin, email, mails }: Visitor): Promise<string> {
  const post = async (call: string, body: object) => {
    const headers = { ...elsewhere(), Unit: 'website', 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return fetch(`${origin}/${call}`, init);
  };
  await post('email-verification', { email });
  await soon(async () => (await mails(email)).length > 0);
  const [mail] = await mails(email);
  const otp = /^Subject: (\d{6})/m.exec(mail ?? '')?.[1];
  const response = await post('email-verification-otp', { email, otp });
  if ((await response.json()) !== true) throw new Error('Not verified.');
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Texts of a registration without a name. */
export const alumna = {
  department: 'PHY',
  batch_from: 2001,
  batch_to: 2004,
  phone: '0000000000',
  whatsapp_number: '0000000000',
  address: 'Guwahati',
  occupation: 'Teacher',
  highest_qualification: 'M.Sc.',
};

/** Photo, captcha and cookie that a registration or message needs besides its texts. */
export async function prepareProofs(visitor: Visitor) {
  const { origin, email } = visitor;
  const cookie = await verify(visitor);
  const dp = [await (await sendPhoto(origin, cookie)).json()];
  return { cookie, fields: { email, dp, captcha: await solveCaptcha(origin) } };
}
