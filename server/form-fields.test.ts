import { expect, test } from 'vitest';
import { hasMoreFields } from './form-fields.ts';

const form = 'application/x-www-form-urlencoded';

test.each([
  ['a=1&b=2&c=3', form, false],
  ['a=1&b=2&c=3&d=4', form, true],
  ['&&&', form, true],
  ['a=1', '', false],
])('%s has more than three fields: %#', (body, type, expected) => {
  expect(hasMoreFields(Buffer.from(body), type, 2)).toBe(expected);
});

test('counts the parts of a form with files, whatever they contain', async () => {
  const encode = async (fields: number) => {
    const data = new FormData();
    for (let field = 0; field < fields; field += 1) data.append(`f${field}`, 'a & b & c & d\r\n');
    const request = new Response(data);
    const type = request.headers.get('content-type') ?? '';
    return { type, body: Buffer.from(await request.arrayBuffer()) };
  };
  const [three, four] = [await encode(3), await encode(4)];
  expect(hasMoreFields(three.body, three.type, 3)).toBe(false);
  expect(hasMoreFields(four.body, four.type.replace('multipart', ' Multipart'), 3)).toBe(true);
});
