import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';

const getcollege = { name: 'Demo College', email: 'office@example.org', phone: '00000 00001' };
const policies = ['/privacy', '/accessibility', '/as/privacy', '/as/accessibility'];

test.each(policies)('%s has a text before the office writes one', async (path) => {
  const { status, text, main } = await visit(path, { getcollege });
  expect(status).toBe(200);
  expect(text).not.toMatch(/Nothing has been published|এতিয়ালৈকে/);
  expect(text.length).toBeGreaterThan(500);
  expect(main.all('a[href="mailto:office@example.org"]')).toHaveLength(1);
  expect(main.all('a[href^="tel:"]')).toHaveLength(1);
});

test.each(policies)('%s links to the contact page if the college has no address', async (path) => {
  const { main } = await visit(path, { getcollege: { name: 'Demo College' } });
  expect(main.all('a[href^="mailto:"], a[href^="tel:"]')).toEqual([]);
  const contact = path.startsWith('/as') ? '/as/contactus' : '/contactus';
  expect(main.all(`a[href="${contact}"]`)).toHaveLength(1);
});

test('privacy says what each form keeps, how long, and that reading sets no cookies', async () => {
  const { text, main } = await visit('/privacy');
  for (const form of [
    '/visitors-note',
    '/alumni-registration',
    '/alumni-message',
    '/student-message',
  ])
    expect(main.all(`a[href="${form}"]`)).toHaveLength(1);
  expect(text).toContain('They are not shown on this website or given to anyone else.');
  expect(text).toContain('It sets no cookies while you read');
  expect(text).toContain('What we store, and for how long');
  expect(text).toMatch(/Your note to the office to answer it 2 years/);
});

test("the office's text replaces it, unless it is empty", async () => {
  const page = { page: 'privacy', title: 'Privacy', html: '<p>Our own words.</p>' };
  const own = await visit('/privacy', { getpage: page });
  expect(own.text).toContain('Our own words.');
  expect(own.text).not.toContain('Your rights');
  const empty = await visit('/privacy', { getpage: { ...page, html: '' } });
  expect(empty.text).toContain('Your rights');
});

test('other pages stay empty until they are written', async () => {
  expect((await visit('/recruitment')).text).toContain('Nothing has been published here yet');
});

test.each(['/help', '/as/help'])(
  "%s keeps its tables below the office's own text",
  async (path) => {
    const page = { page: 'help', title: 'Help', html: '<p>Our own words.</p>' };
    const { text, main } = await visit(path, { getpage: page });
    expect(text).toContain('Our own words.');
    expect(text).toMatch(/PDF.*DOCX.*NVDA/s);
    expect(main.all('table')).toHaveLength(2);
    expect((await visit(path)).text).not.toMatch(/Nothing has been published|এতিয়ালৈকে/);
  },
);

test('the page of the Web Information Manager is linked once somebody is named', async () => {
  const path = '/web-information-manager';
  const nobody = await visit(path, { getcollege });
  expect(nobody.text).toContain('Nothing has been published here yet');
  expect(nobody.page.all(`footer a[href="${path}"]`)).toEqual([]);
  const information_manager = { name: 'A. Das', phone: '00000 00002', email: 'wim@example.org' };
  const named = await visit(path, { getcollege: { ...getcollege, information_manager } });
  expect(named.main.all('a[href="mailto:wim@example.org"], a[href^="tel:"]')).toHaveLength(2);
  expect(named.page.all(`footer a[href="${path}"]`)).toHaveLength(1);
});
