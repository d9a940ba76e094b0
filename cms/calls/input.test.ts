/** Parsing of input, byte limits, and the message for invalid input. */
import { type CallName, calls } from '@college/contract/calls';
import { BODY_SIZE } from '@college/contract/calls/call';
import { describe, expect, it, vi } from 'vitest';
import { readInput, recordId } from './input.ts';

const parse = (name: CallName, init: RequestInit, query = '') =>
  readInput(name, new Request(`http://cms/${name}${query}`, init));
const json = { 'Content-Type': 'application/json' };
const post = (name: CallName, body: BodyInit, headers: HeadersInit = json) =>
  parse(name, { method: 'POST', headers, body });
const send = (name: CallName, input: unknown) => post(name, JSON.stringify(input));
const refused = (status: number, message: string) => ({ status, message });

describe('a body', () => {
  const tooLarge = refused(413, 'The body is larger than 64 KB.');
  /** Valid input padded with spaces to a size. */
  const filled = (size: number) => JSON.stringify({ dept_code: 'PHY' }).padEnd(size);
  const streamed = (text: string) => {
    const body = new Blob([text]).stream();
    return parse(
      'getdeptdata',
      Object.assign({ method: 'POST', headers: json, body }, { duplex: 'half' }),
    );
  };

  it('is limited to 64 KB, with or without a Content-Length', async () => {
    expect(await post('getdeptdata', filled(BODY_SIZE))).toEqual({ dept_code: 'PHY' });
    expect(await streamed(filled(BODY_SIZE))).toEqual({ dept_code: 'PHY' });
    await expect(post('getdeptdata', filled(BODY_SIZE + 1))).rejects.toMatchObject(tooLarge);
    await expect(streamed(filled(BODY_SIZE + 1))).rejects.toMatchObject(tooLarge);
  });

  it('is not read if its Content-Length is too large', async () => {
    const answer = (size: number) =>
      post('getdeptdata', filled(100), { ...json, 'Content-Length': `${size}` });
    expect(await answer(BODY_SIZE)).toEqual({ dept_code: 'PHY' });
    await expect(answer(BODY_SIZE + 1)).rejects.toMatchObject(tooLarge);
  });

  it('has at most 5000 values in 20 levels, which are counted before they are parsed', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    await expect(post('getdeptdata', `{"a":[${'{},'.repeat(5000)}0]}`)).rejects.toMatchObject(
      refused(413, 'The request has more than 5000 values.'),
    );
    await expect(post('getdeptdata', '['.repeat(21))).rejects.toMatchObject(
      refused(400, 'The request is nested more than 20 levels deep.'),
    );
    expect(parse).not.toHaveBeenCalled();
  });

  it('with a photo has at most 200 fields', async () => {
    const form = new FormData();
    for (let field = 0; field < 201; field += 1) form.append('type', 'ALUMNI');
    await expect(post('addfile-alumni', form, {})).rejects.toMatchObject({ status: 400 });
  });

  it('is JSON in any spelling of the type, or empty', async () => {
    const headers = { 'Content-Type': 'Application/JSON; charset=UTF-8' };
    expect(await post('getdeptdata', filled(50), headers)).toEqual({ dept_code: 'PHY' });
    expect(await parse('getcollege', { method: 'POST' })).toEqual({});
    const form = new FormData();
    form.append('dept_code', 'PHY');
    await expect(post('getdeptdata', form, {})).rejects.toMatchObject({ status: 415 });
  });

  it('is the input of a POST; the query is the input of other methods', async () => {
    const init = { method: 'POST', headers: json, body: filled(50) };
    expect(await parse('getdeptdata', init, '?dept_code=CHE')).toEqual({ dept_code: 'PHY' });
    expect(await parse('getdeptdata', {}, '?dept_code=CHE')).toEqual({ dept_code: 'CHE' });
    expect(await parse('getdeptdata', { method: 'HEAD' }, '?dept_code=CHE')).toEqual({
      dept_code: 'CHE',
    });
  });
});

describe('the message', () => {
  const notices = { type: 'COLLEGE_ADMIN_NOTICE' };
  const note = { name: 'A', email: 'a@example.org', message: 'M', captcha: 'x' };
  const message = calls['add-message'].example;
  it.each<[string, CallName, unknown]>([
    ['type is missing.', 'getnoticesbytype', {}],
    ['type is not one of the known values.', 'getnoticesbytype', { type: 'X' }],
    ['limit is too small.', 'getnoticesbytype', { ...notices, limit: 0 }],
    ['limit is too large.', 'getnoticesbytype', { ...notices, limit: 201 }],
    ['page is too small.', 'getnoticesbytype', { ...notices, page: 0 }],
    ['dept_code must be of type string.', 'getdeptdata', { dept_code: 5 }],
    ['Text must not contain the NUL character.', 'getdeptdata', { dept_code: 'a\0b' }],
    ['name must not be empty.', 'addvisitornote', { ...note, name: ' ' }],
    ['name is too long.', 'addvisitornote', { ...note, name: 'n'.repeat(10_000) }],
    ['dp must not be empty.', 'add-message', { ...message, dp: [] }],
    ['dp is too large.', 'add-message', { ...message, dp: Array(6).fill({ path: 'x' }) }],
    ['email is not valid.', 'addvisitornote', { ...note, email: 'nobody' }],
    ['Captcha not valid', 'addvisitornote', { ...note, captcha: undefined }],
    ['The input must be a JSON object.', 'addvisitornote', [1]],
    ['The input must be a JSON object.', 'addvisitornote', null],
  ])('%s', async (message, name, input) => {
    await expect(send(name, input)).rejects.toMatchObject(refused(400, message));
  });

  it('names other problems before a wrong captcha', async () => {
    const nothing = refused(400, 'name is missing.');
    await expect(send('addvisitornote', {})).rejects.toMatchObject(nothing);
    const input = { captcha: 5, name: 'A', email: 'nobody', message: 'M' };
    await expect(send('addvisitornote', input)).rejects.toMatchObject({
      message: 'email is not valid.',
    });
  });
});

describe('an upload', () => {
  const upload = (fields: Record<string, string | File>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return post('addfile-alumni', form, {});
  };
  const image_file = new File(['x'], 'a.jpg');

  it('needs a type and a file that is not empty', async () => {
    expect(await upload({ type: 'ALUMNI', image_file })).toMatchObject({ type: 'ALUMNI' });
    const empty = refused(400, 'Cannot be empty');
    const lacking: Record<string, string | File>[] = [
      {},
      { image_file },
      { type: 'ALUMNI' },
      { type: 'ALUMNI', image_file: new File([], 'a.jpg') },
    ];
    for (const fields of lacking) await expect(upload(fields)).rejects.toMatchObject(empty);
    const words = upload({ type: 'ALUMNI', image_file: 'words' });
    await expect(words).rejects.toMatchObject({ message: expect.stringMatching(/^image_file /) });
  });
});

it.each([
  ['7', 7],
  ['999999999', 999_999_999],
  ['1000000000', undefined],
  ['', undefined],
  ['-7', undefined],
  ['7.5', undefined],
  ['7x', undefined],
  ['x7', undefined],
])('reads the record id ‘%s’ as %s', (input, id) => expect(recordId(input)).toBe(id));
