/**
 * An added page cannot have an address of the default site map, because the site would ignore the
 * added page.
 */
import { beforeAll, expect, it } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Awaited<ReturnType<typeof temporaryCms>>;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

const create = (path: string, kind?: 'text' | 'notices') =>
  payload.create({ collection: 'site-pages', data: { path, kind, title: 'Sports week' } });

it.each(['/facility/library', '/events', '/', '/students/results', '/admissionprocedure'])(
  'refuses the address %s with one sentence',
  async (path) => {
    await expect(create(path, 'text')).rejects.toMatchObject({
      data: {
        errors: [
          {
            path: 'path',
            message: expect.stringMatching(/^The website has a page at this address/),
          },
        ],
      },
    });
  },
);

it('allows renaming a page of the website, and adding a page at a free address', async () => {
  expect((await create('/facility/library')).path).toBe('/facility/library');
  expect((await create('/sports-week', 'text')).kind).toBe('text');
});
