import { expect, test } from 'vitest';
import { calls } from '../calls.ts';

const type = 'DEPTNOTICE';
const withYear = (year: unknown) => ({ type, dept_code: 'PHY', year });

test.each(['getnoticesbytypedeptv1', 'getcollegeeventlistwithyear'] as const)(
  '%s needs a year: none and an empty one are refused',
  (name) => {
    const { input } = calls[name];
    expect(input.safeParse(withYear('2025')).data?.year).toBe(2025);
    for (const none of [withYear(''), withYear(null), { type, dept_code: 'PHY' }])
      expect(input.safeParse(none).error?.issues).toMatchObject([{ path: ['year'] }]);
  },
);

test('where the year may be left out, an empty one means all years', () => {
  const { input } = calls.getnoticesbytypedept;
  for (const none of [withYear(''), withYear(null), { type, dept_code: 'PHY' }])
    expect(input.safeParse(none)).toMatchObject({ success: true, data: { type } });
  expect(input.parse(withYear('')).year).toBeUndefined();
  expect(input.safeParse(withYear('0')).success).toBe(false);
  expect(input.parse(withYear(2025)).year).toBe(2025);
});
