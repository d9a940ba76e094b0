import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';

const signature = { adopted: '01-04-2026', by: 'N. S.', designation: 'Principal' };
const former = [{ ...signature, version: 1, adopted: '01-04-2025' }];
const terms = { kind: 'terms', html: '<h2>Law</h2><p>Ours.</p>', ...signature, version: 2, former };
const privacy = { ...terms, kind: 'privacy', html: '<p>Adopted words.</p>', former: [] };
const answers = { getpolicies: [terms, privacy] };

test('an adopted policy says who adopted it, when, and its former versions', async () => {
  const { text, main } = await visit('/policies/terms', answers);
  expect(text).toMatch(/Terms of use.*1 Apr 2026.*N\. S\., Principal.*version 2.*Law.*Ours\./s);
  expect(text).toMatch(/Former versions.*1 Apr 2025.*version 1/s);
  expect(main.all('h2').map(({ words }) => words)).toEqual(['Law', 'Former versions']);
});

test.each(['/policies/security', '/policies/privacy', '/policies/nonsense'])(
  '%s is no page',
  async (path) => {
    expect((await visit(path, answers)).status).toBe(404);
  },
);

test('privacy has one text: the adopted one, and until then the standard one', async () => {
  const page = { page: 'privacy', title: 'Privacy', html: '<p>Earlier words.</p>' };
  const adopted = await visit('/privacy', { ...answers, getpage: page });
  expect(adopted.text).toContain('Adopted words.');
  expect(adopted.text).not.toMatch(/Earlier words|What we store/);
  expect((await visit('/privacy')).text).toContain('What we store, and for how long');
});

test('the list names the adopted policies, and always privacy and accessibility', async () => {
  const linksOf = async (given: object) =>
    (await visit('/policies', given)).main
      .all('li a')
      .map(({ words }) => words)
      .slice(1);
  expect(await linksOf(answers)).toEqual(['Terms of use', 'Privacy policy', 'Accessibility']);
  expect(await linksOf({})).toEqual(['Privacy', 'Accessibility']);
});
