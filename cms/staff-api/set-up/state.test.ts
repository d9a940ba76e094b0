import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { setUpSteps } from '../../content/administration/set-up-steps.ts';
import { addDepartment, addPicture, addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let readSetUp: typeof import('./state.ts').readSetUp;
beforeAll(async () => {
  payload = await temporaryCms();
  ({ readSetUp } = await import('./state.ts'));
}, patience);
/** Missing values stay missing. */
const inAssamese = { locale: 'as', fallbackLocale: false } as const;
const states = async () => (await readSetUp(payload)).steps;

it('lists every step for an empty college', async () => {
  const { open, facts, dismissed, isDemo } = await readSetUp(payload);
  expect(open).toEqual([...setUpSteps]);
  expect([facts.isEmpty, dismissed, isDemo]).toEqual([true, false, false]);
});

it('marks a step as done after its content is there in every language', async () => {
  const emblem = (await addPicture(payload, 'emblem.png')).id;
  const data = { name: 'Hill College', address: 'Hill Road', established: '1987', emblem };
  await payload.updateGlobal({ slug: 'college', data });
  expect(await states()).toMatchObject({ college: 'open', languages: 'open' });
  expect((await readSetUp(payload)).facts.isEmpty).toBe(false);
  const name = { name: 'পাহাৰ মহাবিদ্যালয়' };
  await payload.updateGlobal({ slug: 'college', data: name, ...inAssamese });
  expect(await states()).toMatchObject({ college: 'done', languages: 'open' });
  await payload.updateGlobal({
    slug: 'college',
    data: { ...name, address: 'পাহাৰ পথ' },
    ...inAssamese,
  });
  expect(await states()).toMatchObject({ languages: 'done', colours: 'open', sections: 'open' });
  await payload.updateGlobal({
    slug: 'college',
    data: { appearance: { primary: '#14532d' }, home_sections: ['about', 'notices'] },
  });
  await addDepartment(payload, 'PHY');
  await addUser(payload, 'administrator');
  await addUser(payload, 'editor');
  expect(await states()).toMatchObject({
    colours: 'done',
    departments: 'done',
    sections: 'done',
    people: 'done',
    launch: 'open',
  });
});

it('does not list a skipped step, and shows a finished one as done', async () => {
  await payload.updateGlobal({ slug: 'set-up', data: { skipped: ['mail', 'colours', 'launch'] } });
  expect(await readSetUp(payload)).toMatchObject({
    open: [],
    steps: { mail: 'skipped', colours: 'done', launch: 'skipped' },
  });
});
