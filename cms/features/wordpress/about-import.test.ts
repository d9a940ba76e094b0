import { expect, it } from 'vitest';
import { aboutImport } from './about-import.ts';

it('links the notices, the pages and another import, in the language of the account', () => {
  const { links, note, stopped } = aboutImport('en');
  expect(links.map(({ href, label }) => [label, href])).toEqual([
    ['Go to the notices', '/admin/collections/notices'],
    ['Go to the pages', '/admin/collections/site-pages'],
    ['Import another export', '/admin/wordpress'],
  ]);
  expect(stopped).toMatch(/^The import stopped\. Everything that was imported so far is kept\./);
  expect(note).toMatch(/^You can import the same export again\./);
  const assamese = aboutImport('as');
  const words = [assamese.stopped, assamese.note, ...assamese.links.map(({ label }) => label)];
  expect(words.filter((text) => !/[\u0980-\u09ff]/.test(text ?? ''))).toEqual([]);
});
