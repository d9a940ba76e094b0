import { inEachLocale, type Locale, locales } from '@college/contract/locales';
import { expect, it } from 'vitest';
import { profileMail } from './texts-of-profiles.ts';

const link = 'https://c.test/admin';
const mail = (reason: string | undefined, language?: Locale) =>
  profileMail({ by: 'Hem', reason, link }, async () => 'Demo College', language);
const approved = inEachLocale((locale) => ({ en: 'approved', as: 'অনুমোদ' })[locale]);
const handedBack = inEachLocale((locale) => ({ en: 'handed back', as: 'ঘূৰাই' })[locale]);

it.each(locales)('a teacher reads in %s what was approved, or why it was not', async (locale) => {
  const good = await mail(undefined, locale);
  expect([good.subject, good.text]).toEqual([
    expect.stringContaining(approved[locale]),
    expect.stringContaining(link),
  ]);
  expect(good.subject).not.toContain(handedBack[locale]);
  const back = await mail('The year is wrong.', locale);
  expect(back.subject).toContain(handedBack[locale]);
  expect(back.text).toContain('The year is wrong.');
  expect(back.text).toContain(link);
});

it('where nobody knows the language of who reads it, it comes in every one', async () => {
  const { text } = await mail('The year is wrong.');
  expect(text.split('The year is wrong.')).toHaveLength(locales.length + 1);
});
