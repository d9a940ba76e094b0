import { expect, test } from 'vitest';
import { rulesOf } from './field-rules.ts';

test('lengths, patterns and required fields are those of the schema', () => {
  const { name, email, phone } = rulesOf('addvisitornote', ['name', 'email', 'phone']);
  expect(name).toMatchObject({ required: true, most: 100 });
  expect(phone).toMatchObject({ required: false, most: 20 });
  expect(email).toMatchObject({ required: true, most: 254 });
  const isAddress = new RegExp(email.pattern ?? '', 'u');
  expect(['rina@example.org', 'rina@', 'rina'].map((text) => isAddress.test(text))).toEqual([
    true,
    false,
    false,
  ]);
});

test('reads the shape that has all the fields', () => {
  for (const names of [['occupation'], ['name', 'occupation']] as const)
    expect(rulesOf('add-message', names)).toMatchObject({ occupation: { most: 200 } });
  expect(() => rulesOf('add-message', ['name', 'colour'])).toThrow(
    'add-message does not take name, colour.',
  );
  expect(() => rulesOf('add-message', ['colour'])).toThrow('add-message does not take colour.');
});
