/**
 * Marks texts of the other language in a page, and writes all digits in Latin, as in telephone numbers and forms. The
 * backend answers English where there is no translation and does not say so, but the script of a text shows its language.
 */
import { ASSAMESE, DEFAULT_LOCALE, type Locale } from '@college/contract/locales';
import { type Script, siteLocales } from '../strings/locales.ts';
import { RIGHT_TO_LEFT, withDirections } from './directions.ts';

const BENGALI = String.raw`\u0980-\u09ff`;

interface Foreign {
  lang: Locale;
  /** Letters of the other script. */
  letters: RegExp;
  /** Characters of texts that need a change: letters of the other script, Assamese digits, letters from right to left. */
  notable: RegExp;
  /** Letters of the page's own script. */
  own: RegExp;
  /** Stretches of the other script in a text of both. */
  runs: RegExp;
  /** True if such a stretch is in the other language. A single Latin word is mostly a name or an abbreviation. */
  isForeignText: (run: string) => boolean;
  /** Pictures with a description in the other script alone. */
  pictures: RegExp;
}

const foreign: Record<Script, Foreign> = {
  latin: {
    lang: ASSAMESE,
    letters: new RegExp(`[${BENGALI}]`),
    notable: new RegExp(`[${BENGALI}${RIGHT_TO_LEFT}]`),
    own: /[A-Za-z]/,
    runs: new RegExp(`[${BENGALI}](?:[^A-Za-z]*[${BENGALI}])?`, 'g'),
    isForeignText: () => true,
    pictures: picturesIn(BENGALI, 'A-Za-z'),
  },
  bengali: {
    lang: DEFAULT_LOCALE,
    letters: /[A-Za-z]/,
    notable: new RegExp(`[A-Za-z\\u09e6-\\u09ef${RIGHT_TO_LEFT}]`),
    own: new RegExp(`[${BENGALI}]`),
    // A stretch never begins or ends within `&amp;`.
    runs: new RegExp(String.raw`(?<![&#\w])[A-Za-z][^${BENGALI}]*(?<=[\w;.)])`, 'g'),
    isForeignText: hasTwoWords,
    pictures: picturesIn('A-Za-z', BENGALI),
  },
};

/** True if a Latin text has two words of two letters or more. In one pass, because a text may have a million letters. */
function hasTwoWords(run: string): boolean {
  const text = run.replaceAll(/&#?\w+;/g, '');
  const first = text.search(/[A-Za-z]{2}/);
  const space = first === -1 ? -1 : text.indexOf(' ', first);
  return space !== -1 && /[A-Za-z]{2}/.test(text.slice(space));
}

function picturesIn(letters: string, others: string): RegExp {
  const text = `[^"<>${letters}${others}]*[${letters}][^"<>${others}]*`;
  return new RegExp(`<img(?=[^<>]* alt="${text}")(?![^<>]* lang=)`, 'g');
}

/** Elements that contain text alone. */
const textOnly = /^(?:title|option|textarea)$/;
const code = /^(?:script|style)$/;

const tagBefore = /^(\/?)(\w+|!--)/;

/** Attributes with Assamese digits. */
const attributesWithDigits =
  / (?:alt|title|aria-label|content|data-label)="[^"]*[\u09e6-\u09ef][^"]*"/g;

/**
 * Marks the texts of the other language in a page, or in a part of it that ends before a tag, and replaces digits. It goes
 * from text to text by `indexOf`, because one regular expression took twice as long. It never searches the string that it
 * builds, because V8 takes up to a millisecond to flatten a string as long as home's. A page with texts from right to left
 * is read a second time.
 */
export function inOneLanguage(html: string, locale: Locale): string {
  const { lang, letters, notable, own, runs, isForeignText, pictures } =
    foreign[siteLocales[locale].script];
  const marked = (text: string) => `<span lang="${lang}">${text}</span>`;
  // Islands keep their elements, because React hydrates exactly those that it rendered.
  const island = html.indexOf(' data-island=');
  const islandEnd = island === -1 ? -1 : html.indexOf('</main>', island);

  /** Marks one tag, without its brackets, and the text after it; `after` is the HTML that follows. */
  function inPlace(tag: string, text: string, at: number, after: string): string {
    const unchanged = `${tag}>${text}`;
    const [, close, name = ''] = tagBefore.exec(tag) ?? [];
    if (code.test(name)) return unchanged;
    const isForeign = !own.test(text);
    if (isForeign && !close && after.startsWith(`</${name}>`))
      return tag.includes(' lang=') ? unchanged : `${tag} lang="${lang}">${text}`;
    const isAwake = at > island && at < islandEnd;
    if (textOnly.test(name) || isAwake) return unchanged;
    if (isForeign) return `${tag}>${marked(text)}`;
    return `${tag}>${text.replace(runs, (run) => (isForeignText(run) ? marked(run) : run))}`;
  }

  let page = '';
  const put = (stretch: string) => {
    page += stretch
      .replace(pictures, `<img lang="${lang}"`)
      .replace(attributesWithDigits, latinDigits);
  };

  let position = 0;
  let hasRightToLeft = false;
  for (let end = html.indexOf('>'), next = 0; end !== -1; end = html.indexOf('>', next)) {
    next = html.indexOf('<', end);
    if (next === -1) break;
    if (next === end + 1) continue;
    const text = html.slice(end + 1, next);
    if (!notable.test(text)) continue;
    hasRightToLeft ||= rightToLeft.test(text);
    const start = html.lastIndexOf('<', end);
    const tag = html.slice(start + 1, end);
    const after = html.slice(next, next + tag.length + 3);
    const latin = latinDigits(text);
    put(html.slice(position, start));
    put(`<${letters.test(text) ? inPlace(tag, latin, start, after) : `${tag}>${latin}`}`);
    position = next;
  }
  put(html.slice(position));
  return hasRightToLeft ? withDirections(page) : page;
}

const rightToLeft = new RegExp(`[${RIGHT_TO_LEFT}]`);
const ZERO = 0x09e6;

const latinDigits = (text: string): string =>
  text.replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - ZERO));
