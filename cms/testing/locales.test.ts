import { type Locale, locales, localeTable } from '@college/contract/locales';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addressOf, mailsTo } from './mail/mails.ts';
import { patience, temporaryCms } from './temporary-cms.ts';

/** Adds a third language to every table of languages before anything reads them. */
const invented = 'xx' as Locale;
locales.push(invented);
Object.assign(localeTable, { [invented]: { label: 'Invented', prefix: '/xx' } });

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
  await payload.updateGlobal({ slug: 'college', data: { name: 'Demo College' } });
}, patience);

it('is offered by the admin', () => {
  const { localization } = payload.config;
  if (!localization) throw new Error('There is one language alone.');
  expect(localization.locales.map(({ code, label }) => [code, label])).toEqual(
    locales.map((code) => [code, localeTable[code].label]),
  );
  expect(localization.locales.map(({ code }) => code)).toContain(invented);
});

it('can be written by editors, falls back to English, and may have empty lines', async () => {
  const { getcommitteebycode } = await import('../calls/people/committees.ts');
  const { id } = await payload.create({
    collection: 'committees',
    data: { code: 'LIB', name: 'Library', members: [{ member_name: 'Rima Das' }] },
  });
  const readCommittee = async () =>
    (
      await getcommitteebycode({ committee_code: 'LIB' }, { payload, locale: invented } as never)
    )[0];
  expect(await readCommittee()).toMatchObject({ name: 'Library' });
  await payload.update({
    collection: 'committees',
    id,
    locale: invented,
    data: { name: '[Library]', members: [{ member_name: '' }] },
  });
  expect((await readCommittee())?.name).toBe('[Library]');
});

it('has its own words in answers and mails, with the name of the college in this language', async () => {
  const { oneTimePasswordTexts } = await import('../platform/mail/texts-for-senders.ts');
  const { emailVerification } = await import('../calls/submissions.ts');
  Object.assign(oneTimePasswordTexts, {
    [invented]: {
      sent: (minutes: number) => `[${minutes}]`,
      mail: ({ college, code }: { college: string; code: string }) => ({
        subject: `[${code}]`,
        text: `[${college}]`,
      }),
    },
  });
  await payload.updateGlobal({
    slug: 'college',
    locale: invented,
    data: { name: 'College in xx' },
  });
  const headers = { requestHeaders: new Headers(), responseHeaders: new Headers() };
  const context = { payload, locale: invented, ...headers } as never;
  expect(await emailVerification({ email: addressOf('xx') } as never, context)).toBe('[10]');
  const [mail] = await mailsTo(payload, addressOf('xx'));
  expect(mail?.subject).toMatch(/^\[\d{6}\]$/);
  expect(mail?.text).toBe('[College in xx]');
});

it('has previews below its prefix, and its addresses refer to the same records', async () => {
  const { previewIn } = await import('../platform/preview/preview-address.ts');
  const { targetOf } = await import('../platform/references/address-targets.ts');
  const { environment } = await import('../platform/environment.ts');
  const { id } = await payload.create({
    collection: 'notices',
    data: { title: 'Holiday', type: 'COLLEGE_EVENT' },
  } as never);
  const req = { payload } as never;
  const options = { locale: invented, req, token: null } as never;
  const user = await payload.create({
    collection: 'users',
    data: { email: addressOf('editor'), password: 'a long enough password', role: 'administrator' },
  } as never);
  Object.assign(req, { user: { ...user, collection: 'users', _sid: 'own' } });
  const address = await previewIn('notices')({ id }, options);
  expect(address).toMatch(new RegExp(`^${environment.SITE_URL}/xx/preview/notices/${id}\\?token=`));
  const event = `${environment.SITE_URL}/xx/singleevent?eventId=${id}`;
  expect(targetOf(event)).toEqual(targetOf(event.replace('/xx', '')));
});
