/**
 * The language of what a page shows. The backend falls back to English where nobody has translated, and tells no field
 * apart; the script does. Digits are Latin throughout, as in telephone numbers, file sizes and forms.
 */
import { ASSAMESE, DEFAULT_LOCALE, type Locale } from '@college/contract/locales';
import { type Script, siteLocales } from '../strings/locales.ts';
import { RIGHT_TO_LEFT, withDirections } from './directions.ts';

const BENGALI = String.raw`\u0980-\u09ff`;

interface Foreign {
  lang: Locale;
  /** Letters of the other script. */
  letters: RegExp;
  /** Anything for which a text is looked at: such letters, Assamese digits, letters from right to left. */
  notable: RegExp;
  /** Letters of the page's own script. */
  own: RegExp;
  /** What stands in the other script within a text of both. */
  runs: RegExp;
  /** Whether such a run is said in the other language: a single Latin word is mostly a name or an abbreviation. */
  isSaid: (run: string) => boolean;
  /** Pictures whose description is in the other script alone. */
  pictures: RegExp;
}

const foreign: Record<Script, Foreign> = {
  latin: {
    lang: ASSAMESE,
    letters: new RegExp(`[${BENGALI}]`),
    notable: new RegExp(`[${BENGALI}${RIGHT_TO_LEFT}]`),
    own: /[A-Za-z]/,
    runs: new RegExp(`[${BENGALI}](?:[^A-Za-z]*[${BENGALI}])?`, 'g'),
    isSaid: () => true,
    pictures: picturesIn(BENGALI, 'A-Za-z'),
  },
  bengali: {
    lang: DEFAULT_LOCALE,
    letters: /[A-Za-z]/,
    notable: new RegExp(`[A-Za-z\\u09e6-\\u09ef${RIGHT_TO_LEFT}]`),
    own: new RegExp(`[${BENGALI}]`),
    // Neither begins nor ends within `&amp;`.
    runs: new RegExp(String.raw`(?<![&#\w])[A-Za-z][^${BENGALI}]*(?<=[\w;.)])`, 'g'),
    isSaid: hasTwoWords,
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

/** They hold text and no elements. */
const textOnly = /^(?:title|option|textarea)$/;
const code = /^(?:script|style)$/;

const tagBefore = /^(\/?)(\w+|!--)/;

/** Digits in what some attributes say. */
const said = / (?:alt|title|aria-label|content|data-label)="[^"]*[\u09e6-\u09ef][^"]*"/g;

/**
 * A page of one language with the texts of the other one marked, and with one kind of digits: the whole, or a part that
 * ends before a tag. Goes from text to text by `indexOf`: one expression for tag, text and tag took twice as long. And
 * nothing is looked for in what is put together here: to make one piece again of a string as long as home's takes V8 up
 * to a millisecond. Texts from right to left are seen on the same way; only a page that has some is read once more.
 */
export function inOneLanguage(html: string, locale: Locale): string {
  const { lang, letters, notable, own, runs, isSaid, pictures } =
    foreign[siteLocales[locale].script];
  const marked = (text: string) => `<span lang="${lang}">${text}</span>`;
  // React wakes an island with exactly the elements that it put there.
  const island = html.indexOf(' data-island=');
  const islandEnd = island === -1 ? -1 : html.indexOf('</main>', island);

  /** A tag without its brackets and the text behind it, as they should be; `after` is what follows. */
  function inPlace(tag: string, text: string, at: number, after: string): string {
    const whole = `${tag}>${text}`;
    const [, close, name = ''] = tagBefore.exec(tag) ?? [];
    if (code.test(name)) return whole;
    const isForeign = !own.test(text);
    if (isForeign && !close && after.startsWith(`</${name}>`))
      return tag.includes(' lang=') ? whole : `${tag} lang="${lang}">${text}`;
    const isAwake = at > island && at < islandEnd;
    if (textOnly.test(name) || isAwake) return whole;
    if (isForeign) return `${tag}>${marked(text)}`;
    return `${tag}>${text.replace(runs, (run) => (isSaid(run) ? marked(run) : run))}`;
  }

  let page = '';
  const put = (stretch: string) => {
    page += stretch.replace(pictures, `<img lang="${lang}"`).replace(said, latinDigits);
  };

  let done = 0;
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
    put(html.slice(done, start));
    put(`<${letters.test(text) ? inPlace(tag, latin, start, after) : `${tag}>${latin}`}`);
    done = next;
  }
  put(html.slice(done));
  return hasRightToLeft ? withDirections(page) : page;
}

const rightToLeft = new RegExp(`[${RIGHT_TO_LEFT}]`);
const ZERO = 0x09e6;

const latinDigits = (text: string): string =>
  text.replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - ZERO));
