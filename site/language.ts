/**
 * The language of what a page shows. The backend falls back to English where nobody has translated, and tells no field
 * apart; the script does. Digits are Latin throughout, as in telephone numbers, file sizes and forms.
 */
import type { Locale } from '@college/contract/calls';

const BENGALI = String.raw`\u0980-\u09ff`;

interface Foreign {
  lang: Locale;
  /** A tag, the text after it that has letters of the other script, and the tag after that. */
  texts: RegExp;
  /** Letters of the page's own script. */
  own: RegExp;
  /** What stands in the other script within a text of both. */
  runs: RegExp;
  /** Whether such a run is said in the other language: a single Latin word is mostly a name or an abbreviation. */
  isSaid: (run: string) => boolean;
  /** Pictures whose description is in the other script alone. */
  pictures: RegExp;
}

const foreign: Record<Locale, Foreign> = {
  en: {
    lang: 'as',
    texts: textsWith(BENGALI),
    own: /[A-Za-z]/,
    runs: new RegExp(`[${BENGALI}](?:[^A-Za-z]*[${BENGALI}])?`, 'g'),
    isSaid: () => true,
    pictures: picturesIn(BENGALI, 'A-Za-z'),
  },
  as: {
    lang: 'en',
    texts: textsWith('A-Za-z'),
    own: new RegExp(`[${BENGALI}]`),
    // Neither begins nor ends within `&amp;`.
    runs: new RegExp(String.raw`(?<![&#\w])[A-Za-z][^${BENGALI}]*(?<=[\w;.)])`, 'g'),
    isSaid: (run) => /[A-Za-z]{2,}.* .*[A-Za-z]{2,}/s.test(run.replaceAll(/&#?\w+;/g, '')),
    pictures: picturesIn('A-Za-z', BENGALI),
  },
};

function textsWith(letters: string): RegExp {
  const text = `[^<${letters}]*[${letters}][^<]*`;
  return new RegExp(String.raw`<(\/?)(\w+|!--)([^<>]*)>(${text})(?=<(\/?)(\w*))`, 'g');
}

function picturesIn(letters: string, others: string): RegExp {
  const text = `[^"<>${letters}${others}]*[${letters}][^"<>${others}]*`;
  return new RegExp(`<img(?=[^<>]* alt="${text}")(?![^<>]* lang=)`, 'g');
}

/** They hold text and no elements. */
const textOnly = /^(?:title|option|textarea)$/;
const code = /^(?:script|style)$/;

/** What is read or heard: text, and what some attributes say. */
const said = /(?: (?:alt|title|aria-label|content|data-label)="|>)[^<>"]*[\u09e6-\u09ef][^<"]*/g;

/** A page of one language with the texts of the other one marked, and with one kind of digits. */
export function inOneLanguage(html: string, locale: Locale): string {
  const { lang, texts, own, runs, isSaid, pictures } = foreign[locale];
  const marked = (text: string) => `<span lang="${lang}">${text}</span>`;
  // React wakes an island with exactly the elements that it put there.
  const island = html.indexOf(' data-island=');
  const end = html.indexOf('</main>', island);
  const isAwake = (offset: number) => island !== -1 && offset > island && offset < end;

  return html
    .replace(texts, (whole, close, name, attributes, text, closes, next, offset) => {
      if (code.test(name)) return whole;
      const isForeign = !own.test(text);
      const isLeaf = !close && closes && next === name;
      if (isForeign && isLeaf)
        return attributes.includes(' lang=')
          ? whole
          : `<${name}${attributes} lang="${lang}">${text}`;
      if (textOnly.test(name) || isAwake(offset)) return whole;
      const tag = `<${close}${name}${attributes}>`;
      if (isForeign) return tag + marked(text);
      return tag + text.replace(runs, (run: string) => (isSaid(run) ? marked(run) : run));
    })
    .replace(pictures, `<img lang="${lang}"`)
    .replace(said, latinDigits);
}

const ZERO = 0x09e6;

const latinDigits = (text: string): string =>
  text.replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - ZERO));
