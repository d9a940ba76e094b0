import { inEachLocale } from '@college/contract/locales';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { addNotice, addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let places: typeof import('./hidden-places.ts');
beforeAll(async () => {
  payload = await temporaryCms();
  places = await import('./hidden-places.ts');
}, patience);

const page = (path: string, shows: string[], within?: string) => ({
  ...{ path, shows, within },
  titles: inEachLocale(() => path),
});
const defaults = [
  page('/facility/canteen_facility', ['notices/COLLEGE_CANTEEN']),
  page('/ncc/ncc_army', ['notices/COLLEGE_NCC_ARMY', 'committees/NCC_ARMY']),
  page('/iqac/audit', ['notices/IQAC_AUDIT']),
  page('/iqac/audits', ['notices/IQAC_AUDIT']),
  page('/notifications', []),
  page('/notifications/tender', ['notices/COLLEGE_TENDER'], '/notifications'),
  page('/notifications/achievements', ['notices/COLLEGE_ACHIEVEMENTS'], '/notifications'),
  page('/students/routines', ['notices/CLASS_ROUTINES']),
  page('/student-wings', ['pages/student-wings', 'notices/COLLEGE_NCC_NAVY']),
  page('/ncc/ncc_navy', ['notices/COLLEGE_NCC_NAVY']),
  page('/privacy', []),
];
const hiding = (...paths: string[]) => [
  ...places.hiddenPlaces(
    defaults,
    paths.map((path) => ({ path, hidden: true })),
  ),
];

describe('a category', () => {
  it('is hidden and shown again with its page', () => {
    expect(hiding('/facility/canteen_facility')).toEqual(['notices/COLLEGE_CANTEEN']);
    expect(hiding()).toEqual([]);
    expect([
      ...places.hiddenPlaces(defaults, [{ path: '/facility/canteen_facility', hidden: false }]),
    ]).toEqual([]);
  });

  it('is hidden with every other category of that page', () => {
    expect(hiding('/ncc/ncc_army')).toEqual(['notices/COLLEGE_NCC_ARMY', 'committees/NCC_ARMY']);
  });

  it('is hidden only if each of its pages is hidden', () => {
    expect(hiding('/iqac/audit')).toEqual([]);
    expect(new Set(hiding('/iqac/audit', '/iqac/audits'))).toEqual(new Set(['notices/IQAC_AUDIT']));
  });

  it('is hidden with its page, even if an overview still links there', () => {
    expect(hiding('/ncc/ncc_navy')).toEqual(['notices/COLLEGE_NCC_NAVY']);
    expect(hiding('/student-wings')).toEqual([]);
  });

  it('is hidden with the parent page, unless the home page or departments show it', () => {
    expect(hiding('/notifications')).toEqual(['notices/COLLEGE_ACHIEVEMENTS']);
    expect(hiding('/students/routines', '/notifications/tender')).toEqual([]);
  });

  it('is not hidden by a page that the website does not have', () => {
    expect(hiding('/nowhere')).toEqual([]);
  });
});

it('reads the hidden pages of the college, whether the website runs or not', async () => {
  expect(await places.readHiddenPlaces(payload)).toEqual(new Set());
  await payload.create({
    collection: 'site-pages',
    data: { path: '/facility/canteen_facility', hidden: true },
  });
  expect(await places.readHiddenPlaces(payload)).toEqual(new Set(['notices/COLLEGE_CANTEEN']));
});

describe('every list that offers pages', () => {
  const selectsOfPlaces = () =>
    payload.config.collections.flatMap(({ slug, flattenedFields }) =>
      flattenedFields.flatMap((field) => {
        if (field.type !== 'select') return [];
        const values = field.options.map((item) => (typeof item === 'string' ? item : item.value));
        return values.includes('OWN') ? [{ slug, field, values }] : [];
      }),
    );

  it('is known', () => {
    expect(
      selectsOfPlaces()
        .map(({ slug, field }) => `${slug}.${field.name}`)
        .sort(),
    ).toEqual(['evidence-groups.report', 'members.type', 'notices.type']);
  });

  it('neither offers nor takes the place of a hidden page', { timeout: patience }, async () => {
    const { defaultSiteMap } = await import('@college/contract/site-map/default');
    for (const { path } of defaultSiteMap)
      await payload
        .create({ collection: 'site-pages', data: { path, hidden: true } })
        .catch(() => undefined);
    const user = await addUser(payload, 'administrator');
    for (const { slug, field, values } of selectsOfPlaces()) {
      const hidden = await places.readHiddenPlacesOf(slug, payload);
      expect([slug, values.filter((value) => hidden.includes(value)).length > 0]).toEqual([
        slug,
        true,
      ]);
      expect(field.admin?.components?.Field).toBe('/admin/places/PlaceField.tsx#PlaceField');
      for (const place of hidden.filter((value) => values.includes(value)))
        await expect(
          payload.create({
            collection: slug,
            data: { [field.name]: place, title: 'T', name: 'N', _status: 'draft' } as never,
            draft: true,
            user,
            overrideAccess: false,
          }),
        ).rejects.toMatchObject({ data: { errors: [{ path: field.name }] } });
    }
  });

  it('leaves a record where it is', async () => {
    const type = 'COLLEGE_NCC_NAVY';
    const { id } = await addNotice(payload, { title: 'Kept', type });
    const user = await addUser(payload, 'editor');
    const data = { title: 'Changed', type } as const;
    const changed = await payload.update({
      collection: 'notices',
      id,
      data,
      user,
      overrideAccess: false,
    });
    expect(changed).toMatchObject(data);
  });
});
