import { describe, expect, it } from 'vitest';
import { type ImportContext, rowOf } from './import-context.ts';
import { categoriesOf, type Item, isKept, isPublished, keyOf, newItem } from './item.ts';

const item = (given: Partial<Item>): Item => ({ ...newItem(), type: 'post', id: '5', ...given });

it.each([
  ['publish', true, true],
  ['draft', true, false],
  ['pending', true, false],
  ['future', true, false],
  ['private', true, false],
  ['trash', false, false],
  ['auto-draft', false, false],
  ['inherit', false, false],
  ['', false, false],
])('an item that is ‘%s’ comes: %s, for everybody: %s', (status, comes, isPublic) => {
  expect([isKept(item({ status })), isPublished(item({ status }))]).toEqual([comes, isPublic]);
  expect(isPublished(item({ status, password: 'x' }))).toBe(false);
});

it('is known by its number, because several may have one GUID, and else by its GUID or address', () => {
  const [guid, link] = ['https://old.example.org/?p=5', 'https://old.example.org/a'];
  expect(keyOf(item({ guid, link }))).toBe('post 5');
  expect(keyOf(item({ id: '', guid, link }))).toBe(guid);
  expect(keyOf(item({ id: '', link }))).toBe(link);
});

it('has the category that WordPress gives to what has none', () => {
  const categories = [{ slug: 'tenders', name: 'Tenders' }];
  expect(categoriesOf(item({ categories }))).toEqual(categories);
  expect(categoriesOf(item({})).map(({ slug }) => slug)).toEqual(['uncategorized']);
});

describe('the row of an item', () => {
  const files = ['gate.jpg', 'lost.jpg'].map((url, at) => ({ id: `${at + 1}`, url, alt: '' }));
  const around = {
    attachment: (id: string) => files.find((file) => file.id === id),
    attachmentsOf: () => [],
    placeOf: () => undefined,
    fileAt: () => undefined,
    isGiven: (file: string) => file === 'gate.jpg',
  };
  const row = (given: Partial<Item>) => rowOf({ around } as unknown as ImportContext, item(given));

  it.each([
    [{ title: 'Fees &amp; <b>dues</b>', name: 'fees' }, 'Fees & dues'],
    [{ title: ' <b></b> ', name: 'fees' }, 'fees'],
    [{ title: '' }, 'post 5'],
  ])('has a title: %j', (given, title) => {
    expect(row(given).title).toBe(title);
  });

  it.each([
    ['that was given', '1', 'gate.jpg'],
    ['that was not given', '2', undefined],
    ['that the export does not know', '3', undefined],
    ['of none', undefined, undefined],
  ])('has a picture for the whole %s', (_what, number, file) => {
    const meta = new Map(number === undefined ? [] : [['_thumbnail_id', number]]);
    expect(row({ meta }).featured).toBe(file);
  });

  it('is public where it was', () => {
    expect(row({ status: 'publish' }).status).toBe('published');
    expect(row({ status: 'publish', password: 'x' }).status).toBe('draft');
    expect(row({ status: 'private' }).status).toBe('draft');
  });
});
