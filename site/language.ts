/**
 * The language of what a page shows. The backend falls back to English where nobody has translated, and tells no field
 * apart; the script does. Digits are Latin throughout, as in telephone numbers, file sizes and forms.
 */
import type { Locale } from '@college/contract/calls';

/** Elements that hold nothing but text of the other script. */
const foreign = {
  en: { lang: 'as', text: leaf(String.raw`[^<A-Za-z]*[\u0980-\u09ff][^<A-Za-z]*`) },
  as: { lang: 'en', text: leaf(String.raw`[^<\u0980-\u09ff]*[A-Za-z][^<\u0980-\u09ff]*`) },
} as const satisfies Record<Locale, { lang: Locale; text: RegExp }>;

function leaf(text: string): RegExp {
  return new RegExp(
    String.raw`<(?!style|script)(\w+)((?: (?!lang=)[^<>\s=]+(?:="[^"]*")?)*)>(?=${text}</\1>)`,
    'g',
  );
}

/** What is read or heard: text, and what some attributes say. */
const said = /(?: (?:alt|title|aria-label|content)="|>)[^<>"]*[\u09e6-\u09ef][^<"]*/g;

/** A page of one language with the texts of the other one marked, and with one kind of digits. */
export function inOneLanguage(html: string, locale: Locale): string {
  const { lang, text } = foreign[locale];
  const marked = html.replace(text, `<$1$2 lang="${lang}">`);
  return locale === 'as' ? marked.replace(said, latinDigits) : marked;
}

const ZERO = 0x09e6;

const latinDigits = (text: string): string =>
  text.replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - ZERO));
