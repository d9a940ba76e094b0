/** Every text of the content is marked if it is in another language than the page. */
import { describe, expect, test } from 'vitest';
import { filledCollege } from '../colleges.ts';
import { unmarkedTexts } from '../other-language.ts';
import { type Answers, renderWith } from '../render-with.ts';
import { views } from './paths.ts';

/** A text of the test college, which is the name of its field with a number. */
const nameOfField = /(?<=^|>)([a-z][a-z_ ]*) \d+/gi;

/** The same answer with Assamese texts, except texts that are parts of addresses. */
function inAssamese(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(nameOfField, 'ছাত্ৰৰ সভা ৪');
  if (Array.isArray(value)) return value.map((item) => inAssamese(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      name === 'types' || name === 'address' ? field : inAssamese(field),
    ]),
  );
}

const assameseCollege: Answers = Object.fromEntries(
  Object.entries(filledCollege).map(([name, answer]) => [
    name,
    (input: Record<string, unknown>) =>
      inAssamese(typeof answer === 'function' ? answer(input) : answer),
  ]),
);

describe.each([
  ['English texts on an Assamese page', '/as', filledCollege],
  ['Assamese texts on an English page', '', assameseCollege],
])('%s', (_, language, college) => {
  const open = renderWith(college);
  test.each(Object.values(views).flat())('%s marks them', async (path) => {
    const { body, status } = await open(path === '/' ? language || '/' : language + path);
    expect(status).toBe(200);
    expect(unmarkedTexts(body)).toEqual([]);
  });
});

test('the check finds unmarked texts', () => {
  const html = (lang: string, body: string) => `<html lang="${lang}"><body>${body}</body></html>`;
  for (const [lang, body] of [
    ['en', '<p>সভা</p>'],
    ['en', '<p>A সভা</p>'],
    ['en', '<p lang="as">সভা <b lang="en">সভা</b></p>'],
    ['as', '<p>PDF</p>'],
    ['as', '<p>Annual report-ৰ সভা</p>'],
    ['as', '<p>৪</p>'],
    ['as', '<p>4থ</p>'],
    ['as', '<img alt="The gate">'],
    ['as', '<p title="সভা ৪">4</p>'],
  ] as const)
    expect([body, unmarkedTexts(html(lang, body)).length]).toEqual([body, 1]);
  for (const [lang, body] of [
    ['en', '<p>A <span lang="as">সভা</span></p>'],
    ['as', '<p lang="en">PDF</p><p>IQAC সভা 4, ৪থ</p><option>Annual report-ৰ সভা</option>'],
  ] as const)
    expect(unmarkedTexts(html(lang, body))).toEqual([]);
});
