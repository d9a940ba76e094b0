/** Registrations and messages through the calls. */
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addDepartment } from '../testing/content.ts';
import { addressOf } from '../testing/mail/mails.ts';
import { registrationFields, sender, verify } from '../testing/submissions.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
let answer: typeof import('../calls/answer.ts').answer;
let physics: number;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ answer } = await import('../calls/answer.ts'));
  physics = (await addDepartment(payload, 'PHY')).id;
  const data = { dept_name: 'পদাৰ্থ বিজ্ঞান' };
  await payload.update({ collection: 'departments', id: physics, locale: 'as', data });
  await payload.updateGlobal({ slug: 'college', data: { name: 'Demo', established: '1954' } });
}, patience);

/** Sends a form with the browser's cookie, each from another address, so that no limit applies. */
const post = async (
  call: string,
  { token, key, ...body }: { token?: string; key?: string; [field: string]: unknown },
  language = 'en',
) => {
  const headers = {
    'Content-Type': 'application/json',
    'Accept-Language': language,
    'X-Forwarded-For': `10.0.${posts >> 8}.${posts++ & 255}`,
    ...(token && { Cookie: `other=1; verification=${token}` }),
    ...(key && { 'Idempotency-Key': key }),
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await answer(call, new Request(`http://cms/${call}`, init), async () => payload);
  const text = await response.text();
  return { status: response.status, text };
};
const register = (fields: object) =>
  post('add-alumni-registration', { ...registrationFields, ...fields });
const registrationOf = async (response: { text: string }) => {
  const { reference } = JSON.parse(response.text) as { reference: string };
  const where = { reference: { equals: reference } };
  const { docs } = await payload.find({ collection: 'alumni-registrations', where });
  return docs[0];
};
const count = async () => (await payload.count({ collection: 'alumni-registrations' })).totalDocs;
const year = new Date().getUTCFullYear();
let departments = 0;
let refusals = 0;
let posts = 0;

describe('an alumni registration', () => {
  it('waits for a decision with its photo and department', async () => {
    const response = await register(await sender(payload, addressOf('waits')));
    expect(response.status).toBe(200);
    expect(await registrationOf(response)).toMatchObject({
      status: 'pending',
      waiting: true,
      name: 'Rina Das',
      department: physics,
      department_written: 'PHY',
      address: 'Lane 1\nGuwahati',
      show_contact: false,
      photos: [expect.any(Number)],
    });
  });

  it.each([
    ['Department of PHY', true],
    ['phy', true],
    ['পদাৰ্থ বিজ্ঞান', true],
    ['Astrology', false],
  ])('finds the department %s, or keeps only its name', async (department, isKnown) => {
    const address = addressOf(`of-department-${departments++}`);
    const response = await register({ ...(await sender(payload, address)), department });
    expect(await registrationOf(response)).toMatchObject({
      department: isKnown ? physics : null,
      department_written: department,
    });
  });

  it('accepts the verified address in another spelling', async () => {
    const fields = await sender(payload, addressOf('typed'));
    expect((await register({ ...fields, email: ' Typed@Example.ORG ' })).status).toBe(200);
  });

  it.each([1954, year])('accepts a batch that starts and ends in %i', async (of) => {
    const fields = await sender(payload, addressOf(`of-${of}`));
    expect((await register({ ...fields, batch_from: of, batch_to: of })).status).toBe(200);
  });

  it('is stored once, even if it is sent twelve times at once', async () => {
    const fields = await sender(payload, addressOf('often'));
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 12 }, () => register(fields)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await count()).toBe(before + 1);
  });

  it.each<[string, (fields: Awaited<ReturnType<typeof sender>>) => object, string]>([
    ['no address was verified', () => ({ email: addressOf('stranger') }), 'verify your e-mail'],
    ['there is no photo', () => ({ dp: [] }), 'dp must not be empty.'],
    ['its photo was never uploaded', () => ({ dp: [{ path: 'x.jpg' }] }), 'upload it again'],
    ['it has no proof of work', () => ({ captcha: '' }), 'Captcha not valid'],
    ['its proof of work is invalid', () => ({ captcha: 'e30=' }), 'Captcha not valid'],
    ['its batch is in the future', () => ({ batch_to: year + 1 }), 'batch_to must be a year from'],
    ['its batch is older than the college', () => ({ batch_from: 1953 }), 'batch_from'],
    ['its batch ends before it begins', () => ({ batch_from: 2019 }), 'must not be before'],
    [
      'its name has a line break',
      () => ({ name: 'A\r\nBcc: b@example.org' }),
      'name is not valid.',
    ],
    ['it contains a NUL character', () => ({ address: 'A\u0000' }), 'address is not valid.'],
    ['a field is empty', () => ({ occupation: ' ' }), 'occupation must not be empty.'],
  ])(
    'is refused when %s, and can be sent again with the same proofs',
    async (_why, change, words) => {
      const fields = await sender(payload, addressOf(`refused-${refusals++}`));
      const refused = await register({ ...fields, ...change(fields) });
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(words)]);
      // Address, proof and photo are still valid.
      expect((await register(fields)).status).toBe(200);
    },
  );

  it('cannot take the photo of another sender', async () => {
    const fields = await sender(payload, addressOf('first'));
    expect((await register(fields)).status).toBe(200);
    const second = { ...(await sender(payload, addressOf('second'))), dp: fields.dp };
    expect((await register(second)).text).toContain('upload it again');
  });

  it('can be sent again with the same proofs after an error', async () => {
    const fields = await sender(payload, addressOf('disk'));
    const create = payload.create;
    const silent = vi.spyOn(console, 'error').mockImplementationOnce(() => {});
    payload.create = () => Promise.reject(new Error('disk full at /var/lib'));
    const failed = await register(fields);
    payload.create = create;
    silent.mockRestore();
    expect(failed.status).toBe(500);
    expect(failed.text).not.toContain('disk');
    expect((await register(fields)).status).toBe(200);
  });
});

describe('a message', () => {
  const alumni = { type: 'ALUMNI', course: 'BSC', occupation: 'Teacher', message: 'Hello\nall' };
  const lastMessage = async () =>
    (await payload.find({ collection: 'messages', sort: '-id', limit: 1 })).docs[0];

  it('of an alumna waits for a decision, and drops the company N/A', async () => {
    const fields = await sender(payload, addressOf('alumna'));
    const response = await post('add-message', { ...fields, ...alumni, company_name: 'N/A' });
    expect(response.text).toMatch(/"MS-[A-HJ-NP-Z2-9]{6}"/);
    expect(await lastMessage()).toMatchObject({
      status: 'pending',
      message: 'Hello\nall',
      current_profession: 'Teacher',
      company_name: '',
      course: 'BSC',
    });
  });

  it('of a student needs no occupation, and its batch may end up to four years ahead', async () => {
    const fields = {
      ...(await sender(payload, addressOf('student'))),
      course: 'BA',
      message: 'Hi',
    };
    const student = { ...fields, type: 'STUDENT', batch_from: year, batch_to: year + 4 };
    const late = await post('add-message', { ...student, batch_to: year + 5 });
    expect(late.text).toContain('batch_to must be a year from 1954 to');
    expect((await post('add-message', student)).status).toBe(200);
    expect(await lastMessage()).toMatchObject({ type: 'STUDENT', batch_to: year + 4 });
  });

  it('is of one of the two kinds, with all fields of its kind', async () => {
    const common = { name: 'A', captcha: 'x', dp: [{ path: 'x' }], department: 'PHY' };
    const fields = { ...common, batch_from: 2000, batch_to: 2003, email: 'a@example.org' };
    const kind = await post('add-message', { ...fields, type: 'STAFF' });
    expect(kind).toEqual({ status: 400, text: 'type is not one of the known values.' });
    const half = await post('add-message', { ...fields, ...alumni });
    expect(half).toEqual({ status: 400, text: 'company_name is missing.' });
  });

  it('does not change the content revision', async () => {
    const { readRevision } = await import('../platform/revision/revision.ts');
    const before = await readRevision(payload);
    const fields = await sender(payload, addressOf('quiet'));
    const message = { ...fields, ...alumni, company_name: 'Nabin Agro' };
    expect((await post('add-message', message)).status).toBe(200);
    expect(await lastMessage()).toMatchObject({ company_name: 'Nabin Agro' });
    expect(await readRevision(payload)).toBe(before);
  });
});

it('gives every address the same answer', async () => {
  await verify(payload, addressOf('known'));
  const answers = await Promise.all(
    ['known', 'unknown'].map((name) => post('email-verification', { email: addressOf(name) })),
  );
  expect(answers[0]).toEqual(answers[1]);
  const wrong = await post('email-verification-otp', { email: addressOf('nil'), otp: '000000' });
  expect(wrong).toEqual({ status: 200, text: 'false' });
  const short = await post('email-verification-otp', { email: addressOf('nil'), otp: '12' });
  expect(short).toEqual({ status: 400, text: 'otp is not valid.' });
});

it('answers a request for a password in Assamese to a reader of Assamese', async () => {
  const { text } = await post('email-verification', { email: addressOf('assamese') }, 'as');
  expect(text).toContain('এককালীন পাছৱৰ্ড');
});
