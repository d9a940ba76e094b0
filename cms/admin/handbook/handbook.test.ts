import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE } from '@college/contract/locales';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { outlines } from '../../outlines.ts';
import { flat, labelsOf, wordsIn } from '../../testing/labels.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { sentences } from '../../words/as/sentences.ts';
import { labelIn } from '../../words/languages.ts';
import { type Sentence, say, sayWith } from '../../words/say.ts';
import { words as sheetWords } from '../../words/sheets.ts';
import { type HandbookPage, readHandbook, readPage } from './read-handbook.ts';
import { searchHandbook } from './search-handbook.ts';
import { pictures, taskOf, tasks } from './tasks.ts';

const folder = import.meta.dirname;
const cms = path.join(folder, '../..');
const languages = ['en', 'as'] as const;
const parts = outlines.flatMap(({ handbookParts = [] }) => handbookParts);
const sources: readonly ((language: string) => string)[] = [
  ...tasks.map((task) => (language: string) => path.join(folder, language, `${task}.md`)),
  ...parts.map((part) => (language: string) => path.join(cms, part.folder, `${language}.md`)),
];
const elements = (html: string, name: string) =>
  DomUtils.getElementsByTagName(name, parseDocument(html));
/** Emphasised words, which are labels of the admin. */
const emphasised = ({ html }: HandbookPage) =>
  elements(html, 'em').map((em) => DomUtils.textContent(em));

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

it('exists in every language of the admin', () => {
  expect(Object.keys(payload.config.i18n.supportedLanguages).sort()).toEqual([...languages].sort());
});

describe.each(languages)('in %s', (language) => {
  it('has one page for each task, each with a title', async () => {
    const files = await readdir(path.join(folder, language));
    expect(files.sort()).toEqual(tasks.map((task) => `${task}.md`).sort());
    const pages = await readHandbook(language, payload.config);
    expect(pages.map(({ task }) => task)).toEqual([...tasks]);
    for (const { title, task, html } of pages) {
      expect(title).not.toBe(task);
      expect(html).toContain('<p>');
    }
    expect(new Set(pages.map(({ title }) => title)).size).toBe(tasks.length);
  });

  it('names only labels that the admin shows', async () => {
    const labels = new Set([
      ...labelsOf(payload.config).map(([, label]) => labelIn(language, label)),
      ...wordsIn(payload.config, language as 'en').values(),
      ...Object.keys(sentences).map((sentence) => say(language, sentence as Sentence)),
      ...outlines.flatMap(({ sentences: own = { as: {} } }) =>
        Object.keys(own.as).map((sentence) => sayWith(own)(language, sentence)),
      ),
      ...flat(language === DEFAULT_LOCALE ? sheetWords[DEFAULT_LOCALE] : {}).values(),
    ]);
    const names = (await readHandbook(language, payload.config)).flatMap(emphasised);
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => !labels.has(name))).toEqual([]);
  });

  it('shows existing pictures with descriptions', async () => {
    for (const task of tasks) {
      const { html } = await readPage(task, language, payload.config);
      const images = elements(html, 'img').map(({ attribs }) => attribs);
      const address = `/admin/handbook/${language}/${task}.webp`;
      const isPictured = [...pictures, ...parts.filter((part) => part.picture)].some(
        (picture) => picture.task === task,
      );
      const expected = isPictured ? [address] : [];
      expect(images.map(({ src }) => src)).toEqual(expected);
      for (const { src = '', alt } of images) {
        expect(alt).toBeTruthy();
        await readFile(path.join(folder, '../../public', src));
      }
    }
  });
});

it('has the same steps, headings and names in every language', async () => {
  for (const source of sources) {
    const shape = (words: string) => [
      words.match(/^\d+\. /gm)?.length,
      words.match(/^## /gm)?.length,
      words.match(/^ *- /gm)?.length,
    ];
    const [english, ...others] = await Promise.all(
      languages.map((language) => readFile(source(language), 'utf8')),
    );
    for (const other of others)
      expect([source('en'), ...shape(other)]).toEqual([source('en'), ...shape(english ?? '')]);
  }
});

it('has a page for the help button of every visible collection and global', () => {
  const { collections, globals } = payload.config;
  const visible = [...collections, ...globals].filter(({ admin }) => admin.hidden !== true);
  expect(visible.length).toBeGreaterThan(20);
  expect(visible.map(({ slug }) => slug).filter((slug) => !Object.hasOwn(taskOf, slug))).toEqual(
    [],
  );
});

it('contains no script, and falls back to English for an unknown language', async () => {
  const { html } = await readPage('sign-in', 'as', payload.config);
  expect(html).not.toContain('<script');
  expect((await readPage('sign-in', 'xx', payload.config)).title).toBe(
    (await readPage('sign-in', 'en', payload.config)).title,
  );
});

it.each([
  ['logo', 'home-page'],
  ['HoD', 'head-of-department'],
  ['retire', 'profiles'],
  ['tender', 'write-a-notice'],
  ['recycle bin', 'mistakes'],
  ['WhatsApp', 'write-a-notice'],
  ['reply', 'answer-by-mail'],
  ['মুৰব্বী', 'head-of-department'],
])('finds “%s” on the page %s first, in every language', async (query, task) => {
  for (const language of languages) {
    const [first] = searchHandbook(await readHandbook(language, payload.config), query);
    expect([language, first?.task]).toEqual([language, task]);
  }
});

it('finds nothing for words that no page has, and for none', async () => {
  const pages = await readHandbook('en', payload.config);
  expect([searchHandbook(pages, 'zzzz'), searchHandbook(pages, ' ')]).toEqual([[], []]);
});
