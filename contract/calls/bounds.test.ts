/** The bounds of all inputs: a value at the bound is accepted, and one beyond it is refused. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { asRecord } from '../as-record.ts';
import { type CallName, callNames, calls } from '../calls.ts';

const code = { dept_code: [1, 40] } as const;
const paging = { limit: [1, 200], page: [1, 100_000] } as const;
const year = { year: [1900, 2200] } as const;
const email = { email: [0, 254] } as const;
const sender = {
  ...email,
  name: [1, 100],
  department: [1, 100],
  batch_from: [1900, 2200],
  batch_to: [1900, 2200],
  dp: [1, 5],
  captcha: [1, 8000],
} as const;

/** Least and most, in characters of a text or bytes of a file. */
const bounds: { [Name in CallName]?: Record<string, readonly [number, number]> } = {
  getdeptdata: code,
  getnoticesbytype: { ...code, ...paging },
  getnoticesbytypedept: { ...code, ...year, ...paging },
  getnoticesbytypedeptv1: { ...code, ...year, ...paging },
  getcollegeeventlistwithyear: { ...code, ...year, ...paging },
  getduenotices: code,
  getyearsoftype: code,
  getemployeebytype: code,
  getalumnibydept: code,
  getdepartmentfilebytype: code,
  employeeprofilewithdeptcode: code,
  getgallery: { dept: [1, 40] },
  getcommitteebycode: { committee_code: [1, 40] },
  getmyprofiledataqreport: { qr: [0, 20] },
  getsubgroupbygroupidandtype: { type: [1, 100] },
  getssrsubgroupbygroupidandtype: { type: [1, 100] },
  getfiledata: { type: [1, 40], path: [1, 255] },
  getfileaddress: { type: [1, 40], path: [1, 255] },
  getfiletext: { path: [1, 255], page: [1, 100_000], piece: [1, 100_000] },
  getfileswithtext: paging,
  getduties: { set: [1, 60] },
  getpage: { page: [1, 100] },
  getsearchresults: { ...code, ...year, page: paging.page },
  addsearchcounts: { searches: [1, 50] },
  getpreview: { token: [1, 100] },
  addvisitornote: {
    ...email,
    name: [1, 100],
    contact: [0, 100],
    message: [1, 5000],
    captcha: [1, 8000],
    phone: [0, 20],
  },
  'withdraw-consent': { reference: [1, 20], key: [1, 64] },
  'email-verification': email,
  'email-verification-otp': email,
  'addfile-alumni': { type: [1, 40], image_file: [1, 5_000_000] },
  'add-alumni-registration': {
    ...sender,
    phone: [1, 20],
    whatsapp_number: [1, 20],
    address: [1, 500],
    occupation: [1, 200],
    highest_qualification: [1, 200],
  },
  'add-message': {
    ...sender,
    course: [1, 100],
    occupation: [1, 200],
    company_name: [1, 200],
    message: [1, 2000],
  },
};

/** Makes a value of a size, of the same type as in the example. */
function sized(field: string, size: number, example: unknown): unknown {
  if (field === 'email') return `${'a'.repeat(size - '@example.org'.length)}@example.org`;
  if (field === 'searches')
    return Array.from({ length: size }, () => ({ q: 'hostel', results: 0, times: 1 }));
  if (field === 'dp') return Array.from({ length: size }, () => ({ path: 'photo.jpg' }));
  if (example instanceof File) return new File(['x'.repeat(size)], example.name);
  const isNumber = field in { ...paging, ...year } && size > 0 && field !== 'page';
  return isNumber || typeof example === 'number' ? size : 'x'.repeat(size);
}

const rows = Object.entries(bounds).flatMap(([name, fields]) =>
  Object.entries(fields).map(([field, [least, most]]) => [name, field, least, most] as const),
);

test.each(rows)('%s.%s: %d to %d', (name, field, least, most) => {
  const { input, example } = calls[name as CallName];
  const isCount = name !== 'getpage' && ['page', 'piece'].includes(field);
  const takes = (size: number) => {
    const value = isCount ? size : sized(field, size, asRecord(example)[field]);
    return input.safeParse({ ...example, [field]: value }).success;
  };
  if (least > 0) expect([takes(least), takes(least - 1)]).toEqual([true, false]);
  expect([takes(most), takes(most + 1)]).toEqual([true, false]);
});

test('the name of a photo has 1 to 255 characters', () => {
  const { input, example } = calls['add-message'];
  const takes = (length: number) =>
    input.safeParse({ ...example, dp: [{ path: 'x'.repeat(length) }] }).success;
  expect([0, 1, 255, 256].map(takes)).toEqual([false, true, true, false]);
});

test.each([
  ['q', 'x', 'x'.repeat(200), ['', 'x'.repeat(201)]],
  ['results', 0, 1_000_000, [-1, 1_000_001, 0.5]],
  ['times', 1, 100_000, [0, 100_001, 1.5]],
])('%s of a counted search has bounds', (field, least, most, beyond) => {
  const takes = (value: unknown) => {
    const searches = [{ q: 'hostel', results: 0, times: 1, [field]: value }];
    return calls.addsearchcounts.input.safeParse({ searches }).success;
  };
  expect([least, most].map(takes)).toEqual([true, true]);
  expect(beyond.map(takes)).toEqual(beyond.map(() => false));
});

test('a query that is too long is cut', () => {
  for (const name of ['getsearchresults', 'getsearchsuggestions'] as const) {
    const usedLength = (length: number) =>
      calls[name].input.parse({ q: 'x'.repeat(length) }).q.length;
    expect([200, 201, 10_000].map(usedLength)).toEqual([200, 200, 200]);
  }
});

test('this table has every bound of an input', () => {
  const limits = ['maxLength', 'maxItems', 'maximum'] as const;
  for (const name of callNames) {
    const schema = z.toJSONSchema(calls[name].input, { io: 'input', unrepresentable: 'any' });
    const shapes = (schema.oneOf ?? [schema]) as z.core.JSONSchema.BaseSchema[];
    for (const { properties = {} } of shapes)
      for (const [field, fieldSchema] of Object.entries(properties)) {
        const most = limits.map((limit) => (fieldSchema as z.core.JSONSchema.BaseSchema)[limit]);
        const bound = most.find((value) => value !== undefined && value < Number.MAX_SAFE_INTEGER);
        const listed = bounds[name]?.[field]?.[1];
        if (bound !== undefined) expect([name, field, bound]).toEqual([name, field, listed]);
      }
  }
});
