/**
 * The import of an old website.
 *
 * @long 60 s
 * @for cms/features/wordpress cms/import cms/rich-text
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CollectionSlug, Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openReport } from '../../../import/report.ts';
import { picture } from '../../../testing/submissions.ts';
import { patience, temporaryCms } from '../../../testing/temporary-cms.ts';
import { everything, files, item, pages, posts, wxr } from '../testing/wordpress-export.ts';

let payload: Payload;
let folder: string;
const mapping = {
  categories: {
    'notice-board': 'COLLEGE_ADMIN_NOTICE',
    tenders: 'COLLEGE_TENDER',
    uncategorized: 'skip',
  },
  authors: { office: 'College office' },
  menus: { 'About us': 'about' as const, Contact: '' as const },
};

beforeAll(async () => {
  payload = await temporaryCms();
  folder = await mkdtemp(path.join(tmpdir(), 'wordpress-'));
  const uploads = path.join(folder, 'media/uploads/2019/05');
  await mkdir(uploads, { recursive: true });
  await writeFile(path.join(uploads, 'gate.jpg'), await picture(60, 40).toBuffer());
  await writeFile(path.join(uploads, 'form.pdf'), '%PDF-1.4\n% form\nxref\n%%EOF\n');
}, patience);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(
  xml: string,
  media = path.join(folder, 'media'),
  categories: Record<string, string> = mapping.categories,
  language = 'en',
): Promise<string> {
  const { importWordPress } = await import('./import-wordpress.ts');
  const { takeInventory } = await import('./inventory.ts');
  const { openMedia } = await import('./media.ts');
  const file = path.join(folder, 'export.xml');
  await writeFile(file, xml);
  const report = openReport(() => {});
  const options = {
    file,
    mapping: { ...mapping, categories },
    inventory: await takeInventory(file),
    media: await openMedia({ given: media }),
    language,
  };
  await importWordPress(payload, options, report);
  return report.lines().join('\n');
}
const all = async (collection: CollectionSlug) =>
  (await payload.find({ collection, pagination: false, sort: 'id' })).docs;
const notices = async () =>
  new Map(
    (await payload.find({ collection: 'notices', pagination: false })).docs.map((notice) => [
      notice.title,
      notice,
    ]),
  );

describe('an import of a WordPress export', () => {
  let output: string;
  beforeAll(async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    output = await run(wxr(everything));
    expect(fetched).not.toHaveBeenCalled();
  }, patience);

  it('imports posts as notices of the type that their category is mapped to', async () => {
    const here = await notices();
    expect([...here.keys()].sort()).toEqual(
      ['Broken', 'Not yet', 'Results & marks', 'Secret', 'দৰপত্ৰ জাননী'].sort(),
    );
    expect(here.get('Results & marks')).toMatchObject({
      type: 'COLLEGE_ADMIN_NOTICE',
      _status: 'published',
      date: '2019-05-07T12:00:00.000Z',
      posted_as: 'College office',
    });
    expect(here.get('দৰপত্ৰ জাননী')).toMatchObject({ type: 'COLLEGE_TENDER' });
    expect(here.get('Not yet')?._status).toBe('draft');
    expect(here.get('Secret')?._status).toBe('draft');
  });

  it('imports each given file once, and changes links to it', async () => {
    const media = await payload.find({ collection: 'media', pagination: false });
    expect(media.docs.map(({ alt }) => alt).sort()).toEqual([
      'Admission form',
      'The gate of the college',
    ]);
    const pdf = media.docs.find(({ mimeType }) => mimeType === 'application/pdf');
    const gate = media.docs.find(({ mimeType }) => mimeType === 'image/jpeg');
    const results = (await notices()).get('Results & marks');
    expect(results).toMatchObject({ uploads: [pdf?.id], featured_photos: [gate?.id] });
    const text = JSON.stringify(results?.description);
    expect(text).toContain(`/files/media/${pdf?.address}`);
    expect(text).toContain('"url":"/about/history"');
    expect(text).toContain('"type":"upload"');
    expect(JSON.stringify((await notices()).get('দৰপত্ৰ জাননী')?.description)).toContain('lost.pdf');
  });

  it('lists pages in the menu chosen for their entry of the old menu, in its order', async () => {
    const { docs } = await payload.find({ collection: 'site-pages', sort: 'place' });
    const listed = docs.filter(({ menu }) => menu);
    expect(listed.map(({ path: at, menu }) => [at, menu])).toEqual([
      ['/about/history', 'about'],
      ['/about', 'about'],
    ]);
  });

  it('imports pages at their old addresses, or at the nearest free address', async () => {
    const stand = await payload.find({ collection: 'site-pages', sort: 'path' });
    expect(stand.docs.map(({ path: at, hidden, kind }) => [at, hidden, kind])).toEqual([
      ['/about', false, 'text'],
      ['/about/history', false, 'text'],
      ['/about/new-hostel', true, 'text'],
      ['/contactus-2', false, 'text'],
    ]);
    const texts = await payload.find({ collection: 'pages', sort: 'page' });
    expect(texts.docs.map(({ page, title, _status }) => [page, title, _status])).toEqual([
      ['about', 'About', 'published'],
      ['about/history', 'Our history', 'published'],
      ['about/new-hostel', 'New hostel', 'draft'],
      ['contactus-2', 'Contact', 'published'],
    ]);
    expect(JSON.stringify(texts.docs[1]?.text)).toContain('"url":"/2019/05/results"');
  });

  it('redirects old addresses, but not those of drafts', async () => {
    const here = await notices();
    const leads = await payload.find({
      collection: 'redirects',
      sort: 'from',
      pagination: false,
    });
    const to = Object.fromEntries(leads.docs.map((redirect) => [redirect.from, redirect.to]));
    expect(to['/?p=10']).toBe(to['/2019/05/results']);
    expect(to['/?page_id=21']).toBe('/about/history');
    expect(to['/?p=12']).toBeUndefined();
    expect(to['/?attachment_id=70']).toBe('/files/media/gate.jpg');
    expect(to['/wp-content/uploads/2019/05/gate.jpg']).toBe('/files/media/gate.jpg');
    expect(to['/wp-content/uploads/2019/05/form.pdf']).toBe('/files/media/form.pdf');
    expect(to['/wp-content/uploads/2019/05/lost.pdf']).toBeUndefined();
    const paths = leads.docs.filter(({ from }) => !/[?]|wp-content/.test(from));
    expect(paths.map(({ from, to }) => [from, to])).toEqual([
      ['/2019', '/notifications/administrative/2019'],
      ['/2019/05', '/notifications/administrative/2019'],
      ['/2019/05/results', `/singleevent?eventId=${here.get('Results & marks')?.id}`],
      ['/2019/05/দৰ', `/singleevent?eventId=${here.get('দৰপত্ৰ জাননী')?.id}`],
      ['/author/office', '/notifications/administrative'],
      ['/broken', `/singleevent?eventId=${here.get('Broken')?.id}`],
      ['/category/notice-board', '/notifications/administrative'],
      ['/category/tenders', '/notifications/tender'],
      ['/contactus', '/contactus-2'],
      ['/tag/old', '/notifications/administrative'],
    ]);
  });

  it('removes scripts', async () => {
    const text = JSON.stringify((await notices()).get('Broken'));
    expect(text).not.toMatch(/<script|alert\(|onclick|fetch\(/);
    expect(text).toContain('http://127.0.0.1:9/x');
  });

  it('reports what it left out and why', () => {
    expect(output).toContain('notices: 5 new');
    expect(output).toMatch(/lost\.pdf: not among the uploaded files, but used in post https:\S+/);
    expect(output).toContain(
      'post https://old.example.org/?p=14: not imported because its status in WordPress is ‘trash’',
    );
    expect(output).toContain(
      'post https://old.example.org/hello/: not imported because of its category: Uncategorized',
    );
    expect(output).toContain('5 × nav_menu_item: belongs to WordPress itself and is not imported');
    expect(output).toMatch(/results\/: comments are not imported: 1$/m);
    expect(output).toMatch(/imported as a draft because its status in WordPress is ‘draft’/);
    expect(output).toMatch(/secret\/: imported as a draft because it has a password in WordPress/);
    expect(output).toContain('1 of its files: not among the uploaded files');
    // A page at its old address needs no redirect.
    expect(output).not.toContain('redirects /');
  });

  it('changes nothing the second time', async () => {
    const before = await Promise.all(
      (['notices', 'pages', 'site-pages', 'redirects', 'media'] as const).map(all),
    );
    const again = await run(wxr(everything));
    expect(again).toContain('notices: 0 new, 0 changed, 5 unchanged');
    expect(again).toContain('site-pages: 0 new, 0 changed, 4 unchanged');
    expect(
      await Promise.all(
        (['notices', 'pages', 'site-pages', 'redirects', 'media'] as const).map(all),
      ),
    ).toEqual(before);
  });

  it('updates records that changed, and adds a file that is given later', async () => {
    await writeFile(
      path.join(folder, 'media/uploads/2019/05/lost.pdf'),
      '%PDF-1.4\n% found\nxref\n%%EOF\n',
    );
    const edited = item({
      id: 12,
      title: 'Now',
      path: '/now/',
      category: ['notice-board', 'Notice board'],
      content: 'Here it is',
    });
    const others = everything.filter((entry) => entry !== posts.draft);
    expect(await run(wxr([...others, edited]))).toContain('notices: 0 new, 2 changed, 3 unchanged');
    const here = await notices();
    expect(here.get('Now')?._status).toBe('published');
    expect(here.has('Not yet')).toBe(false);
    expect(here.get('দৰপত্ৰ জাননী')?.uploads).toHaveLength(1);
  });
});

it('redirects the archive of a category to the added page of its posts', async () => {
  await payload.create({
    collection: 'site-pages',
    data: { path: '/sports-week', title: 'Sports week', kind: 'notices' },
  });
  const post = item({ id: 60, title: 'Long jump', path: '/jump/', category: ['sports', 'Sports'] });
  const output = await run(wxr([post]), undefined, { sports: '/sports-week' });
  expect(output).toContain('comments are not imported: 1');
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { to: { equals: '/sports-week' }, from: { contains: 'cat' } },
    sort: 'from',
  });
  expect(docs.map(({ from }) => from)).toEqual([
    ...['/?cat=5', '/?category_name=sports', '/category/sports'],
  ]);
});

it.each([
  ['to the page that shows only this type', 'NIRF', '/nirf'],
  ['to a page that also shows other types', 'IQAC_AISHE_DATA', '/iqac/aishe-data'],
  ['nowhere if no page shows the type', 'DEPTNOTICE', undefined],
])('redirects the archive of a category %s', async (_where, type, to) => {
  const { pathOfType } = await import('./import-items.ts');
  expect(pathOfType(type)).toBe(to);
});

it('redirects the archive of a subcategory, with and without its parent', async () => {
  const ranks = item({ id: 61, title: 'Rank', path: '/rank/', category: ['ranks', 'Ranks'] });
  await run(wxr([ranks]), undefined, { ranks: 'NIRF' });
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { to: { equals: '/nirf' }, from: { contains: 'cat' } },
    sort: 'from',
  });
  expect(docs.map(({ from }) => from)).toEqual([
    '/?cat=6',
    '/?category_name=ranks',
    '/category/ranks',
    '/category/sports/ranks',
  ]);
});

it('imports notices of plugins, texts in two languages, and empty posts as drafts', async () => {
  const category: [string, string] = ['ranks', 'Ranks'];
  const elementor = JSON.stringify([
    { settings: { title: 'Fees', link: { url: '' } } },
    { settings: { text: 'Open', link: { url: 'https://fees.example.org/plan' } } },
  ]);
  const items = [
    item({ id: 81, type: 'notice', title: 'Counter four', content: 'Opens at nine.' }),
    item({
      ...{ id: 82, category, title: '[:en]Break[:as]বন্ধ[:]' },
      content: '[:en]The college is closed.[:as]মহাবিদ্যালয় বন্ধ।[:]',
    }),
    item({ id: 83, category, title: 'Nothing at all', content: '[box_shadow a="1"]' }),
    item({ id: 84, category, title: 'Built', meta: { _elementor_data: elementor } }),
  ];
  const output = await run(wxr(items), undefined, { ranks: 'NIRF', 'type:notice': 'NIRF' });
  expect(output).toMatch(/p=83: imported as a draft because it has no text and no files/);
  expect(output).toMatch(/p=83: imported without a part of a plugin \(\[box_shadow\]\)/);
  const { docs } = await payload.find({
    ...{ collection: 'notices', locale: 'all', draft: true, sort: 'id', limit: 4 },
    where: {
      or: ['four', 'Break', 'Nothing', 'Built'].map((word) => ({ title: { contains: word } })),
    },
  });
  expect(docs.map(({ title, _status }) => [title, _status])).toMatchObject([
    [{ en: 'Counter four' }, 'published'],
    [{ en: 'Break', as: 'বন্ধ' }, 'published'],
    [{ en: 'Nothing at all' }, 'draft'],
    [{ en: 'Built' }, 'published'],
  ]);
  const [, two, , built] = docs.map(({ description }) => JSON.stringify(description));
  expect(two).toMatch(/"en":.*The college is closed\..*"as":.*মহাবিদ্যালয় বন্ধ।/);
  expect(two).not.toContain('[:');
  expect(built).toMatch(/Fees.*Open.*fees\.example\.org\/plan/);
});

it('reports each record of a plugin, and redirects archives of tags, months and authors', async () => {
  const category: [string, string] = ['ranks', 'Ranks'];
  const post = item({ id: 64, title: 'Tagged', path: '/tagged/', category, creator: 'rina' });
  const event = item({ id: 65, type: 'tribe_events', title: 'Fair', path: '/event/fair/' });
  const output = await run(wxr([post, event]), undefined, { ranks: 'NIRF' });
  expect(output).toContain('event/fair/: records of this type are not imported: tribe_events');
  const { docs } = await payload.find({
    collection: 'redirects',
    where: {
      from: { in: ['/tag/old', '/?tag=old', '/2019/05', '/?m=201905', '/2019', '/author/rina'] },
    },
  });
  expect(docs.map(({ to }) => to)).toEqual(Array(6).fill('/nirf'));
});

it('imports both of two items with the same number', async () => {
  const category: [string, string] = ['tenders', 'Tenders'];
  const post = (title: string, path: string) => item({ id: 300, title, path, category });
  const file = (name: string) =>
    item({
      ...{ id: 301, type: 'attachment', status: 'inherit', title: name },
      ...{ path: `/file-${name}/`, url: `https://old.example.org/files/2019/06/${name}.pdf` },
    });
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'wordpress-two-')), '2019/06');
  await mkdir(folder, { recursive: true });
  for (const name of ['desks', 'lamps'])
    await writeFile(path.join(folder, `${name}.pdf`), `%PDF-1.4\n% ${name}\nxref\n%%EOF\n`);
  const xml = wxr([
    ...[post('Desks', '/desks/'), post('Lamps', '/lamps/'), post('Desks', '/desks/')],
    ...[file('desks'), file('lamps')],
  ]);
  const media = path.join(folder, '../..');
  expect(await run(xml, media)).toMatch(/notices: 2 new, 0 changed, 1 unchanged/);
  const here = await notices();
  const leads = await payload.find({
    collection: 'redirects',
    where: { from: { in: ['/desks', '/lamps', '/file-desks', '/file-lamps'] } },
    sort: 'from',
  });
  expect(leads.docs.map(({ to }) => to)).toEqual([
    `/singleevent?eventId=${here.get('Desks')?.id}`,
    '/files/media/desks.pdf',
    '/files/media/lamps.pdf',
    `/singleevent?eventId=${here.get('Lamps')?.id}`,
  ]);
  expect(await run(xml, media)).toMatch(/notices: 0 new, 0 changed, 3 unchanged/);
});

it('reports links that lead nowhere by their record, in the language of the clerk', async () => {
  const category: [string, string] = ['tenders', 'Tenders'];
  const content = '<p><a href="javascript:void(0)">Apply</a></p>';
  const post = item({ id: 310, title: 'Apply', path: '/apply/', category, content });
  const output = await run(wxr([post]), undefined, mapping.categories, 'as');
  expect(output).toContain('post https://old.example.org/apply/: javascript:void(0): এই লিংক');
});

it('reports an old address that is already redirected, and where to', async () => {
  const post = item({ id: 62, title: 'Twice', path: '/twice/', category: ['ranks', 'Ranks'] });
  await payload.create({ collection: 'redirects', data: { from: '/twice', to: '/events' } });
  const output = await run(wxr([post]), undefined, { ranks: 'NIRF' });
  expect(output).toContain('/twice: this address already redirects to /events');
  await payload.create({ collection: 'redirects', data: { from: '/same', to: '/same-2' } });
  const page = item({ id: 66, type: 'page', title: 'Same', path: '/same/', content: 'Here' });
  await payload.create({ collection: 'pages', data: { page: 'same', title: 'Same' } });
  expect(await run(wxr([page]))).not.toContain('already');
});

it('avoids addresses of existing or deleted texts, but not of pages in the trash of WordPress', async () => {
  const text = (page: string) =>
    payload.create({ collection: 'pages', data: { page, title: page } });
  await text('hostel');
  const { id } = await text('canteen');
  const deletedAt = new Date().toISOString();
  await payload.update({ collection: 'pages', id, data: { deletedAt } });
  const came = ['hostel', 'canteen', 'gone', 'gone'].map((name, at) =>
    item({
      id: 80 + at,
      type: 'page',
      status: at === 2 ? 'trash' : 'publish',
      title: name,
      path: `/${name}/`,
      content: 'Words',
    }),
  );
  await run(wxr(came));
  const paths = (await all('site-pages')).map((record) => Reflect.get(record, 'path'));
  expect(paths.slice(-3)).toEqual(['/hostel-2', '/canteen-2', '/gone']);
});

it('tries a file again that was refused before', async () => {
  const file = path.join(folder, 'media/uploads/2019/05/plan.pdf');
  await writeFile(file, 'no PDF');
  const content = '<a href="https://old.example.org/wp-content/uploads/2019/05/plan.pdf">Plan</a>';
  const category: [string, string] = ['tenders', 'Tenders'];
  const post = wxr([item({ id: 93, title: 'With a plan', path: '/plan/', category, content })]);
  const uploads = async () => (await notices()).get('With a plan')?.uploads;
  expect(await run(post)).toContain('plan.pdf: This is not a PDF');
  expect(await uploads()).toEqual([]);
  await writeFile(file, '%PDF-1.4\n% plan\nxref\n%%EOF\n');
  expect(await run(post)).toContain('notices: 0 new, 1 changed');
  expect(await uploads()).toHaveLength(1);
});

it('takes the name of an author only from the mapping', async () => {
  const by = (id: number, creator: string) =>
    item({ id, title: `By ${creator}`, creator, category: ['tenders', 'Tenders'] });
  await run(wxr([by(90, 'office'), by(91, 'constructor'), by(92, 'rina')]));
  const here = await notices();
  const posted = ['office', 'constructor', 'rina'].map((who) => here.get(`By ${who}`)?.posted_as);
  expect(posted).toEqual(['College office', null, null]);
});

it('stops at categories that are parents of each other', async () => {
  const round = item({ id: 95, title: 'Round', path: '/round/', category: ['egg', 'Egg'] });
  const terms = [
    ['egg', 'hen'],
    ['hen', 'egg'],
  ].map(
    ([slug, above]) =>
      `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${above}</wp:category_parent></wp:category>`,
  );
  await run(wxr([round]).replace('<wp:author>', `${terms.join('')}<wp:author>`), undefined, {
    egg: 'NIRF',
  });
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { like: 'egg' } },
    sort: 'from',
  });
  expect(docs.map(({ from }) => from)).toEqual([
    ...['/?category_name=egg', '/category/egg', '/category/hen/egg'],
  ]);
});

it('reports the field that was refused, and why', async () => {
  const { id } = await payload.create({
    collection: 'redirects',
    data: { from: '/binned', to: '/events' },
  });
  const deletedAt = new Date().toISOString();
  await payload.update({ collection: 'redirects', id, data: { deletedAt } });
  const post = item({ id: 63, title: 'Binned', path: '/binned/', category: ['ranks', 'Ranks'] });
  const output = await run(wxr([post]), undefined, { ranks: 'NIRF' });
  expect(output).toMatch(/\/binned: from: \S+/);
});

it('reports the links of a text that were left out', async () => {
  const category: [string, string] = ['notice-board', 'Notice board'];
  const content =
    '<p>See <a href="file:///C:/rules.doc">the rules</a>, <a href="javascript:x()">run</a>.</p>';
  const lines = await run(
    wxr([item({ id: 47, title: 'Rules', path: '/rules/', category, content })]),
  );
  for (const address of ['file:///C:/rules.doc', 'javascript:x()'])
    expect(lines).toContain(address);
  const text = JSON.stringify((await notices()).get('Rules')?.description);
  expect(text).toContain('the rules');
  expect(text).not.toMatch(/javascript|file:/);
});

describe('a hostile export', () => {
  const marker = async (title: string) => {
    const result = await payload.find({
      collection: 'notices',
      where: { title: { contains: title } },
    });
    return result.docs[0];
  };
  const category: [string, string] = ['notice-board', 'Notice board'];

  it('cannot read local files, and its entities are not expanded', async () => {
    const doctype = `<!DOCTYPE rss [
<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY net SYSTEM "http://127.0.0.1:9/x">
<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>`;
    const hostile = item({ id: 40, title: 'Entities', path: '/entities/', category }).replace(
      '<content:encoded><![CDATA[]]>',
      '<content:encoded>Words &file; &net; &c;',
    );
    await run(wxr([hostile], doctype));
    const text = JSON.stringify((await marker('Entities'))?.description);
    expect(text).toContain('Words');
    expect(text).not.toMatch(/root:|aaaa/);
  });

  it.each([
    ['a text that is too long', 'x'.repeat(1_200_000), /its text is too long/],
    ['thousands of nested tags', '<div>'.repeat(10_000), /Huge|post/],
  ])('loses only the hostile record: %s', async (_what, content, reason) => {
    const output = await run(
      wxr([
        item({ id: 41, title: 'Huge', path: '/huge/', category, content }),
        item({
          id: 42,
          title: `After ${content.length}`,
          path: `/after-${content.length}/`,
          category,
        }),
      ]),
    );
    expect(output).toMatch(reason);
    expect(await marker(`After ${content.length}`)).toBeDefined();
    expect(await marker('Huge')).toBeUndefined();
  });

  it('that is cut off gives its complete records and a warning', async () => {
    const xml = wxr([
      item({ id: 43, title: 'Whole', path: '/whole/', category }),
      item({ id: 44, title: 'Half', path: '/half/', category, content: 'One two three' }),
    ]);
    const output = await run(xml.slice(0, xml.indexOf('two')));
    expect(output).toContain('The end of the file: missing');
    expect(await marker('Whole')).toBeDefined();
    expect(await marker('Half')).toBeUndefined();
  });

  it('cannot read files outside the given folder', async () => {
    await writeFile(path.join(folder, 'outside.pdf'), '%PDF-1.4\n% outside\nxref\n%%EOF\n');
    const url = 'https://old.example.org/wp-content/uploads/../../../../outside.pdf';
    const output = await run(
      wxr([
        item({ id: 45, type: 'attachment', url }),
        item({ id: 46, type: 'attachment', url: 'file:///etc/hosts.txt' }),
        files.gate,
        pages.about,
      ]),
    );
    expect(output).toContain('2 of its files: not among the uploaded files');
  });
});
