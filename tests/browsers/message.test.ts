import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { consentBoxes } from '@college/contract/consents';
import sharp from 'sharp';
import { afterAll, beforeAll, inject } from 'vitest';
import { en } from '../../site/strings/en.ts';
import { soon } from '../support/soon.ts';
import { mailsTo } from '../support/submission.ts';
import { journey } from './journey.ts';
import { button, field, heading, label, words as saying } from './selectors.ts';
import { phone } from './tab.ts';

const site = inject('site');
const dataDir = inject('dataDir');
const words = { ...en.forms, ...en.forms.verification };
const own = words.each['alumni-message'];
let folder: string;
let photo: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'photo-'));
  photo = path.join(folder, 'photo.jpg');
  const picture = { width: 800, height: 800, channels: 3, background: '#864' } as const;
  await writeFile(photo, await sharp({ create: picture }).jpeg().toBuffer());
});
afterAll(() => rm(folder, { recursive: true }));

journey('a message is sent: captcha, password by mail, photo', phone, async (visitor) => {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.org`;
  await visitor.open(`${site}/student-message`);
  await visitor.until(isAlive);
  const { fields } = words;
  await visitor.type(field(fields.name), 'Rina Das');
  await visitor.type(field(fields.email), email);
  await visitor.choose(field(fields.course), 'Bachelor of Science (B.Sc.)');
  await visitor.type(field(fields.department), 'Physics');
  // The list of departments is open.
  await visitor.key('Tab');
  await visitor.choose(field(fields.batch_from), '2022');
  await visitor.choose(field(fields.batch_to), '2025');
  await visitor.type(field(fields.message), 'The library taught me more than the lectures.');
  for (const { text, missing } of consentBoxes('add-message', 'en'))
    if (missing) await visitor.press(label(text));
  await visitor.press(label(words.captcha));
  await visitor.sees(saying(words.captchaDone));
  await visitor.press(button(words.verifyEmail));
  await visitor.type(field(words.otp), await passwordIn(email));
  await visitor.key('Enter');
  await visitor.sees(saying(words.verified));
  await visitor.attach(field(words.photo), photo);
  await visitor.sees(saying(words.photoSent));
  await visitor.press(button(own.submit));
  await visitor.sees(heading(words.done));
  await visitor.sees(saying(own.thanks));
});

/** True once the form is interactive. Before that the server handles it. */
const isAlive = () =>
  Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__react'));

/** The password mailed to an address. */
async function passwordIn(email: string): Promise<string> {
  await soon(async () => (await mailsTo(dataDir, email)).length > 0, 30_000);
  const [mail = ''] = await mailsTo(dataDir, email);
  return /^Subject: (\d{6})/m.exec(mail)?.[1] ?? '';
}
