import { expect, test } from 'vitest';
import { z } from 'zod';
import { type CallName, callNames, calls, parseCallInput } from '../calls.ts';
import { COLLEGE_CODE } from '../codes.ts';

const empty = ['', ' ', null, undefined];
const type = 'COLLEGE_EVENT';

test.each([
  'getnoticesbytypedeptv1',
  'getcollegeeventlistwithyear',
  'getnoticesbytypedept',
] as const)('%s takes an empty, null or absent year as none', (name) => {
  const withYear = (year: unknown) => parseCallInput(name, { type, dept_code: 'PHY', year });
  for (const year of empty) {
    expect(withYear(year).success).toBe(true);
    expect(withYear(year).data?.year).toBeUndefined();
  }
  expect(withYear('2025').data?.year).toBe(2025);
  expect(withYear(2025).data?.year).toBe(2025);
  for (const wrong of ['0', 'abc', true, {}]) expect(withYear(wrong).success).toBe(false);
});

test.each(['getnoticesbytypedeptv1', 'getcollegeeventlistwithyear', 'getnoticesbytype'] as const)(
  '%s takes an empty, null or absent dept_code as the college',
  (name) => {
    for (const dept_code of empty)
      expect(parseCallInput(name, { type, dept_code }).data?.dept_code).toBe(COLLEGE_CODE);
  },
);

/** Fields of a call that may be left out, beside its example. */
function optionalFields(name: CallName): string[] {
  const input: z.ZodType = calls[name].input;
  if (!(input instanceof z.ZodObject)) return [];
  const shape: Record<string, z.ZodType> = input.shape;
  return Object.keys(shape).filter((field) => shape[field]?.safeParse(undefined).success);
}

test('every optional field may be empty or null, in every call', () => {
  const fields = callNames.flatMap((name) =>
    optionalFields(name).map((field) => [name, field] as const),
  );
  expect(fields.length).toBeGreaterThan(20);
  for (const [name, field] of fields) {
    const { [field]: _, ...rest }: Record<string, unknown> = calls[name].example;
    const absent = parseCallInput(name, rest);
    for (const value of empty)
      expect([name, field, parseCallInput(name, { ...rest, [field]: value })]).toEqual([
        name,
        field,
        absent,
      ]);
  }
});

test('an empty required field is refused by its name', () => {
  for (const dept_code of ['', null])
    expect(parseCallInput('getdeptdata', { dept_code }).error?.issues).toMatchObject([
      { path: ['dept_code'] },
    ]);
  expect(parseCallInput('getdeptdata', null).success).toBe(false);
  expect(parseCallInput('getdeptdata', []).success).toBe(false);
});
