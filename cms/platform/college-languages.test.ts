/**
 * A college with a single language: no form requires the other language, and no page or mail shows
 * it.
 */
import { asRecord } from '@college/contract/as-record';
import { ASSAMESE } from '@college/contract/locales';
import type { Payload, PayloadRequest } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDepartment, addNotice } from '../testing/content.ts';
import { addressOf, mailsTo } from '../testing/mail/mails.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import {
  collegeLocales,
  isTranslation,
  mainLocale,
  otherLocales,
  setCollegeLanguages,
} from './college-languages.ts';

let payload: Payload;
let answer: typeof import('../calls/answer.ts').answer;
beforeAll(async () => {
  payload = await temporaryCms();
  ({ answer } = await import('../calls/answer.ts'));
}, patience);

const choose = (languages: 'all' | 'en' | 'as') =>
  payload.updateGlobal({ slug: 'college', data: { name: 'Hill College', languages } });

async function ask(name: string, language: string, input?: object) {
  const response = await answer(
    name,
    new Request(`http://cms/${name}`, {
      method: input ? 'POST' : 'GET',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      ...(input && { body: JSON.stringify(input) }),
    }),
    async () => payload,
  );
  return { status: response.status, body: await response.json() };
}

const script = (text: string) => /[\u0980-\u09ff]/.test(text);
const localization = () => {
  const { localization } = payload.config;
  if (!localization) throw new Error('Content has no languages.');
  return localization;
};
const offered = async () => {
  const { locales, filterAvailableLocales } = localization();
  const req = {} as PayloadRequest;
  return (await filterAvailableLocales?.({ locales, req }))?.map(({ code }) => code);
};
const columnsOf = async (slug: 'departments') => {
  const { columnsOf: columnsIn } = await import('../sheets/columns.ts');
  const { listNamed } = await import('../sheets/lists.ts');
  const list = listNamed(slug, payload);
  if (!list) throw new Error('There is no such list.');
  return columnsIn(list, payload).map(({ key }) => key);
};
const descriptionsIn = (part: unknown): unknown[] => {
  if (Array.isArray(part)) return part.flatMap(descriptionsIn);
  if (part === null || typeof part !== 'object') return [];
  const { admin, fields, tabs, collections, globals } = asRecord(part);
  return [
    asRecord(admin).description,
    ...[fields, tabs, collections, globals].flatMap(descriptionsIn),
  ];
};
const factsOf = async () => {
  const facts = await import('../staff-api/set-up/facts.ts');
  const { stepsOfCollege } = await import('../staff-api/set-up/state.ts');
  const knownFacts = await facts.readFacts(payload);
  return { missing: facts.missingNames(knownFacts), steps: stepsOfCollege() };
};

describe('with English only', { timeout: patience }, () => {
  beforeEach(() => choose('en'));

  it('the admin and the forms offer only English', async () => {
    expect([collegeLocales(), mainLocale(), otherLocales()]).toEqual([['en'], 'en', []]);
    expect([await offered(), Object.keys(payload.config.i18n.supportedLanguages)]).toEqual([
      ['en'],
      ['en'],
    ]);
    expect(localization().defaultLocale).toBe('en');
    const { admin, fields } = payload.collections.notices.config;
    const column = fields.find((field) => 'name' in field && field.name === 'translation');
    expect([admin.disableCopyToLocale, column?.admin]).toMatchObject([
      true,
      { disableListColumn: true },
    ]);
  });

  it('records, sheets and the launch list require no other language', async () => {
    expect((await addNotice(payload, { title: 'Fees' })).title).toBe('Fees');
    expect((await columnsOf('departments')).filter((key) => key.includes('@'))).toEqual([]);
    const { missing, steps } = await factsOf();
    expect(missing).not.toContain('the name in each language');
    expect(steps).not.toContain('languages');
  });

  it('every call answers in English, even if there is an Assamese text', async () => {
    await choose('all');
    const { id } = await addDepartment(payload, 'PHY');
    const common = { locale: ASSAMESE } as const;
    await payload.update({ collection: 'departments', id, data: { dept_name: 'পদাৰ্থ' }, ...common });
    await payload.updateGlobal({ slug: 'college', data: { name: 'পাহাৰ' }, ...common });
    expect((await ask('getcollege', 'as')).body).toMatchObject({ name: 'পাহাৰ', name_as: 'পাহাৰ' });
    await choose('en');
    const college = (await ask('getcollege', 'as')).body;
    expect(college).toMatchObject({ name: 'Hill College', name_as: '' });
    const departments = await ask('getdepartments', 'as');
    expect(departments.status).toBe(200);
    expect(departments.body).toMatchObject([{ dept_name: 'Department of PHY', dept_name_as: '' }]);
    expect((await ask('getsitemap', 'as')).body).toMatchObject({ languages: ['en'] });
    await choose('all');
    expect((await ask('getcollege', 'as')).body).toMatchObject({ name: 'পাহাৰ', name_as: 'পাহাৰ' });
    expect((await ask('getsitemap', 'en')).body).toMatchObject({ languages: ['en', 'as'] });
  });

  it('no field description mentions other languages', async () => {
    const hints = () =>
      JSON.stringify(descriptionsIn(payload.config)).match(/all languages|Switch the language/g);
    expect(hints()).toBeNull();
    await choose('all');
    expect(hints()).toHaveLength(3);
    await choose('en');
  });

  it('only English texts are searched', async () => {
    await choose('all');
    const { id } = await addNotice(payload, { title: 'Meteors tonight' });
    const common = { collection: 'notices', id, locale: ASSAMESE } as const;
    await payload.update({ ...common, data: { title: 'উল্কাপাত' } });
    const haveResults = async () => {
      await payload.jobs.run({ queue: 'sheets' });
      const queries = ['meteors', 'উল্কাপাত', 'প্ৰশাসনিক'];
      const answers = await Promise.all(queries.map((q) => ask('getsearchresults', 'en', { q })));
      return answers.map(({ body }) => body.results.length > 0);
    };
    expect(await haveResults()).toEqual([true, true, true]);
    await choose('en');
    expect(await haveResults()).toEqual([true, false, false]);
    await choose('as');
    expect(await haveResults()).toEqual([false, true, true]);
    // Texts without Assamese are shown and searched in English.
    await choose('all');
    await addNotice(payload, { title: 'Geysers' });
    await choose('as');
    await payload.jobs.run({ queue: 'sheets' });
    const { body } = await ask('getsearchresults', 'as', { q: 'geysers' });
    expect(body.results.length).toBeGreaterThan(0);
  });

  it('mails to visitors and staff are in English', async () => {
    const { status, body } = await ask('email-verification', 'as', { email: addressOf('sender') });
    expect([status, script(body)]).toEqual([200, false]);
    const { queueMailText, invitationMail, newPasswordMail } = await import(
      './mail/texts-for-staff.ts'
    );
    const { decisionMail } = await import('./mail/texts-for-staff.ts');
    const name = async () => 'Hill College';
    const mails = [
      ...(await mailsTo(payload, addressOf('sender'))),
      await queueMailText('/admin', { notes: 1 }, name),
      await invitationMail('/admin', { hours: 72 }, name),
      await decisionMail({ by: 'Rima', link: '/admin' }, name),
      newPasswordMail({ college: 'Hill College', link: '/admin', minutes: 60 }),
    ];
    expect(mails).toHaveLength(5);
    for (const { subject, text } of mails) expect(script(subject + text), subject).toBe(false);
  });
});

describe('with Assamese only', { timeout: patience }, () => {
  beforeEach(async () => {
    payload = await temporaryCms();
    await choose('as');
  });

  it('the admin and the forms offer only Assamese, which is also the default', async () => {
    expect([collegeLocales(), mainLocale(), otherLocales()]).toEqual([['as'], 'as', []]);
    expect([await offered(), localization().defaultLocale]).toEqual([['as'], 'as']);
    const { supportedLanguages, fallbackLanguage } = payload.config.i18n;
    expect([Object.keys(supportedLanguages), fallbackLanguage]).toEqual([['as'], 'as']);
  });

  it('a record requires Assamese and no English', async () => {
    const { id } = await addNotice(payload, { title: 'মাচুল' });
    const titles = await payload.findByID({ collection: 'notices', id, locale: 'all' });
    expect(titles.title).toEqual({ as: 'মাচুল' });
    await expect(addNotice(payload, { title: '' })).rejects.toThrow();
    const common = { locale: 'as' } as const;
    await expect(
      payload.update({ collection: 'notices', id, data: { title: '' }, ...common }),
    ).rejects.toThrow();
    const { missing } = await factsOf();
    expect(missing).not.toContain('the name in each language');
  });

  it('every call answers in Assamese', async () => {
    await payload.updateGlobal({ slug: 'college', data: { name: 'পাহাৰ' } });
    await addDepartment(payload, 'PHY');
    for (const language of ['as', 'en', '']) {
      expect((await ask('getcollege', language)).body).toMatchObject({ name: 'পাহাৰ' });
      const { body } = await ask('getdepartments', language);
      expect(body).toMatchObject([{ dept_name: 'Department of PHY' }]);
    }
    expect((await ask('getsitemap', 'en')).body).toMatchObject({ languages: ['as'] });
  });

  it('a text without a translation is shown in English', async () => {
    await choose('all');
    const { id } = await addDepartment(payload, 'CHE');
    await choose('as');
    const { body } = await ask('getdepartments', 'as');
    expect([id, body]).toMatchObject([id, [{ dept_name: 'Department of CHE' }]]);
  });

  it('mails are in Assamese', async () => {
    const { body } = await ask('email-verification', 'en', { email: addressOf('reader') });
    const [mail] = await mailsTo(payload, addressOf('reader'));
    expect([
      script(body),
      script(mail?.subject ?? ''),
      mail?.text.includes('Your one-time'),
    ]).toEqual([true, true, false]);
    const { newPasswordMail } = await import('./mail/texts-for-staff.ts');
    expect(script(newPasswordMail({ college: 'C', link: '/', minutes: 60 }).subject)).toBe(true);
  });
});

it.each([
  ['en', ['en']],
  ['as', ['as']],
  ['all', ['en', 'as']],
  [null, ['en', 'as']],
  ['xx', ['en', 'as']],
])('the setting %s in the database means the languages %j', (stored, languages) => {
  setCollegeLanguages(stored);
  expect(collegeLocales()).toEqual(languages);
});

it('discards the cached configuration of the admin when the languages change', () => {
  const cached = Object.assign(globalThis, { _payload_clientConfigs: { en: {} } });
  setCollegeLanguages('all');
  expect(cached._payload_clientConfigs).toEqual({ en: {} });
  setCollegeLanguages('en');
  expect(cached._payload_clientConfigs).toEqual({});
  setCollegeLanguages('all');
});

it('recognises translations, which are texts in a language other than the main one', () => {
  setCollegeLanguages('all');
  expect(['as', 'en', 'all', undefined].map(isTranslation)).toEqual([true, false, false, false]);
});
