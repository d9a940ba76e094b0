import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { addNotice } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { emptyForMissing } from './main-language-fallback.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

const inAssamese = { locale: 'as' } as const;
const inAll = { locale: 'all' } as const;

it('an update in Assamese does not copy English values of the college', {
  timeout: patience,
}, async () => {
  const slug = 'college';
  const english = { name: 'Ours', tagline: 'Learn', address: 'Guwahati' };
  await payload.updateGlobal({ slug, data: english });
  await payload.updateGlobal({ slug, data: { name: 'আমাৰ', tagline: 'শিকক' }, ...inAssamese });
  expect(await payload.findGlobal({ slug, ...inAll })).toMatchObject({
    name: { en: 'Ours', as: 'আমাৰ' },
    tagline: { en: 'Learn', as: 'শিকক' },
    address: { en: 'Guwahati' },
  });
  expect(
    (await payload.findGlobal({ slug, ...inAssamese, fallbackLocale: false })).address,
  ).toBeFalsy();
});

it('an update in Assamese does not copy English values of a record, by id or by condition', {
  timeout: patience,
}, async () => {
  const { id } = await addNotice(payload, { title: 'Fees' });
  const collection = 'notices';
  await payload.update({ collection, id, data: { posted_as: 'Principal' } });
  const data = { title: 'মাচুল' };
  await payload.update({ collection, id, data, ...inAssamese });
  await payload.update({ collection, where: { id: { equals: id } }, data, ...inAssamese });
  expect(await payload.findByID({ collection, id, ...inAll })).toMatchObject({
    title: { as: 'মাচুল' },
    posted_as: { en: 'Principal' },
  });
  const assamese = await payload.findByID({ collection, id, ...inAssamese, fallbackLocale: false });
  expect(assamese.posted_as).toBeFalsy();
});

describe('a required field', { timeout: patience }, () => {
  const collection = 'departments';
  const physics = { dept_name: 'Physics', dept_code: 'PHY', stream: 'SCIENCE' } as const;
  const inEnglishAtLeast = { ...inAssamese, fallbackLocale: 'en' } as const;

  it('is read in English if it has no translation', async () => {
    const { id } = await payload.create({ collection, data: physics });
    const data = { other_stream: 'কেন্দ্ৰ' };
    await payload.update({ collection, id, data, ...inAssamese });
    const record = await payload.findByID({ collection, id, ...inEnglishAtLeast });
    expect([record.dept_name, record.other_stream]).toEqual(['Physics', 'কেন্দ্ৰ']);
    await payload.update({ collection, id, data: { dept_name: 'পদাৰ্থ' }, ...inAssamese });
    await payload.update({ collection, id, data: { dept_name: '' }, ...inAssamese });
    const again = await payload.findByID({ collection, id, ...inEnglishAtLeast });
    expect(again.dept_name).toBe('Physics');
  });

  it('has the hook for missing translations in every collection and global', () => {
    const fields = [...payload.config.collections, ...payload.config.globals].flatMap(
      ({ slug, flattenedFields }) =>
        flattenedFields.flatMap((field) =>
          'localized' in field && field.localized && 'required' in field && field.required
            ? [{ path: `${slug}.${field.name}`, hooks: field.hooks?.beforeChange }]
            : [],
        ),
    );
    expect(fields.length).toBeGreaterThan(15);
    const others = fields.filter(({ hooks }) => !hooks?.includes(emptyForMissing));
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['update', 'as', undefined, ''],
    ['update', 'as', 'পদাৰ্থ', 'পদাৰ্থ'],
    ['update', 'en', undefined, undefined],
    ['create', 'as', undefined, undefined],
  ])('is stored by an %s in %s with the value %s as “%s”', (operation, locale, value, stored) => {
    const input = { operation, req: { locale }, value } as Parameters<typeof emptyForMissing>[0];
    expect(emptyForMissing(input)).toBe(stored);
  });

  it('is required in English, and in a record without English values', async () => {
    const code = { ...physics, dept_code: 'CHE' };
    const { id } = await payload.create({ collection, data: code });
    const empty = { dept_name: '' };
    await expect(payload.update({ collection, id, data: empty })).rejects.toThrow(/Name/);
    const data = { ...physics, ...empty, dept_code: 'BOT' };
    await expect(payload.create({ collection, data, ...inAssamese })).rejects.toThrow(/Name/);
    const draft = { date: '2026-11-22', type: 'NIRF', _status: 'draft' } as never;
    const notice = await payload.create({
      collection: 'notices',
      data: draft,
      draft: true,
      ...inAssamese,
    });
    const publish = { ...inAssamese, id: notice.id, data: { _status: 'published' } } as const;
    await expect(payload.update({ collection: 'notices', ...publish })).rejects.toThrow(/Title/);
  });
});
