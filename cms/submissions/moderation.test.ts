import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@college/contract/locales';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AlumniRegistration, Message } from '../payload-types.ts';
import { readRevision } from '../platform/revision/revision.ts';
import { addDepartment, addUser } from '../testing/content.ts';
import { addressOf, mailsTo } from '../testing/mail/mails.ts';
import { setEnvironment } from '../testing/stub-environment.ts';
import { registrationFields, sender } from '../testing/submissions.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
let keep: typeof import('./store-submissions.ts').storeRegistration;
let storeMessage: typeof import('./store-submissions.ts').storeMessage;
let answer: typeof import('../calls/answer.ts').answer;
let asModerator: { overrideAccess: false; user: Awaited<ReturnType<typeof addUser>> };
let editor: typeof asModerator;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ storeRegistration: keep } = await import('./store-submissions.ts'));
  ({ storeMessage } = await import('./store-submissions.ts'));
  ({ answer } = await import('../calls/answer.ts'));
  await addDepartment(payload, 'PHY');
  asModerator = { overrideAccess: false, user: await addUser(payload, 'moderator') };
  editor = { overrideAccess: false, user: await addUser(payload, 'editor') };
}, patience);

async function registration(
  name: string,
  more: object = {},
  locale?: Locale,
): Promise<AlumniRegistration> {
  const { token, ...fields } = await sender(payload, addressOf(name));
  const values = { ...registrationFields, ...fields, ...more };
  const where = { reference: { equals: await keep(payload, values, { token, locale }) } };
  const { docs } = await payload.find({ collection: 'alumni-registrations', where });
  return docs[0] as AlumniRegistration;
}
async function message(name: string, locale?: Locale, more: object = {}): Promise<Message> {
  const { token, ...fields } = await sender(payload, addressOf(name));
  const values = { ...fields, type: 'STUDENT', course: 'BSC', message: 'Hello', ...more } as const;
  const where = { reference: { equals: await storeMessage(payload, values, { token, locale }) } };
  const { docs } = await payload.find({ collection: 'messages', where });
  return docs[0] as Message;
}
type Change = { status?: 'approved' | 'rejected' | 'pending'; reason?: string };
const decide = (id: number, data: Change) =>
  payload.update({ collection: 'alumni-registrations', id, data, ...asModerator });
const decideMessage = (id: number, data: Change, who = asModerator) =>
  payload.update({ collection: 'messages', id, data, ...who });
const ask = async (call: string, body: object) => {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await answer(call, new Request('http://cms/', init), async () => payload)).json();
};
/** The mails after the one with the one-time password. */
const decisionMails = async (name: string) => (await mailsTo(payload, addressOf(name))).slice(1);

describe('an approved registration', () => {
  it('is in the list of alumni with its photo, and its sender is mailed', async () => {
    const { id, reference } = await registration('rina');
    const decided = await decide(id, { status: 'approved' });
    expect(decided).toMatchObject({ status: 'approved', waiting: false });
    expect(decided.decisions).toMatchObject([{ by: 'moderator@example.org', what: 'approved' }]);
    const [alumna] = await ask('getalumnibydept', { dept_code: 'PHY' });
    expect(alumna).toMatchObject({
      name: 'Rina Das',
      batch: '2015 - 2018',
      current_profession: 'Teacher',
      qualification: 'M.Sc.',
      email: '',
      phone: '',
    });
    const { sendFile } = await import('../platform/send-file.ts');
    const name = path.basename(alumna.dp_url[0]);
    const photo = await sendFile('media', [name], new Request('http://cms/'), payload);
    expect(await sharp(Buffer.from(await photo.arrayBuffer())).metadata()).toMatchObject({
      width: 300,
      height: 400,
    });
    const [mail, ...more] = await decisionMails('rina');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Your alumni registration is verified' });
    expect(mail?.text).toContain(reference);
    expect(mail?.text).toContain(`${process.env.SITE_URL}/department/PHY/alumni\n`);
  });

  it('is mailed without a link if it has no department', async () => {
    const { id } = await registration('undecided', { department: 'Sciences' });
    const collection = 'alumni-registrations';
    await payload.update({ collection, id, data: { department: null } as never, ...asModerator });
    await decide(id, { status: 'approved' });
    const [mail] = await decisionMails('undecided');
    expect(mail?.text).not.toContain('/department/');
  });

  it('shows contact data only with consent', async () => {
    const { id } = await registration('open', { show_contact: true, name: 'Open' });
    await decide(id, { status: 'approved' });
    const alumni: Record<string, string>[] = await ask('getalumnibydept', { dept_code: 'PHY' });
    expect(alumni.find(({ name }) => name === 'Open')).toMatchObject({
      email: addressOf('open'),
      phone: '00000 00000',
    });
  });

  it('creates one alumna, even if it is approved several times at once', async () => {
    const { id } = await registration('twice', { name: 'Twice' });
    await Promise.allSettled(Array.from({ length: 4 }, () => decide(id, { status: 'approved' })));
    await decide(id, { status: 'approved' });
    const where = { name: { equals: 'Twice' } };
    expect((await payload.count({ collection: 'alumni', where })).totalDocs).toBe(1);
    expect(await decisionMails('twice')).toHaveLength(1);
    await expect(decide(id, { status: 'rejected', reason: 'No' })).rejects.toThrow(/already/);
  });
});

describe('a mail about a decision', () => {
  it('is in the language of the submission', async () => {
    const { id } = await registration('axomiya', {}, 'as');
    await decide(id, { status: 'rejected', reason: 'No such batch.' });
    const changed = await registration('english', {}, 'en');
    await decide(changed.id, { status: 'rejected', reason: 'No such batch.' });
    const { id: submission } = await message('axomiya-message', 'as');
    await decideMessage(submission, { status: 'rejected', reason: 'No such batch.' });
    expect((await decisionMails('axomiya-message'))[0]?.subject).toMatch(/[অ-ৱ]/);
    const [assamese] = await decisionMails('axomiya');
    expect(assamese?.subject).toMatch(/সত্যাপন/);
    expect(assamese?.text).toContain('No such batch.');
    expect((await decisionMails('english'))[0]?.subject).toMatch(/^Your alumni registration/);
    const approved = await registration('axomiya-approved', {}, 'as');
    await decide(approved.id, { status: 'approved' });
    const [mail] = await decisionMails('axomiya-approved');
    expect(mail?.text).toContain(`${process.env.SITE_URL}/as/department/PHY/alumni\n`);
  });
});

describe('a rejected registration', () => {
  it('needs a reason, which is mailed to its sender', async () => {
    const { id } = await registration('rejected');
    await expect(decide(id, { status: 'rejected' })).rejects.toThrow(/Reason/);
    await expect(decide(id, { status: 'rejected', reason: ' ' })).rejects.toThrow(/Reason/);
    const reason = 'We found no such batch.';
    const decided = await decide(id, { status: 'rejected', reason });
    expect(decided.decisions).toMatchObject([{ what: 'rejected', reason }]);
    const [mail] = await decisionMails('rejected');
    expect(mail?.text).toContain(reason);
    const where = { email: { equals: addressOf('rejected') } };
    expect((await payload.count({ collection: 'alumni', where })).totalDocs).toBe(0);
    const changed = await decide(id, { status: 'approved' });
    expect(changed.decisions?.map(({ what }) => what)).toEqual(['rejected', 'approved']);
    // Only the rejection has a reason.
    expect(changed.decisions?.map((item) => item.reason ?? '')).toEqual([reason, '']);
  });
});

describe('a submission in the admin', () => {
  it('keeps the fields of the sender and the decisions', async () => {
    const { id, email, reference } = await registration('written');
    await decide(id, { status: 'approved' });
    const forged = { email: 'x@example.org', reference: 'AR-1', decisions: [], phone: '1' };
    const data = { ...forged, show_contact: true, photos: [], name: 'Corrected' };
    const stored = await payload.update({
      collection: 'alumni-registrations',
      id,
      data,
      ...asModerator,
    });
    expect(stored).toMatchObject({ email, reference, phone: '00000 00000', show_contact: false });
    expect(stored).toMatchObject({ name: 'Corrected', photos: [expect.anything()] });
    expect(stored.decisions).toHaveLength(1);
  });

  it('shows its private photo only to moderators', async () => {
    const { photos } = await registration('private');
    const find = { collection: 'submitted-photos', id: Number(photos?.[0]) } as const;
    await expect(payload.findByID({ ...find, ...asModerator })).resolves.toMatchObject({
      url: expect.stringMatching(/\/api\/submitted-photos\/file\//),
    });
    await expect(payload.findByID({ ...find, ...editor })).rejects.toThrow();
    await expect(payload.findByID({ ...find, overrideAccess: false })).rejects.toThrow();
  });
});

describe('a message', () => {
  it('is public with its photo after an editor approves it, who never sees its address', async () => {
    const { id } = await message('student');
    const seen = await payload.findByID({ collection: 'messages', id, ...editor });
    expect([seen.email, seen.photos]).toEqual([undefined, undefined]);
    expect(seen.waiting).toBe(true);
    const decided = await decideMessage(id, { status: 'approved' }, editor);
    expect(decided.waiting).toBe(false);
    const [visible] = await ask('getmessage-all', {});
    expect(visible).toMatchObject({ name: 'Rina Das', message: 'Hello', batch: '2015 - 2018' });
    expect(visible.dp_url).toEqual([expect.stringMatching(/^\/files\/media\/portrait-/)]);
    expect(await decisionMails('student')).toMatchObject([
      {
        subject: 'Your message is approved',
        text: expect.stringContaining(
          `The newest messages are shown on the home page:\n\n    ${process.env.SITE_URL}/\n`,
        ),
      },
    ]);
    const stored = await payload.findByID({ collection: 'messages', id });
    expect(stored.email).toBe(addressOf('student'));
    expect(stored.photos).toHaveLength(1);
  });

  it('changes the content revision only while it is approved', async () => {
    const { id } = await message('news');
    const before = await readRevision(payload);
    await decideMessage(id, { status: 'rejected', reason: 'No.' });
    expect(await readRevision(payload)).toBe(before);
    await decideMessage(id, { status: 'approved' });
    const visible = await readRevision(payload);
    expect(visible).not.toBe(before);
    await decideMessage(id, { status: 'rejected', reason: 'No.' });
    expect(await readRevision(payload)).not.toBe(visible);
  });

  it('can be withdrawn again, with a reason', async () => {
    const { id } = await message('off');
    await decideMessage(id, { status: 'approved' });
    await decideMessage(id, { status: 'rejected', reason: 'At the wish of its author.' });
    const visible: { name: string }[] = await ask('getmessage-all', {});
    expect(visible).toHaveLength(1);
    expect(await decisionMails('off')).toHaveLength(2);
  });

  it('gets the same photo when it is approved again', async () => {
    const { id } = await message('back');
    const { dp } = await decideMessage(id, { status: 'approved' });
    await decideMessage(id, { status: 'rejected', reason: 'For a while.' });
    expect((await decideMessage(id, { status: 'approved' })).dp).toEqual(dp);
  });

  it('written by an editor can be approved and mails nobody', async () => {
    const { totalDocs: before } = await payload.count({ collection: 'payload-jobs' });
    const data = { type: 'STUDENT', name: 'E', message: 'M', status: 'pending' } as const;
    const { id } = await payload.create({ collection: 'messages', data, ...editor });
    await decideMessage(id, { status: 'approved' }, editor);
    expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(before);
  });

  it('is deleted with its private photo', async () => {
    const { id, photos } = await message('deleted');
    const photo = await payload.findByID({
      collection: 'submitted-photos',
      id: Number(photos?.[0]),
    });
    const file = path.join(process.env.DATA_DIR ?? '', 'private', 'photos', photo.filename ?? '');
    await expect(access(file)).resolves.toBeUndefined();
    await payload.delete({ collection: 'messages', id, ...asModerator });
    await expect(access(file)).rejects.toThrow('ENOENT');
  });
});

it('lists pending registrations first', async () => {
  const { docs } = await payload.find({
    collection: 'alumni-registrations',
    ...asModerator,
  });
  const waiting = docs.map(({ status }) => status === 'pending');
  expect(waiting).toContain(true);
  expect(waiting).toEqual([...waiting].sort((a, b) => Number(b) - Number(a)));
});

it('does not mention the home page in the mail if it shows no messages', async () => {
  const { id } = await message('hidden');
  const home_sections = (sections: ('notices' | 'voices')[]) =>
    payload.updateGlobal({
      slug: 'college',
      data: { name: 'Demo College', home_sections: sections },
    });
  await home_sections(['notices']);
  await decideMessage(id, { status: 'approved' });
  await home_sections(['notices', 'voices']);
  const [mail] = await decisionMails('hidden');
  expect(mail?.subject).toBe('Your message is approved');
  expect(mail?.text).not.toContain('home page');
});

describe('consent', () => {
  const both = { consent: true, consent_publish: true };
  const withdrawn = async (name: string) => {
    const text = (await decisionMails(name)).at(-1)?.text ?? '';
    const link = new URL(/http\S+withdrawal\S+/.exec(text)?.[0] ?? '');
    return Object.fromEntries(link.searchParams);
  };
  const listed = async () => (await ask('getalumnibydept', { dept_code: 'PHY' })).length as number;

  it('is stored with its words, language and time', async () => {
    const { consents } = await registration('agrees', both, 'as');
    expect(consents).toEqual(
      ['consent', 'consent_publish'].map((name) => ({
        ...{ name, text: expect.stringMatching(/সন্মতি/), locale: 'as' },
        at: expect.stringMatching(/^\d{4}-.*Z$/),
      })),
    );
    expect((await registration('program')).consents).toBeNull();
  });

  it('to be kept only keeps a registration from the list of alumni', async () => {
    const { id } = await registration('private', { consent: true, consent_publish: false });
    const before = await listed();
    expect(await decide(id, { status: 'approved' })).toMatchObject({ status: 'approved' });
    expect(await listed()).toBe(before);
    expect((await decisionMails('private'))[0]?.text).not.toContain('/department/');
  });

  it('to be kept only keeps a message from the website', async () => {
    const { id } = await message('kept', undefined, { consent: true, consent_publish: false });
    await expect(decideMessage(id, { status: 'approved' })).rejects.toThrow(/did not agree/);
  });

  it('is withdrawn by the link in a mail: nobody sees the entry, and nobody restores it', async () => {
    const { id } = await registration('withdraws', both);
    await decide(id, { status: 'approved' });
    const before = await listed();
    const link = await withdrawn('withdraws');
    expect(await ask('withdraw-consent', { ...link, key: `${link.key?.slice(1)}x` })).toBe(false);
    expect(await ask('withdraw-consent', { ...link, reference: 'AR-ABCDEF' })).toBe(false);
    expect(await listed()).toBe(before);
    expect(await ask('withdraw-consent', link)).toBe(true);
    expect(await ask('withdraw-consent', link)).toBe(true);
    expect(await listed()).toBe(before - 1);
    for (const collection of ['alumni-registrations', 'alumni'] as const) {
      const where = { withdrawn_at: { exists: true } };
      const { docs } = await payload.find({ collection, where, trash: true });
      expect(docs).toMatchObject([{ deletedAt: expect.any(String) }]);
      const restored = { collection, id: docs[0]?.id ?? 0, data: { deletedAt: null }, trash: true };
      await expect(payload.update(restored)).rejects.toThrow(/withdrew consent/);
    }
  });
});

describe('an answer by mail', () => {
  const note = async (name: string) =>
    payload.create({
      collection: 'visitor-notes',
      data: {
        reference: `VN-${name}`,
        receivedAt: new Date().toISOString(),
        name,
        email: addressOf(name),
        message: 'Is the library open?',
      },
    });
  const answerNote = (id: number, text: string, who = asModerator) =>
    payload.update({ collection: 'visitor-notes', id, data: { answer: text }, depth: 0, ...who });

  it('is refused without a mail server, and then nothing is noted', async () => {
    const { id } = await note('unsent');
    await expect(answerNote(id, 'Yes.')).rejects.toThrow(/cannot send e-mail/);
    expect(await payload.findByID({ collection: 'visitor-notes', id })).toMatchObject({
      read: false,
      decisions: [],
    });
  });

  describe('with a mail server', () => {
    let restore: () => void;
    beforeAll(async () => {
      restore = await setEnvironment({ SMTP_URL: 'smtp://mail.example.org' });
      await payload.updateGlobal({ slug: 'college', data: { email: 'office@example.org' } });
    });
    afterAll(() => restore());

    it('reaches the writer of a note, and is kept with time and account', async () => {
      const { id } = await note('rubi');
      const answered = await answerNote(id, ' Until five.\n');
      expect(answered).toMatchObject({
        read: true,
        answered_at: expect.any(String),
        decisions: [{ by: 'moderator@example.org', what: 'answered', reason: 'Until five.' }],
      });
      expect(await mailsTo(payload, addressOf('rubi'))).toMatchObject([
        {
          replyTo: 'office@example.org',
          text: expect.stringContaining('Until five.\n\nDemo College\nReference VN-rubi'),
        },
      ]);
      await answerNote(id, 'And on Sundays closed.');
      expect(await mailsTo(payload, addressOf('rubi'))).toHaveLength(2);
      await payload.update({ collection: 'visitor-notes', id, data: { read: false } });
      expect(await payload.findByID({ collection: 'visitor-notes', id })).toMatchObject({
        read: false,
        decisions: [{}, {}],
      });
    });

    it('of a registration leaves it undecided, and is in its language', async () => {
      const { id } = await registration('asks', {}, 'as');
      const data = { answer: 'Which batch?' };
      const stored = await payload.update({
        ...{ collection: 'alumni-registrations', id, data, depth: 0 },
        ...asModerator,
      });
      expect(stored).toMatchObject({ status: 'pending', decisions: [{ what: 'answered' }] });
      const [mail] = await decisionMails('asks');
      expect([mail?.subject, mail?.text]).toEqual([
        expect.stringMatching(/উত্তৰ/),
        expect.stringContaining('Which batch?'),
      ]);
    });

    it('is for moderators only, and visitors never see it', async () => {
      const { id } = await message('answered');
      const change = (who: typeof asModerator, text: string) =>
        payload.update({ collection: 'messages', id, data: { answer: text }, depth: 0, ...who });
      await change(editor, 'From an editor.');
      expect(await decisionMails('answered')).toEqual([]);
      await change(asModerator, 'Thank you.');
      expect(await decisionMails('answered')).toHaveLength(1);
      await decideMessage(id, { status: 'approved' });
      const visible = JSON.stringify(await ask('getmessage-all', {}));
      expect(visible).not.toContain('Thank you.');
      const read = await payload.findByID({ collection: 'messages', id, overrideAccess: false });
      expect(JSON.stringify(read)).not.toContain('Thank you.');
    });
  });
});
