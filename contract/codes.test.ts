import { expect, test } from 'vitest';
import { eventTypes, isOwnFaculty, noticeTypes } from './codes.ts';
import { quarters } from './days/years.ts';
import { Department } from './entities.ts';
import { captchaMinutes, oneTimePassword } from './limits.ts';
import { departmentSections, facultySections } from './profile.ts';
import { type RefusalCode, readRefusal, refusalMessage, refusals } from './refusals.ts';

test('events are the types named so and achievements of alumni', () => {
  const typesOfEvents = noticeTypes.filter((type) => /EVENTS?$/.test(type));
  expect(new Set(eventTypes)).toEqual(new Set([...typesOfEvents, 'COLLEGE_F_ALUMNI_ACHIEVEMENTS']));
});

test('no type of notice is listed twice', () => {
  expect(new Set(noticeTypes).size).toBe(noticeTypes.length);
});

test('tabs of a profile have the numbers and the order that the specification gives them', () => {
  expect(Object.entries(facultySections)).toEqual([
    ['basic', 1],
    ['address', 2],
    ['contact', 3],
    ['academic', 8],
    ['profile', 4],
    ['guideship', 13],
    ['other', 10],
    ['awards', 11],
    ['links', 12],
    ['activities', 9],
  ]);
});

test('lists of a department are numbered to 23, and each is one of its fields', () => {
  const [home, ...lists] = departmentSections;
  expect([home, lists.length]).toEqual(['home', 23]);
  const department = Department.parse({ dept_code: 'PHY', stream: 'SCIENCE' });
  for (const list of lists) expect([list, department[list]]).toEqual([list, []]);
});

test('quarters go from this year down to 1996, four a year', () => {
  const all = quarters(2026);
  expect(all.slice(0, 5)).toEqual(['2026-1st', '2026-2nd', '2026-3rd', '2026-4th', '2025-1st']);
  expect([all.at(-1), all.length]).toEqual(['1996-4th', 31 * 4]);
});

test('a refusal is recognised by its code, never by its sentence', () => {
  for (const code of Object.keys(refusals) as RefusalCode[]) {
    const { sentence, headers } = refusalMessage(code, 90);
    const received = readRefusal(sentence, (name) => headers[name] ?? null);
    expect(received).toEqual({ sentence, code, retryAfter: 90 });
  }
  for (const code of ['Captcha', 'toString', '', null])
    expect(readRefusal(refusals.captcha, () => code)).toEqual({ sentence: refusals.captcha });
});

test('a one-time password and a captcha have the limits in forms and mails', () => {
  const password = { digits: 6, requests: 5, minutes: 10, verifiedMinutes: 30 };
  expect({ ...oneTimePassword, captchaMinutes }).toEqual({ ...password, captchaMinutes: 10 });
});

test('a refusal contains the actual limits', () => {
  expect(refusals.photoLarge).toBe('The photo is larger than 5 MB.');
  expect(refusals.passwords).toContain('5 times a day');
});

test.each([
  [{ other_stream: 'MANAGEMENT' }, true],
  [{ other_stream: ' ব্যৱস্থাপনা ' }, true],
  [{ other_stream: 'Centre' }, false],
  [{ other_stream: '', own_faculty: 1 as const }, true],
  [{ other_stream: 'Management', own_faculty: 0 as const }, false],
])('whether %j is a faculty of its own: %s', (department, isOne) => {
  expect(isOwnFaculty(department)).toBe(isOne);
});
