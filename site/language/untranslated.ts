/** Finds pages whose texts are partly not translated, and says so on them. */
import type { Locale } from '@college/contract/locales';
import { isInOther, pageLanguage, withoutEntities } from './page-language.ts';

/** Least number of words of a sentence in the other language. Fewer are names, titles and lines of a song. */
const SENTENCE = 8;
/** Least number of words of a title. Fewer are designations and names. */
const TITLE = 3;
/** Least shares of titles in the other language, and of short texts and titles together, among the letters of a page. */
const LEAST_TITLES = 0.2;
const LEAST_ALL = 0.4;

/** A tag with the text that follows it. */
const tagAndText = /<(\/?)([a-z][\w-]*)((?:[\s/][^<>]*)?)>([^<]*)/g;
/** Scripts, menus, e-mail addresses and names of people, which no one translates. */
const isUncounted = (name: string, attributes: string): boolean =>
  name === 'script' ||
  name === 'nav' ||
  attributes.includes('translate="no"') ||
  attributes.includes('href="mailto:');

/** The texts of HTML that count, in their order. */
function* countedTexts(html: string): Generator<string> {
  /** The element that is left out now, and how many of its kind are open. */
  let uncounted = '';
  let depth = 0;
  for (const [, closes, name = '', attributes = '', text = ''] of html.matchAll(tagAndText)) {
    if (depth === 0 && !closes && isUncounted(name, attributes)) uncounted = name;
    if (name === uncounted) depth += closes ? -1 : 1;
    if (depth === 0) {
      uncounted = '';
      yield text;
    }
  }
}

/**
 * True if the HTML has a sentence, many titles, or mostly short texts in the other language. Letters are counted as the
 * backend counts them when it walks the website (cms/walks/page-content.ts), where half of a page is too much.
 */
export function isPartlyUntranslated(html: string, locale: Locale): boolean {
  const language = pageLanguage(locale);
  let all = 0;
  let titles = 0;
  let others = 0;
  for (const raw of countedTexts(html)) {
    const text = withoutEntities(raw);
    const letters = countLetters(text);
    all += letters;
    if (!isInOther(text, language)) continue;
    const words = countWords(text);
    if (words >= SENTENCE) return true;
    others += letters;
    if (words >= TITLE) titles += letters;
  }
  return titles > LEAST_TITLES * all || others > LEAST_ALL * all;
}

const countLetters = (text: string): number => text.replaceAll(/\P{L}+/gu, '').length;
const countWords = (text: string): number => text.match(/[\p{L}\p{M}]{2,}/gu)?.length ?? 0;

/**
 * Adds a line below the title of a page that is partly not translated, or at its end if the title is not seen. A list
 * that says how many of its titles are not translated is enough.
 */
export function sayUntranslated(html: string, locale: Locale, line: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start === -1 || end === -1) return html;
  const main = html.slice(start, end);
  if (main.includes(' data-untranslated=') || !isPartlyUntranslated(main, locale)) return html;
  const title = /<h1(?![^>]*visually-hidden)[^>]*>.*?<\/h1>/s.exec(main);
  const at = start + (title ? title.index + title[0].length : main.length);
  return `${html.slice(0, at)}<p data-untranslated="">${line}</p>${html.slice(at)}`;
}
