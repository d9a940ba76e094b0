import { expect, test } from 'vitest';
import { calls } from '../calls.ts';
import { email, line, paragraph, truthy } from './fields.ts';

test.each([true, 1, '1', 'true'])('%j is true', (value) => {
  expect(truthy.parse(value)).toBe(true);
});
test.each([false, 0, 2, '0', '', 'yes', 'false', 'TRUE', null, undefined])(
  '%j is not true',
  (value) => {
    expect(truthy.parse(value)).toBe(false);
  },
);

const controls = ['\n', '\r', '\t', '\0', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029'];
const within = (control: string) => `Rina${control}Das`;

test('a line has no control characters, which could break a mail header', () => {
  expect(controls.filter((control) => line(20).safeParse(within(control)).success)).toEqual([]);
  expect(line(20).parse('অসমীয়া – “a” 🌾')).toBe('অসমীয়া – “a” 🌾');
});

test('a paragraph has line breaks and tabs, but no other control characters', () => {
  const allowed = controls.filter((control) => paragraph(20).safeParse(within(control)).success);
  expect(allowed).toEqual(['\n', '\r', '\t', '\u2028', '\u2029']);
});

test('spaces around a text are removed before it is measured', () => {
  expect([line(4), paragraph(4)].map((field) => field.parse(' Rina  '))).toEqual(['Rina', 'Rina']);
  const { input } = calls.addvisitornote;
  const note = { name: 'Rina', email: 'a@b.in', message: 'Hello', captcha: 'proof' };
  expect(input.safeParse(note).success).toBe(true);
  expect(input.safeParse({ ...note, name: '  ' }).success).toBe(false);
  expect(input.safeParse({ ...note, message: ' \n ' }).success).toBe(false);
});

test('an address is the same however it is typed', () => {
  expect(email.parse(' Rina.Das@Example.ORG ')).toBe('rina.das@example.org');
  expect(email.safeParse('rina@').success).toBe(false);
});

test('a code of a department is trimmed, and not empty', () => {
  const { input } = calls.getdeptdata;
  expect(input.parse({ dept_code: ' PHY ' })).toEqual({ dept_code: 'PHY' });
  expect(input.safeParse({ dept_code: ' ' }).success).toBe(false);
});

test("a list is by default the college's, its first page, as long as allowed", () => {
  expect(calls.getnoticesbytype.input.parse({ type: 'NIRF' })).toEqual({
    dept_code: 'PRAG',
    type: 'NIRF',
    limit: 200,
    page: 1,
  });
  expect(
    calls.getnoticesbytype.input.parse({ type: 'NIRF', limit: '10', page: '2' }),
  ).toMatchObject({ limit: 10, page: 2 });
  for (const wrong of [{ limit: 1.5 }, { page: 1.5 }, { limit: 'ten' }, { type: 'NOTHING' }])
    expect(calls.getnoticesbytype.input.safeParse({ type: 'NIRF', ...wrong }).success).toBe(false);
});

test.each([
  ['getcollegeeventlistwithyear', { type: 'COLLEGE_EVENT', year: 2025 }, { dept_code: 'PRAG' }],
  ['getnoticesbytypedeptv1', { type: 'NIRF', year: 2025 }, { dept_code: 'PRAG' }],
  ['getmyprofiledataqreport', { id: 7 }, { id: '7', qr: 'ALL' }],
  ['getgallery', { dept: 'PHY' }, { type: 'DEPARTMENT' }],
  [
    'getnoticesbytypedept',
    { dept_code: 'PHY', type: 'DEPTNOTICE', homepage: '1' },
    { homepage: true },
  ],
] as const)('%s of %j asks for %j', (name, input, defaults) => {
  expect(calls[name].input.parse(input)).toMatchObject(defaults);
});

test.each([
  ['000000', true],
  [' 123456 ', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
  ['১২৩৪৫৬', false],
])('the one-time password %j: %s', (otp, isAccepted) => {
  const { input } = calls['email-verification-otp'];
  expect(input.safeParse({ email: 'a@b.in', otp }).success).toBe(isAccepted);
});

test('a student needs no profession, but an alumna does', () => {
  const { input, example } = calls['add-message'];
  const { occupation: _, company_name: __, ...studies } = example as Record<string, unknown>;
  const takes = (more: object) => input.safeParse({ ...studies, ...more }).success;
  expect(takes({ type: 'STUDENT' })).toBe(true);
  expect(takes({ type: 'ALUMNI' })).toBe(false);
  expect(takes({ type: 'ALUMNI', occupation: 'Teacher', company_name: 'NA' })).toBe(true);
});
