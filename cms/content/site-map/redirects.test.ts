/** The office cannot save redirects that never end. */
import { beforeAll, expect, it } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Awaited<ReturnType<typeof temporaryCms>>;
let site = '';
beforeAll(async () => {
  payload = await temporaryCms();
  const { environment } = await import('../../platform/environment.ts');
  site = environment.SITE_URL;
}, patience);

const create = (from: string, to: string) =>
  payload.create({ collection: 'redirects', data: { from, to } });
const refusedWith = (message: RegExp) => ({
  data: { errors: [{ path: 'to', message: expect.stringMatching(message) }] },
});

it.each([
  ['/self', '/self'],
  ['/self', '/SELF/?x=1#top'],
  ['/self', '/as/self'],
  ['/self', '/x/../self'],
  ['/জাননী', '/%E0%A6%9C%E0%A6%BE%E0%A6%A8%E0%A6%A8%E0%A7%80'],
  ['/?p=12', '/as?p=12'],
  ['/gate.jpg', '/gate-300x200.jpg'],
])('refuses a redirect from %s to %s', async (from, to) => {
  const refusal = refusedWith(/^“Redirect to” leads in a circle: \/.+ → \/.+\. Enter/);
  await expect(create(from, to)).rejects.toMatchObject(refusal);
  const { host } = new URL(site);
  for (const origin of [site, site.toUpperCase(), `http://www.${host}`, `https://${host}`])
    await expect(create(from, origin + to)).rejects.toMatchObject(refusal);
  const elsewhere = await create('/elsewhere', `https://elsewhere.example${to}`);
  await payload.delete({ collection: 'redirects', id: elsewhere.id });
});

it('refuses the last line of a circle, and names all of its addresses', async () => {
  const { id } = await create('/one', '/events');
  await expect(create('/two', '/one')).rejects.toMatchObject(
    refusedWith(/^\/one is itself redirected\. Enter \/events/),
  );
  await payload.update({ collection: 'redirects', id, data: { to: `${site}/three` } });
  await expect(create('/three', `${site}/as/ONE/`)).rejects.toMatchObject(
    refusedWith(/in a circle: \/as\/ONE\/ → \/three → \/as\/ONE\/\./),
  );
});

it('does not compare a redirect with what it was before', async () => {
  const { id } = await create('/a', '/b');
  const data = { from: '/b', to: '/a' };
  await expect(payload.update({ collection: 'redirects', id, data })).resolves.toMatchObject(data);
});
