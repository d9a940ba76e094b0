import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inEachLocale } from '@college/contract/locales';
import type { CollectionSlug, Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { picture } from '../../testing/submissions.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { openReport } from '../report.ts';
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

const page = (path: string, ...shows: string[]) => ({
  path,
  shows,
  titles: inEachLocale(() => ''),
});
const sitePages = [
  page('/contact'),
  page('/both', 'notices/NIRF', 'notices/COLLEGE_EVENT'),
  page('/nirf', 'notices/NIRF'),
];

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
  const given = {
    file,
    mapping: { ...mapping, categories },
    inventory: await takeInventory(file),
    media: await openMedia({ given: media }),
    sitePages,
    language,
  };
  await importWordPress(payload, given, report);
  return report.lines().join('\n');
}
const all = async (collection: CollectionSlug) =>
  (await payload.find({ collection, depth: 0, pagination: false, sort: 'id' })).docs;
const notices = async () =>
  new Map(
    (await payload.find({ collection: 'notices', depth: 0, pagination: false })).docs.map((one) => [
      one.title,
      one,
    ]),
  );

describe('an export of WordPress', () => {
  let said: string;
  beforeAll(async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    said = await run(wxr(everything));
    expect(fetched).not.toHaveBeenCalled();
  }, patience);

  it('brings posts as notices of the type that their category is mapped to', async () => {
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

  it('brings the files that were given, once, and has texts lead to them', async () => {
    const media = await payload.find({ collection: 'media', depth: 0, pagination: false });
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

  it('brings pages where they stood, or at the nearest address that is free', async () => {
    const stand = await payload.find({ collection: 'site-pages', depth: 0, sort: 'path' });
    expect(stand.docs.map(({ path: at, hidden, kind }) => [at, hidden, kind])).toEqual([
      ['/about', false, 'text'],
      ['/about/history', false, 'text'],
      ['/about/new-hostel', true, 'text'],
      ['/contact-2', false, 'text'],
    ]);
    const texts = await payload.find({ collection: 'pages', depth: 0, sort: 'page' });
    expect(texts.docs.map(({ page, title, _status }) => [page, title, _status])).toEqual([
      ['about', 'About', 'published'],
      ['about/history', 'Our history', 'published'],
      ['about/new-hostel', 'New hostel', 'draft'],
      ['contact-2', 'Contact', 'published'],
    ]);
    expect(JSON.stringify(texts.docs[1]?.text)).toContain('"url":"/2019/05/results"');
  });

  it('leads old addresses on, but not to drafts', async () => {
    const here = await notices();
    const leads = await payload.find({
      collection: 'redirects',
      depth: 0,
      sort: 'from',
      pagination: false,
    });
    const to = Object.fromEntries(leads.docs.map((one) => [one.from, one.to]));
    expect(to['/?p=10']).toBe(to['/2019/05/results']);
    expect(to['/?page_id=21']).toBe('/about/history');
    expect(to['/?p=12']).toBeUndefined();
    expect(to['/?attachment_id=70']).toBe('/files/media/gate.jpg');
    expect(to['/wp-content/uploads/2019/05/gate.jpg']).toBe('/files/media/gate.jpg');
    expect(to['/wp-content/uploads/2019/05/form.pdf']).toBe('/files/media/form.pdf');
    expect(to['/wp-content/uploads/2019/05/lost.pdf']).toBeUndefined();
    const paths = leads.docs.filter(({ from }) => !/[?]|wp-content/.test(from));
    expect(paths.map(({ from, to }) => [from, to])).toEqual([
      ['/2019/05/results', `/singleevent?eventId=${here.get('Results & marks')?.id}`],
      ['/2019/05/দৰ', `/singleevent?eventId=${here.get('দৰপত্ৰ জাননী')?.id}`],
      ['/broken', `/singleevent?eventId=${here.get('Broken')?.id}`],
      ['/contact', '/contact-2'],
    ]);
  });

  it('takes nothing that runs', async () => {
    const text = JSON.stringify((await notices()).get('Broken'));
    expect(text).not.toMatch(/<script|alert\(|onclick|fetch\(/);
    expect(text).toContain('http://127.0.0.1:9/x');
  });

  it('says what it left out and why', () => {
    expect(said).toContain('notices: 5 new');
    expect(said).toMatch(/lost\.pdf: not among the uploaded files, but used in post https:\S+/);
    expect(said).toContain(
      'post https://old.example.org/?p=14: not imported because its status in WordPress is ‘trash’',
    );
    expect(said).toContain(
      'post https://old.example.org/hello/: not imported because of its category: Uncategorized',
    );
    expect(said).toContain('1 × nav_menu_item: belongs to WordPress itself and is not imported');
    expect(said).toMatch(/results\/: comments are not imported: 1$/m);
    expect(said).toMatch(/imported as a draft because its status in WordPress is ‘draft’/);
    expect(said).toMatch(/secret\/: imported as a draft because it has a password in WordPress/);
    expect(said).toContain('1 of its files: not among the uploaded files');
    // A page at its old address needs no redirect.
    expect(said).not.toContain('redirects /');
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

  it('changes what was changed there, and brings a file that is given later', async () => {
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
    const others = everything.filter((one) => one !== posts.draft);
    expect(await run(wxr([...others, edited]))).toContain('notices: 0 new, 2 changed, 3 unchanged');
    const here = await notices();
    expect(here.get('Now')?._status).toBe('published');
    expect(here.has('Not yet')).toBe(false);
    expect(here.get('দৰপত্ৰ জাননী')?.uploads).toHaveLength(1);
  });
});

it('leads the archive of a category on, where its posts came to an added page', async () => {
  await payload.create({
    collection: 'site-pages',
    data: { path: '/sports-week', title: 'Sports week', kind: 'notices' },
  });
  const post = item({ id: 60, title: 'Long jump', path: '/jump/', category: ['sports', 'Sports'] });
  const said = await run(wxr([post]), undefined, { sports: '/sports-week' });
  expect(said).toContain('comments are not imported: 1');
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
  ['to the page of nothing else', 'NIRF', '/nirf'],
  ['to a page that shows it beside others', 'COLLEGE_EVENT', '/both'],
  ['nowhere without such a page', 'EXAM_RESULTS', undefined],
])('leads the archive of a category of a type %s', async (_where, type, to) => {
  const { pathOfType } = await import('./site-pages.ts');
  expect(pathOfType(sitePages, type)).toBe(to);
});

it('leads the archive of a category below another on, with and without the one above', async () => {
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

it('names each item of a plugin, and leads a tag, a month and an author to where their posts are', async () => {
  const category: [string, string] = ['ranks', 'Ranks'];
  const post = item({ id: 64, title: 'Tagged', path: '/tagged/', category, creator: 'rina' });
  const event = item({ id: 65, type: 'tribe_events', title: 'Fair', path: '/event/fair/' });
  const said = await run(wxr([post, event]), undefined, { ranks: 'NIRF' });
  expect(said).toContain('event/fair/: records of this type are not imported: tribe_events');
  const { docs } = await payload.find({
    collection: 'redirects',
    where: {
      from: { in: ['/tag/old', '/?tag=old', '/2019/05', '/?m=201905', '/2019', '/author/rina'] },
    },
  });
  expect(docs.map(({ to }) => to)).toEqual(Array(6).fill('/nirf'));
});

it('brings both of two items that have one number', async () => {
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

it('names links that lead nowhere by their record, in the language of the clerk', async () => {
  const category: [string, string] = ['tenders', 'Tenders'];
  const content = '<p><a href="javascript:void(0)">Apply</a></p>';
  const post = item({ id: 310, title: 'Apply', path: '/apply/', category, content });
  const said = await run(wxr([post]), undefined, mapping.categories, 'as');
  expect(said).toContain('post https://old.example.org/apply/: javascript:void(0): এই লিংক');
});

it('says which old address leads on already, and where', async () => {
  const post = item({ id: 62, title: 'Twice', path: '/twice/', category: ['ranks', 'Ranks'] });
  await payload.create({ collection: 'redirects', data: { from: '/twice', to: '/events' } });
  const said = await run(wxr([post]), undefined, { ranks: 'NIRF' });
  expect(said).toContain('/twice: this address already redirects to /events');
  await payload.create({ collection: 'redirects', data: { from: '/same', to: '/same-2' } });
  const page = item({ id: 66, type: 'page', title: 'Same', path: '/same/', content: 'Here' });
  await payload.create({ collection: 'pages', data: { page: 'same', title: 'Same' } });
  expect(await run(wxr([page]))).not.toContain('already');
});

it('puts no page where a text stands, or lies in the recycle bin, nor keeps a place for what was thrown away', async () => {
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
  const paths = (await all('site-pages')).map((one) => Reflect.get(one, 'path'));
  expect(paths.slice(-3)).toEqual(['/hostel-2', '/canteen-2', '/gone']);
});

it('tries a file again that was given and could not be taken', async () => {
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

it('says who posted only as the mapping has it', async () => {
  const by = (id: number, creator: string) =>
    item({ id, title: `By ${creator}`, creator, category: ['tenders', 'Tenders'] });
  await run(wxr([by(90, 'office'), by(91, 'constructor'), by(92, 'rina')]));
  const here = await notices();
  const posted = ['office', 'constructor', 'rina'].map((who) => here.get(`By ${who}`)?.posted_as);
  expect(posted).toEqual(['College office', null, null]);
});

it('follows categories that stand above each other once', async () => {
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

it('says which field of a record was refused, and why', async () => {
  const { id } = await payload.create({
    collection: 'redirects',
    data: { from: '/binned', to: '/events' },
  });
  const deletedAt = new Date().toISOString();
  await payload.update({ collection: 'redirects', id, data: { deletedAt } });
  const post = item({ id: 63, title: 'Binned', path: '/binned/', category: ['ranks', 'Ranks'] });
  const said = await run(wxr([post]), undefined, { ranks: 'NIRF' });
  expect(said).toMatch(/\/binned: from: \S+/);
});

it('names the links of a text that could not come', async () => {
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
    const found = await payload.find({
      collection: 'notices',
      where: { title: { contains: title } },
      depth: 0,
    });
    return found.docs[0];
  };
  const category: [string, string] = ['notice-board', 'Notice board'];

  it('names no file of ours, and unfolds no entity', async () => {
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
    ['a text without end', 'x'.repeat(1_200_000), /its text is too long/],
    ['a tower of tags', '<div>'.repeat(10_000), /Huge|post/],
  ])('costs itself alone: %s', async (_what, content, reason) => {
    const said = await run(
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
    expect(said).toMatch(reason);
    expect(await marker(`After ${content.length}`)).toBeDefined();
    expect(await marker('Huge')).toBeUndefined();
  });

  it('that breaks off brings what is whole, and says so', async () => {
    const whole = wxr([
      item({ id: 43, title: 'Whole', path: '/whole/', category }),
      item({ id: 44, title: 'Half', path: '/half/', category, content: 'One two three' }),
    ]);
    const said = await run(whole.slice(0, whole.indexOf('two')));
    expect(said).toContain('The end of the file: missing');
    expect(await marker('Whole')).toBeDefined();
    expect(await marker('Half')).toBeUndefined();
  });

  it('gets no file from outside of the folder that was given', async () => {
    await writeFile(path.join(folder, 'outside.pdf'), '%PDF-1.4\n% outside\nxref\n%%EOF\n');
    const url = 'https://old.example.org/wp-content/uploads/../../../../outside.pdf';
    const said = await run(
      wxr([
        item({ id: 45, type: 'attachment', url }),
        item({ id: 46, type: 'attachment', url: 'file:///etc/hosts.txt' }),
        files.gate,
        pages.about,
      ]),
    );
    expect(said).toContain('2 of its files: not among the uploaded files');
  });
});
