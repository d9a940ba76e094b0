import { importDateFNSLocale } from '@payloadcms/translations';
import { format, formatDistance } from 'date-fns';
import { expect, it } from 'vitest';
import { bn } from './assamese-dates.ts';

it('formats days, months and distances in Assamese', () => {
  const day = new Date(2026, 10, 22);
  expect(format(day, 'EEEE, d MMMM yyyy', { locale: bn })).toBe('দেওবাৰ, 22 নৱেম্বৰ 2026');
  expect(format(day, 'EEEEEE', { locale: bn })).toBe('দেও');
  const ago = (minutes: number) =>
    formatDistance(new Date(day.getTime() - minutes * 60_000), day, { locale: bn });
  expect([0, 3, 100, 3000].map(ago)).toEqual(['1 মিনিটৰ কম', '3 মিনিট', 'প্ৰায় 2 ঘণ্টা', '2 দিন']);
});

it('is loaded by the key of a language that Payload knows', async () => {
  const keyed = async (key: string) => (await importDateFNSLocale(key))?.code;
  expect(await keyed('bn-IN')).toBe('bn');
  expect(await keyed('as')).toBeUndefined();
});
