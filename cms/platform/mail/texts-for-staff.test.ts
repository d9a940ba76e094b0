import { type Locale, locales } from '@college/contract/locales';
import { expect, it } from 'vitest';
import { decisionMail } from './texts-for-staff.ts';

const link = 'https://c.test/admin';
const mail = (reason: string | undefined, language?: Locale) =>
  decisionMail({ by: 'Hem', reason, link }, async () => 'Demo College', language);
const subjects = {
  en: { approved: 'approved', handedBack: 'returned' },
  as: { approved: 'অনুমোদ', handedBack: 'ঘূৰাই' },
} satisfies Partial<Record<Locale, object>>;

it.each(Object.entries(subjects))(
  'tells a teacher in %s that the profile was approved, or why it was returned',
  async (locale, { approved, handedBack }) => {
    const good = await mail(undefined, locale as Locale);
    expect([good.subject, good.text]).toEqual([
      expect.stringContaining(approved),
      expect.stringContaining(link),
    ]);
    expect(good.subject).not.toContain(handedBack);
    const back = await mail('The year is wrong.', locale as Locale);
    expect(back.subject).toContain(handedBack);
    expect(back.text).toContain('The year is wrong.');
    expect(back.text).toContain(link);
  },
);

it('has every language if the language of the reader is unknown', async () => {
  const { text } = await mail('The year is wrong.');
  expect(text.split('The year is wrong.')).toHaveLength(locales.length + 1);
});
