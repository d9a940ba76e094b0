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

const page = (id: string, given: Partial<Known> = {}): Known => ({
  id,
  type: 'page',
  key: id,
  title: 'A page',
  link: `https://old.example.org/?page_id=${id}`,
  name: '',
  parent: '0',
  isKept: true,
  ...given,
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
  isExport: true,
  isWhole: true,
  comments: 0,
});

describe('the address of a page', () => {
  const taken = ['/contact', '/fees', '/fees-2', '/news', '/news-2', '/news-3'];
  it.each([
    ['as it was', { link: 'https://old.example.org/about/history/' }, '/about/history'],
    ['in small letters', { link: 'https://old.example.org/About_Us/' }, '/about-us'],
    ['of another script', { link: 'https://old.example.org/%e0%a6%a6/', title: 'দৰ' }, '/page-5'],
    ['of a draft, below its own', { name: 'fees', parent: '4' }, '/admission/fees'],
    ['of a draft without a name', { title: 'New hostel' }, '/new-hostel'],
    ['of the first page', { link: 'https://old.example.org/', name: 'home' }, '/home'],
    ['that something else has', { link: 'https://old.example.org/admin/' }, '/a-page'],
    ['that another page has', { link: 'https://old.example.org/contact/' }, '/contact-2'],
    ['that two others have', { link: 'https://old.example.org/fees/' }, '/fees-3'],
    ['that three others have', { link: 'https://old.example.org/news/' }, '/page-5'],
    [
      'below another, whose whole is taken',
      { link: 'https://old.example.org/news/fees/' },
      '/news/fees',
    ],
    ['with accents', { link: 'https://old.example.org/caf%C3%A9-m%C3%ADo/' }, '/cafe-mio'],
    ['of a page above itself', { name: 'a', parent: '5' }, '/a'],
  ])('%s', (_what, given, path) => {
    const one = page('5', given);
    const all = inventory('https://old.example.org', one, page('4', { name: 'admission' }));
    expect(pathFor(one, all, (path) => taken.includes(path))).toBe(path);
  });

  it('leaves out the folder in which WordPress was', () => {
    const one = page('5', { link: 'https://example.org/college/about/' });
    expect(pathFor(one, inventory('https://example.org/college', one), () => false)).toBe('/about');
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
  ])('%s', (address, path) => {
    expect(oldPath(address, base)).toBe(path);
  });

  it.each([
    ['https://old.example.org/?p=1', undefined],
    ['https://old.example.org/', undefined],
    ['https://old.example.org/admin', undefined],
    ['https://old.example.org/2019/a/', '/2019/a'],
  ])('from which visitors are led on: %s', (link, from) => {
    expect(redirectFrom({ link }, base)).toBe(from);
  });

  it('in the folder in which WordPress was leads on as itself, and by a number', () => {
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

it('a link leads to what comes, by its address or its number, and to nothing that stays behind', () => {
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

it('a picture that was made smaller is shown whole', () => {
  const url = 'https://old.example.org/wp-content/uploads/a-scaled.jpg';
  const given = inventory('https://old.example.org');
  given.attachments.set('1', { id: '1', url, alt: '', parent: '' });
  const fileAt = openFileAddresses(given);
  expect(fileAt('https://old.example.org/wp-content/uploads/a-300x200.jpg')).toBe(url);
  expect(fileAt('https://old.example.org/wp-content/uploads/a.jpg')).toBe(url);
  expect(fileAt('/b.pdf')).toBe('https://old.example.org/b.pdf');
  expect(fileAt('https://elsewhere.example.org/b.pdf')).toBeUndefined();
  expect(fileAt('/about')).toBeUndefined();
});
