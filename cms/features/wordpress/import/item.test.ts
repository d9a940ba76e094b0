import { describe, expect, it } from 'vitest';
import { type ImportContext, rowOf } from './import-context.ts';
import { categoriesOf, type Item, isKept, isPublished, keyOf, newItem } from './item.ts';

const item = (fields: Partial<Item>): Item => ({ ...newItem(), type: 'post', id: '5', ...fields });

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
])('imports an item with status ‘%s’: %s; publishes it: %s', (status, comes, isPublic) => {
  expect([isKept(item({ status })), isPublished(item({ status }))]).toEqual([comes, isPublic]);
  expect(isPublished(item({ status, password: 'x' }))).toBe(false);
});

it('identifies an item by its number, or by GUID or address if it has none', () => {
  const [guid, link] = ['https://old.example.org/?p=5', 'https://old.example.org/a'];
  expect(keyOf(item({ guid, link }))).toBe('post 5');
  expect(keyOf(item({ id: '', guid, link }))).toBe(guid);
  expect(keyOf(item({ id: '', link }))).toBe(link);
});

it('adds the default category of WordPress to an item without one', () => {
  const categories = [{ slug: 'tenders', name: 'Tenders' }];
  expect(categoriesOf(item({ categories }))).toEqual(categories);
  expect(categoriesOf(item({})).map(({ slug }) => slug)).toEqual(['uncategorized']);
});

describe('the row of an item', () => {
  const files = ['gate.jpg', 'lost.jpg'].map((url, at) => ({ id: `${at + 1}`, url, alt: '' }));
  const lookups = {
    attachment: (id: string) => files.find((file) => file.id === id),
    attachmentsOf: () => [],
    placeOf: () => undefined,
    fileAt: () => undefined,
    isGiven: (file: string) => file === 'gate.jpg',
  };
  const row = (fields: Partial<Item>) =>
    rowOf({ lookups } as unknown as ImportContext, item(fields));

  it.each([
    [{ title: 'Fees &amp; <b>dues</b>', name: 'fees' }, 'Fees & dues'],
    [{ title: ' <b></b> ', name: 'fees' }, 'fees'],
    [{ title: '' }, 'post 5'],
  ])('has a title: %j', (fields, title) => {
    expect(row(fields).title).toBe(title);
  });

  it.each([
    ['if the file was given', '1', 'gate.jpg'],
    ['unless the file was not given', '2', undefined],
    ['unless the export does not list the file', '3', undefined],
    ['unless it has no number', undefined, undefined],
  ])('has a featured picture %s', (_what, number, file) => {
    const meta = new Map(number === undefined ? [] : [['_thumbnail_id', number]]);
    expect(row({ meta }).featured).toBe(file);
  });

  it('is published only if it was public in WordPress', () => {
    expect(row({ status: 'publish' }).status).toBe('published');
    expect(row({ status: 'publish', password: 'x' }).status).toBe('draft');
    expect(row({ status: 'private' }).status).toBe('draft');
  });
});
