import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';

const transcript = {
  address: 'transcript',
  title: 'Get a transcript',
  summary: 'All marks on one paper.',
  steps: [
    { title: 'Fill in the form', description: 'Use your own e-mail address.' },
    { title: 'Pay the fee', description: '' },
  ],
  documents: [{ title: 'Mark sheets' }, { title: 'Identity card' }],
  fee: 'Rs 200',
  working_days: 7,
  link: 'https://certificates.example.org/transcript',
  office: 'Counter 2',
  email: 'certificates@example.org',
  upload_info: [{ url: '/files/media/form.pdf', path: 'form.pdf', ext: 'pdf', size: 2048 }],
  updated: '05-10-2024',
};
const bare = { address: 'tc', title: 'Leave', steps: [{ title: 'Ask' }] };
const answers = { getguides: [transcript, bare] };

test('lists all guides with links', async () => {
  const { main } = await visit('/guides', answers);
  expect(main.all('article a').map(({ attributes }) => attributes.href)).toEqual([
    '/guides/transcript',
    '/guides/tc',
  ]);
});

test('a guide has its steps in order, documents, fee, days, link, contact and form', async () => {
  const { main, title, description } = await visit('/guides/transcript', answers);
  expect(title).toContain('Get a transcript');
  expect(description).toBe('Get a transcript: All marks on one paper.');
  const steps = main.all('ol[class*="steps"] > li').map(({ words }) => words);
  expect(steps).toEqual(['Fill in the form Use your own e-mail address.', 'Pay the fee']);
  const items = main.all('ul[class*="documents"] > li').map(({ words }) => words);
  expect(items).toEqual(['Mark sheets', 'Identity card']);
  const facts = main.all('dl > div').map(({ words }) => words);
  expect(facts).toEqual([
    'Fee Rs 200',
    'Ready within 7 working days',
    'Office Counter 2',
    'Contact certificates @example.org',
  ]);
  expect(main.one('a[href="https://certificates.example.org/transcript"]').words).toContain(
    'Apply online',
  );
  expect(main.all('a[href="/files/media/form.pdf"]')).toHaveLength(1);
});

test('a guide shows only what the office wrote', async () => {
  const { main } = await visit('/guides/tc', answers);
  expect(main.all('dl')).toEqual([]);
  expect(main.all('h2').map(({ words }) => words)).toEqual(['Steps']);
});

test("its texts are in the page's language", async () => {
  const { text } = await visit('/as/guides/transcript', answers);
  expect(text).toContain('7 কৰ্মদিন');
});

test.each(['/guides/none', '/guides/TRANSCRIPT/x'])('%s is a 404', async (path) => {
  expect((await visit(path, answers)).status).toBe(404);
});

test('a college that hides its guides hides each of them', async () => {
  const hiding = { ...answers, getsitemap: { pages: [{ path: '/guides', hidden: 1 }] } };
  expect((await visit('/guides', hiding)).status).toBe(404);
  expect((await visit('/guides/transcript', hiding)).status).toBe(404);
});

test('a backend without guides shows none', async () => {
  expect((await visit('/guides')).text).toContain('No Data found');
});
