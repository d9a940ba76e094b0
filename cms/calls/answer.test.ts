import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addDepartment, addNotice, addPicture, paragraph } from '../testing/content.ts';
import { secondCopy } from '../testing/second-copy.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
let answer: typeof import('./answer.ts').answer;

const ask = (path: string, init: RequestInit = {}, query = '') =>
  answer(path, new Request(`http://cms/${path}${query}`, init), async () => payload);
const post = (path: string, body: unknown, headers: HeadersInit = {}) =>
  ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const json = async (response: Response | Promise<Response>) => (await response).json();

beforeAll(async () => {
  payload = await temporaryCms();
  ({ answer } = await import('./answer.ts'));
}, patience);

describe('a refused call is answered with one sentence', () => {
  const bytype = (body: unknown, headers?: HeadersInit) => post('getnoticesbytype', body, headers);
  it.each([
    ['unknown', () => ask('nothing'), 404, 'There is no call of this name.'],
    ['not a call', () => ask('constructor'), 404, 'There is no call of this name.'],
    ['other method', () => ask('getcollege', { method: 'DELETE' }), 405, 'Use GET or POST.'],
    ['not JSON', () => bytype('{"type"'), 400, 'The body is not valid JSON.'],
    ['no object', () => bytype([1]), 400, 'The input must be a JSON object.'],
    ['missing', () => bytype({}), 400, 'type is missing.'],
    ['unknown value', () => bytype({ type: 'X' }), 400, 'type is not one of the known values.'],
    [
      'wrong type',
      () => post('getdeptdata', { dept_code: 5 }),
      400,
      'dept_code must be of type string.',
    ],
    ['too large', () => bytype('x'.repeat(70_000)), 413, 'The body is larger than 64 KB.'],
    [
      'a form',
      () => bytype('a=b', { 'Content-Type': 'text/plain' }),
      415,
      'Send the body as application/json.',
    ],
    [
      'no captcha',
      () => post('addvisitornote', { name: 'A', email: 'a@b.in', message: 'M' }),
      400,
      'Captcha not valid',
    ],
    ['empty name', () => post('addvisitornote', { name: ' ' }), 400, 'name must not be empty.'],
    [
      'path trick',
      () => post('getfiledata', { type: 'media', path: '../x.pdf' }),
      404,
      'There is no such file.',
    ],
  ])('%s', async (_name, call, status, sentence) => {
    const response = await call();
    expect([response.status, await response.text()]).toEqual([status, sentence]);
    expect(response.headers.get('content-type')).toContain('text/plain');
  });

  it('is recognised in another bundle, which has its own copy of the class', async () => {
    const copy = await secondCopy<typeof import('../platform/refusal.ts')>('platform/refusal.ts');
    const refuse = () => Promise.reject(new copy.Refusal('tooMany', { seconds: 90 }));
    const response = await answer('getcollege', new Request('http://cms/getcollege'), refuse);
    expect([response.status, await response.text()]).toEqual([
      429,
      'Too many requests came from your network. Please try again in 2 min.',
    ]);
    expect(response.headers.get('retry-after')).toBe('90');
    expect(response.headers.get('refusal-code')).toBe('tooMany');
  });

  it('never reveals an internal error', async () => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => {});
    const broken = () => Promise.reject(new Error('secret path'));
    const response = await answer('getcollege', new Request('http://cms/getcollege'), broken);
    expect([response.status, await response.text()]).toEqual([
      500,
      'Something went wrong here. Please try again later.',
    ]);
  });
});

describe('content', () => {
  it('is the same by GET and POST, and is not sent again if the ETag matches', async () => {
    await addNotice(payload, { title: 'Once' });
    const query = '?type=COLLEGE_ADMIN_NOTICE&limit=1';
    const response = await ask('getnoticesbytype', {}, query);
    const etag = response.headers.get('etag') ?? '';
    const notices = await json(response);
    expect(notices).toMatchObject([
      { title: 'Once', date: '05-03-2025', diff: 0, type: 'COLLEGE_ADMIN_NOTICE' },
    ]);
    const input = { type: 'COLLEGE_ADMIN_NOTICE', limit: 1 };
    expect(await json(post('getnoticesbytype', input))).toEqual(notices);
    const again = await ask('getnoticesbytype', { headers: { 'If-None-Match': etag } }, query);
    expect(again.status).toBe(304);
  });

  it('is in the requested language, and in English if it is not translated', async () => {
    const { id } = await addDepartment(payload, 'ASM');
    await addDepartment(payload, 'ENG');
    const data = { dept_name: 'অসমীয়া বিভাগ' };
    await payload.update({ collection: 'departments', id, locale: 'as', data });
    const headers = { 'Accept-Language': 'as' };
    const assamese: { dept_name: string }[] = await json(ask('getdepartments', { headers }));
    expect(assamese.map(({ dept_name }) => dept_name).sort()).toEqual([
      'Department of ENG',
      data.dept_name,
    ]);
    const english = await json(ask('getdepartments'));
    expect(english[0]).toMatchObject({
      dept_name: 'Department of ASM',
      dept_name_as: data.dept_name,
    });
  });

  it('includes files, photos and pages in order', async () => {
    const { id, filename } = await addPicture(payload, 'gate.jpg');
    const notice = await addNotice(payload, { title: 'Second', date: '2025-04-05T06:30:00.000Z' });
    const change = { description: paragraph('Text'), uploads: [id], featured_photos: [id] };
    await payload.update({ collection: 'notices', id: notice.id, data: change });
    const single = await json(post('getsingleeventbyid', { eventId: notice.id }));
    const url = `/files/media/${filename}`;
    expect(single).toMatchObject({
      description: '<p>Text</p>',
      upload_info: [{ url, path: filename, fileType: 'image', type: 'media', ext: 'jpg' }],
      featured_photo: [{ url, alt: 'A red field' }],
    });
    const type = 'COLLEGE_ADMIN_NOTICE';
    const page = (number: number) =>
      json(post('getnoticesbytype', { type, limit: 1, page: number }));
    expect([(await page(1))[0].title, (await page(2))[0].title]).toEqual(['Second', 'Once']);
  });

  it('is 0 if the record does not exist', async () => {
    expect(await json(post('getdeptdata', { dept_code: 'NIL' }))).toBe(0);
    expect(await json(post('getsingleeventbyid', { eventId: 'abc' }))).toBe(0);
  });

  it.each(['a\u0000b', '\ud800', '%', "' OR 1=1 --", '9'.repeat(40), 'x'.repeat(40)])(
    'is not found by the odd value %j, and no error occurs',
    async (odd) => {
      for (const [name, field] of [
        ['getdeptdata', 'dept_code'],
        ['getsingleeventbyid', 'eventId'],
        ['getalumnibydept', 'dept_code'],
        ['getfiledata', 'path'],
      ] as const) {
        const input = { [field]: odd, type: 'media' };
        const { status } = await post(name, input);
        expect([name, status]).toEqual([name, expect.toBeOneOf([200, 400, 404])]);
      }
    },
  );

  it('includes contact data of an alumna only with her consent', async () => {
    const alumna = { name: 'A', prominent: true, email: 'a@example.org', phone: '1' };
    await payload.create({ collection: 'alumni', data: alumna });
    await payload.create({ collection: 'alumni', data: { ...alumna, show_contact: true } });
    const alumni = await json(post('getalumnibydept', { dept_code: 'PRAG' }));
    expect(alumni.map(({ email, phone }: Record<string, string>) => [email, phone])).toEqual([
      ['', ''],
      ['a@example.org', '1'],
    ]);
  });
});

describe('the visitor counter', () => {
  it('counts simultaneous visitors correctly, and does not count HEAD', async () => {
    await Promise.all(Array.from({ length: 60 }, () => ask('initialisation/setcount')));
    await ask('initialisation/setcount', { method: 'HEAD' });
    expect(await json(ask('initialisation/getcount'))).toEqual({ count: 60 });
  });
});

describe('the content revision', () => {
  const revision = async () => (await json(ask('content-revision'))).revision;

  it('changes with what visitors see and with nothing else', async () => {
    const start = await revision();
    const { id } = await addNotice(payload, { title: 'A draft', _status: 'draft' });
    await ask('initialisation/setcount');
    expect(await revision()).toBe(start);
    await payload.update({ collection: 'notices', id, data: { _status: 'published' } });
    const published = await revision();
    expect(published).not.toBe(start);
    await payload.delete({ collection: 'notices', id });
    const deleted = await revision();
    expect(deleted).not.toBe(published);
    await payload.updateGlobal({ slug: 'admission', data: { open: true } });
    expect(await revision()).not.toBe(deleted);
  });

  it('includes the day of the last change', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T20:00:00Z') });
    await payload.updateGlobal({ slug: 'admission', data: { open: false } });
    vi.setSystemTime(new Date('2026-04-01T06:00:00Z'));
    expect(await json(ask('content-revision'))).toMatchObject({ changed: '05-03-2026' });
    vi.useRealTimers();
  });
});

it('is written by simultaneous writers one after another', async () => {
  const titles = Array.from({ length: 20 }, (_, index) => `Together ${index}`);
  await Promise.all(titles.map((title) => addNotice(payload, { title, type: 'NIRF' })));
  const notices = await json(post('getnoticesbytype', { type: 'NIRF' }));
  expect(notices).toHaveLength(20);
});
