import { formBounds, inputBounds } from '@college/contract/body-bounds';
import { PREVIEW_SIZE } from '@college/contract/calls/call';
import { describe, expect, test, vi } from 'vitest';
import { checkJson, isJsonBeyondBounds, parseJson } from './parse-json.ts';

const bounds = { depth: 3, values: 10 };

describe('parses', () => {
  test.each([
    '{"a":[1,2,{"b":"c"}]}',
    '"text"',
    '[1,2,3,4,5,6,7,8,9,10]',
    // Brackets and commas in texts are no values.
    `{"a":"${'[{,'.repeat(50)}","b\\"[[[[":"\\\\"}`,
    '{"অসমীয়া":"[কটন]"}',
  ])('%s', (text) => {
    expect(parseJson(text, bounds)).toEqual(JSON.parse(text));
    expect(parseJson(Buffer.from(text), bounds)).toEqual(JSON.parse(text));
  });
});

test.each([
  ['[[[[]]]]', 'depth', 'The request is nested more than 3 levels deep.'],
  ['{"a":{"b":[{}]}}', 'depth', 'The request is nested more than 3 levels deep.'],
  [`[${'0,'.repeat(10)}0]`, 'values', 'The request has more than 10 values.'],
  [`[${'{},'.repeat(5)}{}]`, 'values', 'The request has more than 10 values.'],
  [`["\\\\",${'[],'.repeat(9)}0]`, 'values', 'The request has more than 10 values.'],
])('refuses %s before it is parsed', (text, bound, message) => {
  const parse = vi.spyOn(JSON, 'parse');
  let refusal: unknown;
  try {
    parseJson(text, bounds);
  } catch (error) {
    refusal = error;
  }
  expect(isJsonBeyondBounds(refusal)).toBe(true);
  expect(refusal).toMatchObject({ bound, message });
  expect(parse).not.toHaveBeenCalled();
});

test.each(['', '{', '[1,', '"', '"\\', ']', '{"a":"b'])('%j is no JSON', (text) => {
  expect(() => parseJson(text, bounds)).toThrow(SyntaxError);
});

test('the largest form of the admin fits, and its count takes a few milliseconds', () => {
  const text = { detail: 0, format: 0, mode: 'normal', style: '', text: 'w', type: 'text' };
  const paragraph = { children: [text, text], direction: 'ltr', format: '', type: 'paragraph' };
  const size = Buffer.byteLength(JSON.stringify(paragraph)) + 1;
  const children = Array.from({ length: Math.floor((PREVIEW_SIZE - 100) / size) }, () => paragraph);
  const form = { language: 'en', data: { text: { root: { children } } } };
  const bytes = Buffer.from(JSON.stringify(form));
  expect(bytes.length).toBeGreaterThan(PREVIEW_SIZE * 0.99);
  checkJson(bytes, formBounds);
  const began = performance.now();
  checkJson(bytes, formBounds);
  expect(performance.now() - began).toBeLessThan(250);
  expect(() => checkJson(bytes, inputBounds)).toThrow('The request has more than 5000 values.');
});
