import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { everything, item, wxr } from '../testing/wordpress-export.ts';
import { type Inventory, takeInventory } from './inventory.ts';
import { guessFor, guessMenu, readMapping, templateFor, typeFor, unmapped } from './mapping.ts';

let inventory: Inventory;
beforeAll(async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'wordpress-')), 'export.xml');
  await writeFile(file, wxr(everything));
  inventory = await takeInventory(file);
});

it('counts the contents of an export before anything is written', () => {
  expect(inventory).toMatchObject({
    address: 'https://old.example.org',
    isExport: true,
    isWhole: true,
    authors: new Map([['office', 'College office']]),
    categories: new Map([
      ['notice-board', { name: 'Notice board', posts: 4 }],
      ['tenders', { name: 'Tenders', posts: 1 }],
      ['uncategorized', { name: 'Uncategorized', posts: 1 }],
    ]),
  });
  expect(inventory.types.get('page')).toBe(4);
  expect(inventory.posts).toEqual(new Map([['office', 6]]));
});

it.each([
  ['its alternative text', { alt: 'Our gate', excerpt: 'At noon' }, 'Our gate'],
  ['its caption', { excerpt: 'At noon' }, 'At noon'],
  ['its name', {}, 'gate'],
])(
  'describes a file by %s',
  async (_how, { alt = '', excerpt = '' }: { alt?: string; excerpt?: string }, description) => {
    const meta = { _wp_attachment_image_alt: alt };
    const gate = item({ id: 70, type: 'attachment', title: 'gate', url: '/gate.jpg', meta });
    const empty = '<excerpt:encoded><![CDATA[]]>';
    const xml = wxr([gate.replace(empty, `<excerpt:encoded>${excerpt}`)]);
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'wordpress-')), 'export.xml');
    await writeFile(file, xml);
    expect((await takeInventory(file)).attachments.get('70')?.alt).toBe(description);
  },
);

it('reads the entries at the top of the old menu, with the imported pages in and below each', () => {
  expect(inventory.menu.tops).toEqual(
    new Map([
      ['About us', 2],
      ['Contact', 1],
    ]),
  );
  expect(inventory.menu.pages.get('20')).toEqual({ top: 'About us', position: 1 });
});

it.each([
  ['About Us', 'about'],
  ['Student Corner', 'students'],
  ['Department', 'academics'],
  ['নামভৰ্তি', 'admission'],
  ['Contact', 'more'],
])('the entry %s of the old menu becomes %s', (name, menu) => expect(guessMenu(name)).toBe(menu));

describe('a mapping', () => {
  it('has a template that is filled in with guesses', () => {
    const template = templateFor(inventory);
    expect(template).toContain('"tenders": "COLLEGE_TENDER" # Tenders: 1 posts');
    expect(template).toContain('"office": "College office" # 6 posts');
    expect(template).toContain('#   EXAM_RESULTS: Examination: results');
    const mapping = readMapping(template);
    expect(unmapped(mapping, inventory)).toEqual(['uncategorized']);
    expect(mapping.menus).toEqual({ 'About us': 'about', Contact: 'more' });
  });

  it.each([
    ['tenders', 'Tenders', 'COLLEGE_TENDER'],
    ['exam-2019', 'Examination results', 'EXAM_RESULTS'],
    ['alumni-events', 'Alumni events', 'COLLEGE_F_ALUMNI_EVENTS'],
    ['sports', 'Sports', 'SPORTS_FACILITY'],
    ['xyz', 'দৰপত্ৰ', 'COLLEGE_TENDER'],
    ['nss', 'NSS', 'COLLEGE_NSS'],
    ['ncc-navy', 'NCC (Navy)', 'COLLEGE_NCC_NAVY'],
    ['students', 'Students', '?'],
    ['events', 'Events', 'COLLEGE_EVENT'],
    ['notice', 'Notices', 'COLLEGE_ADMIN_NOTICE'],
    ['class-routine', 'Class Routine', 'CLASS_ROUTINES'],
    ['student-union-fees', 'Student union fees', '?'],
    ['college', 'College', '?'],
    ['library-news', 'Library news of the year', '?'],
    ['%e0%a6%96%e0%a7%87%e0%a6%b2', 'Sonstiges', '?'],
  ])('guesses the type of %s from its words', (slug, name, type) => {
    expect(guessFor(slug, name)).toBe(type);
  });

  it('can be JSON and can name an added page', () => {
    const categories = {
      'notice-board': 'skip',
      tenders: '/tenders-of-old',
      uncategorized: 'NIRF',
    };
    const mapping = readMapping(JSON.stringify({ categories }));
    expect(unmapped(mapping, inventory)).toEqual([]);
    const slugs = (...names: string[]) => names.map((slug) => ({ slug }));
    expect(typeFor(mapping, slugs('notice-board', 'tenders'))).toBe('OWN_TENDERS_OF_OLD');
    expect(typeFor(mapping, slugs('uncategorized', 'tenders'))).toBe('NIRF');
    expect(typeFor(mapping, slugs('unknown', 'tenders'))).toBe('OWN_TENDERS_OF_OLD');
    expect(typeFor(mapping, slugs('notice-board', 'unknown'))).toBeUndefined();
    expect(mapping.authors).toEqual({});
  });

  it.each(['DEPTNOTICE', 'OWN', 'constructor', '/admin', 'EXAM_RESULT', '', '?'])(
    'leaves a category unmapped if its target does not exist: %j',
    (target) => {
      const categories = { 'notice-board': target, tenders: 'skip', uncategorized: 'skip' };
      expect(unmapped({ categories, authors: {} }, inventory)).toEqual(['notice-board']);
    },
  );

  it('leaves the name of an author empty if only the login is known', () => {
    const authors = new Map([
      ['office', 'office'],
      ['rina', 'Rina Das'],
    ]);
    const posts = new Map([
      ['office', 2],
      ['rina', 1],
      ['gone', 1],
    ]);
    const { authors: authorNames } = readMapping(templateFor({ ...inventory, authors, posts }));
    expect(authorNames).toEqual({ office: '', rina: 'Rina Das', gone: '' });
  });

  it.each([
    'categories: 1',
    '- a',
    'categories: {}\nothers: {}',
    'categories: { a: &a skip, b: *a }',
  ])('is refused if it is invalid: %j', (text) => {
    expect(() => readMapping(text)).toThrow();
  });
});
