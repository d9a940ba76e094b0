import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPhoneNumbers } from './phone-numbers.ts';

const parse = (text: string, callingCode = '+91') => readPhoneNumbers(text, callingCode);
const addressesIn = (text: string, callingCode?: string) =>
  parse(text, callingCode).flatMap(({ href }) => href ?? []);

const cases: Record<string, string> = JSON.parse(
  readFileSync(new URL('./tel.json', import.meta.url), 'utf8'),
);

test.each([
  ['0361-2000001 Ext. 23', ['tel:03612000001']],
  ['98640-00001 / 98540-00002', ['tel:9864000001', 'tel:9854000002']],
  ['৯৮৬৪০০০০০১', ['tel:9864000001']],
  ['+91 (0)361 2000001', ['tel:+913612000001']],
])('dials the reported number %s as %j', (text, addresses) => {
  expect(Object.keys(cases)).toContain(text);
  expect(addressesIn(text)).toEqual(addresses);
});

test.each([
  ['98640 00001, 98540 00002', ['tel:9864000001', 'tel:9854000002']],
  ['98640 00001 and 98540 00002', ['tel:9864000001', 'tel:9854000002']],
  ['9864000001 9854000002', ['tel:9864000001', 'tel:9854000002']],
  ['+91-361-2000001 (office) +91 98640 00001', ['tel:+913612000001', 'tel:+919864000001']],
  ['0361-2000001/02', ['tel:03612000001']],
  ['০৩৬১-২০০০০০১ সম্প্ৰসাৰণ ২৩', ['tel:03612000001']],
  ['9864000001 x12', ['tel:9864000001']],
  ['0361-2000001, Ext. 23', ['tel:03612000001']],
  ['Phone: (0361) 200 0001', ['tel:03612000001']],
  ['91 98640 00001', ['tel:+919864000001']],
  ['0091 361 2000001', ['tel:+913612000001']],
  ['1800 120 8040', ['tel:18001208040']],
  ['+44 20 7946 0958', ['tel:+442079460958']],
  ['112', ['tel:112']],
  ['0361-2540', ['tel:03612540']],
  ['+91 361 1', ['tel:+913611']],
  ['+91 (0)361 1', ['tel:+913611']],
  ['n/a', []],
  ['', []],
  ['1'.repeat(40), []],
  ['9864000001 '.repeat(30), []],
])('dials %s as %j', (text, addresses) => expect(addressesIn(text)).toEqual(addresses));

test('a college in another country dials its own numbers', () => {
  expect(addressesIn('02 32 34 56', '+975')).toEqual(['tel:02323456']);
  expect(addressesIn('+91 98640 00001', '+975')).toEqual(['tel:+919864000001']);
});

test.each(['0361-2000001 Ext. 23', '98640-00001 / 98540-00002 (office)', 'Call ৯৮৬৪০০০০০১ now'])(
  'shows every letter of %s',
  (text) =>
    expect(
      parse(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text),
);

test('parses the longest texts quickly', () => {
  const began = process.cpuUsage();
  for (let round = 0; round < 20; round++) {
    parse(`${round} ${'1 (0) '.repeat(32)}`);
    parse('+(9'.repeat(10_000) + round);
  }
  expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
});
