import { createLocalReq, type Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../../calls/handlers.ts';
import { addDepartment, addNotice } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { listsByTable, withListsRead } from './lists-read.ts';
import { moveRevision, readRevisions } from './revision.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

const context = () => ({ payload, locale: 'en' }) as const;

it('an answer names the lists whose tables it has read, with those of its relations', async () => {
  const department = (await addDepartment(payload, 'PHY')).id;
  await addNotice(payload, { title: 'Open day', type: 'COLLEGE_EVENT', department });
  const notices = await withListsRead(payload, () =>
    handlers.getnoticesbytype(
      { dept_code: 'PHY', type: 'COLLEGE_EVENT', limit: 9, page: 1 },
      context(),
    ),
  );
  expect(notices.lists).toEqual(['college', 'departments', 'notices']);
  const counter = await withListsRead(payload, async () =>
    handlers['initialisation/getcount']({}, context()),
  );
  expect(counter.lists).toBeUndefined();
});

it('every table of a public list belongs to it, also those of its rows and languages', () => {
  const tables = listsByTable(payload);
  const listsOf = (...names: string[]) => names.map((name) => tables.get(name));
  expect(listsOf('notices', 'notices_locales', 'notices_rels')).toEqual(Array(3).fill('notices'));
  expect(listsOf('college_locales', 'media')).toEqual(['college', 'media']);
  const others = listsOf('users', 'uses', 'search_entries', 'content_revision');
  expect(others).toEqual(Array(4).fill(undefined));
});

describe('the revision of a list', () => {
  const changedBy = async (change: () => Promise<unknown>) => {
    const { lists: before } = await readRevisions(payload);
    await change();
    const { lists } = await readRevisions(payload);
    return Object.keys(lists).filter((list) => lists[list] !== before[list]);
  };

  it('moves when one of its records changes', async () => {
    let id = 0;
    const notice = { title: 'Tender', type: 'COLLEGE_TENDER' } as const;
    expect(await changedBy(async () => ({ id } = await addNotice(payload, notice)))).toEqual([
      'notices',
    ]);
    const remove = () => payload.delete({ collection: 'notices', id });
    expect(await changedBy(remove)).toEqual(['*']);
  });

  it('moves with a global; the languages concern all lists', async () => {
    const change = (data: object) => () =>
      payload.updateGlobal({ slug: 'college', data: { name: 'College', ...data } });
    // The first save fills in the default languages and time zone.
    await change({})();
    expect(await changedBy(change({ phone: '00000 00000' }))).toEqual(['college']);
    expect((await changedBy(change({ time_zone: 'Asia/Dubai' }))).sort()).toEqual(['*', 'college']);
    await change({ time_zone: 'Asia/Kolkata' })();
  });

  it('moves for all lists when the change names none', async () => {
    const req = await createLocalReq({}, payload);
    expect(await changedBy(() => moveRevision(req))).toEqual(['*']);
  });
});
