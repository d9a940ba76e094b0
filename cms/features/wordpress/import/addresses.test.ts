import { describe, expect, it } from 'vitest';
import {
  numberedAddress,
  oldPath,
  openFileAddresses,
  openPlaces,
  pathFor,
  redirectFrom,
} from './addresses.ts';
import type { Inventory, Known } from './inventory.ts';

const page = (id: string, fields: Partial<Known> = {}): Known => ({
  id,
  type: 'page',
  key: id,
  formerKey: id,
  title: 'A page',
  link: `https://old.example.org/?page_id=${id}`,
  name: '',
  parent: '0',
  isKept: true,
  ...fields,
});
const inventory = (address: string, ...items: Known[]): Inventory => ({
  address,
  items: new Map(items.map((item) => [item.id, item])),
  attachments: new Map(),
  authors: new Map(),
  terms: new Map(),
  categories: new Map(),
  posts: new Map(),
  types: new Map(),
  menu: { tops: new Map(), pages: new Map() },
  isExport: true,
  isWhole: true,
  comments: 0,
});

describe('the address of a page', () => {
  const usedPaths = ['/contact', '/fees', '/fees-2', '/news', '/news-2', '/news-3'];
  it.each([
    ['stays the same', { link: 'https://old.example.org/about/history/' }, '/about/history'],
    ['becomes lower case', { link: 'https://old.example.org/About_Us/' }, '/about-us'],
    [
      'becomes a number for another script',
      { link: 'https://old.example.org/%e0%a6%a6/', title: 'দৰ' },
      '/page-5',
    ],
    ['is built from the parent page for a draft', { name: 'fees', parent: '4' }, '/admission/fees'],
    ['is built from the title for a draft without a name', { title: 'New hostel' }, '/new-hostel'],
    [
      'is built from the name for the front page',
      { link: 'https://old.example.org/', name: 'home' },
      '/home',
    ],
    [
      'is built from the title if it is reserved',
      { link: 'https://old.example.org/admin/' },
      '/a-page',
    ],
    [
      'gets the number 2 if another page has it',
      { link: 'https://old.example.org/contact/' },
      '/contact-2',
    ],
    [
      'gets the number 3 if two pages have it',
      { link: 'https://old.example.org/fees/' },
      '/fees-3',
    ],
    [
      'becomes a number if three pages have it',
      { link: 'https://old.example.org/news/' },
      '/page-5',
    ],
    [
      'stays below a parent whose address is taken',
      { link: 'https://old.example.org/news/fees/' },
      '/news/fees',
    ],
    ['loses its accents', { link: 'https://old.example.org/caf%C3%A9-m%C3%ADo/' }, '/cafe-mio'],
    ['ignores a page that is its own parent', { name: 'a', parent: '5' }, '/a'],
  ])('%s', (_what, fields, path) => {
    const newPage = page('5', fields);
    const all = inventory('https://old.example.org', newPage, page('4', { name: 'admission' }));
    expect(pathFor(newPage, all, (path) => usedPaths.includes(path))).toBe(path);
  });

  it('leaves out the folder that WordPress was in', () => {
    const newPage = page('5', { link: 'https://example.org/college/about/' });
    expect(pathFor(newPage, inventory('https://example.org/college', newPage), () => false)).toBe(
      '/about',
    );
  });
});

describe('an old address', () => {
  const base = 'https://www.old.example.org';
  it.each([
    ['http://old.example.org/a/b/', '/a/b'],
    ['/a', '/a'],
    ['https://elsewhere.example.org/a', undefined],
    ['https://old.example.org/%E0%A6%A6', '/দ'],
    ['https://old.example.org/%', undefined],
    ['javascript:x()', undefined],
  ])('reads the path of %s', (address, path) => {
    expect(oldPath(address, base)).toBe(path);
  });

  it.each([
    ['https://old.example.org/?p=1', undefined],
    ['https://old.example.org/', undefined],
    ['https://old.example.org/admin', undefined],
    ['https://old.example.org/2019/a/', '/2019/a'],
  ])('is redirected only if it is a path of its own: %s', (link, from) => {
    expect(redirectFrom({ link }, base)).toBe(from);
  });

  it('keeps the folder that WordPress was in, in redirects and numbered addresses', () => {
    const folder = 'https://old.example.org/college';
    const from = (link: string) => redirectFrom({ link: folder + link }, folder);
    expect([from('/'), from('/about/'), from('/?p=1')]).toEqual([
      '/college',
      '/college/about',
      undefined,
    ]);
    expect(numberedAddress('p', '12', folder)).toBe('/college?p=12');
    expect(numberedAddress('cat', '5', base)).toBe('/?cat=5');
    expect(numberedAddress('cat', '', base)).toBeUndefined();
  });
});

it('leads to an imported page by path or number, and nowhere if the page was not imported', () => {
  const link = (path: string) => ({ link: `https://old.example.org${path}` });
  const items = [page('5', link('/about/')), page('6', { ...link('/gone/'), isKept: false })];
  const placeOf = openPlaces(
    inventory('https://old.example.org', ...items),
    new Map([['5', '/us']]),
  );
  expect(placeOf('/about/#staff')).toBe('/us#staff');
  expect(placeOf('http://www.old.example.org/?page_id=5')).toBe('/us');
  for (const address of ['/gone/', '/?p=6', '/?p=7', 'https://elsewhere.example.org/about/'])
    expect([address, placeOf(address)]).toEqual([address, undefined]);
});

describe('finding a file by its path below the uploads', () => {
  const uploads = 'https://old.example.org/wp-content/uploads/2019/05';
  const urls = ['gate.jpg', 'hall-scaled.jpg', 'নদী.png', 'map-300x200.jpg', 'Form.PDF'];
  const contents = inventory('https://old.example.org');
  for (const [at, name] of urls.entries())
    contents.attachments.set(`${at}`, {
      id: `${at}`,
      url: `${uploads}/${name}`,
      alt: '',
      link: '',
      parent: '',
    });
  contents.attachments.set('cdn', {
    ...{ id: 'cdn', alt: '', link: '', parent: '' },
    url: 'https://old.files.example.com/2008/06/canola.jpg',
  });
  const fileAt = openFileAddresses(contents);
  it.each([
    ['finds another size', `${uploads}/gate-300x200.jpg`, 'gate.jpg'],
    [
      'accepts another protocol',
      'http://old.example.org/wp-content/uploads/2019/05/gate.jpg',
      'gate.jpg',
    ],
    [
      'accepts another host',
      'https://www.college.ac.in/wp-content/uploads/2019/05/gate.jpg',
      'gate.jpg',
    ],
    [
      'accepts a CDN with a query',
      'https://i0.wp.com/old.example.org/wp-content/uploads/2019/05/gate-1024x683.jpg?resize=300%2C200&ssl=1',
      'gate.jpg',
    ],
    [
      'accepts an address without a protocol',
      '//old.example.org/wp-content/uploads/2019/05/gate.jpg',
      'gate.jpg',
    ],
    ['accepts an address without a host', '/wp-content/uploads/2019/05/gate.jpg', 'gate.jpg'],
    [
      'accepts the folder of a multisite',
      'https://old.example.org/files/2019/05/gate.jpg',
      'gate.jpg',
    ],
    [
      'finds the original of an edited picture',
      `${uploads}/gate-e1563271234567-150x150.jpg`,
      'gate.jpg',
    ],
    ['finds the original of a rotated picture', `${uploads}/gate-rotated.jpg`, 'gate.jpg'],
    ['finds another format', `${uploads}/gate-300x200.jpg.webp`, 'gate.jpg'],
    ['finds a picture for high resolution screens', `${uploads}/gate@2x.jpg`, 'gate.jpg'],
    ['finds the scaled file by its original name', `${uploads}/hall.jpg`, 'hall-scaled.jpg'],
    ['finds the scaled file by another size', `${uploads}/hall-300x200.jpg`, 'hall-scaled.jpg'],
    ['finds a name that ends like a size', `${uploads}/map-300x200.jpg`, 'map-300x200.jpg'],
    [
      'decodes an encoded address',
      `${uploads}/${encodeURIComponent('নদী')}-300x200.png`,
      'নদী.png',
    ],
    ['ignores upper and lower case', `${uploads}/FORM.pdf`, 'Form.PDF'],
  ])('%s', (_what, address, name) => {
    expect(fileAt(address)).toBe(`${uploads}/${name}`);
  });

  it.each([
    ['the host of the website itself', 'https://old.example.org/2008/06/canola-300x200.jpg'],
    ['the page of the file', 'https://old.example.org/?attachment_id=cdn'],
    ['a folder of uploads', 'http://old.example.org/wp-content/uploads/2008/06/canola.jpg?w=300'],
  ])('works if files have their own host and the text names %s', (_what, address) => {
    expect(fileAt(address)).toBe('https://old.files.example.com/2008/06/canola.jpg');
  });

  it.each([
    ['with another name', 'https://elsewhere.example.org/wp-content/uploads/2019/05/lane.jpg'],
    ['from another month', 'https://elsewhere.example.org/wp-content/uploads/2019/06/gate.jpg'],
    ['with a file: address', 'file:///wp-content/uploads/2019/05/gate.jpg'],
  ])('finds no file %s', (_what, address) => {
    expect(fileAt(address)).toBeUndefined();
  });
});

it('finds the full picture for a smaller copy, and a file by its own address', () => {
  const url = 'https://old.example.org/wp-content/uploads/a-scaled.jpg';
  const contents = inventory('https://old.example.org');
  contents.attachments.set('1', { id: '1', url, alt: '', link: '', parent: '' });
  const fileAt = openFileAddresses(contents);
  expect(fileAt('https://old.example.org/wp-content/uploads/a-300x200.jpg')).toBe(url);
  expect(fileAt('https://old.example.org/wp-content/uploads/a.jpg')).toBe(url);
  expect(fileAt('/b.pdf')).toBe('https://old.example.org/b.pdf');
  expect(fileAt('https://elsewhere.example.org/b.pdf')).toBeUndefined();
  expect(fileAt('/b.pdf?w=300#page=2')).toBe('https://old.example.org/b.pdf');
  expect(fileAt('/about')).toBeUndefined();
});
