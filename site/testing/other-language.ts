/** Finds texts of a page that should say that they are in the other language, and do not. */
import { digitsByWord } from '@college/contract/digits-by-word';
import { parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
type Node = Document['children'][number];

const bengali = /[\u0980-\u09e5\u09f0-\u09ff]/;
const hasWrongDigits = (text: string) => digitsByWord(text) !== text;
const latin = /[A-Za-z]/;
/** Two Latin words side by side. A single one in an Assamese text is mostly a name or an abbreviation. */
const twoLatinWords = /[A-Za-z]{2,}[^\u0980-\u09ff]* [^\u0980-\u09ff]*[A-Za-z]{2,}/;
const readAttributes = ['alt', 'title', 'aria-label', 'content', 'data-label'];
/** Elements within which no text can be marked. */
const textOnly = ['title', 'option'];

const isUnmarked = (text: string, lang: string, isPart: boolean): boolean => {
  if (lang === 'en') return bengali.test(text) && !(isPart && latin.test(text));
  if (!bengali.test(text)) return latin.test(text);
  return !isPart && twoLatinWords.test(text);
};

/** The texts in another script than their language has, and those with digits of another script than their word. */
export function unmarkedTexts(html: string): string[] {
  const unmarked: string[] = [];
  visit(parseDocument(html).children, '', false);
  return unmarked;

  /** `isPart` is true where a text cannot be marked in part: in islands, and in elements that contain text alone. */
  function visit(nodes: readonly Node[], outerLang: string, isOuterPart: boolean) {
    for (const node of nodes) {
      if ('data' in node && node.type === 'text' && outerLang) {
        const isWrong = isUnmarked(node.data, outerLang, isOuterPart);
        if (isWrong || hasWrongDigits(node.data))
          unmarked.push(`${outerLang}: ${node.data.trim()}`);
      }
      if (!('attribs' in node) || ['script', 'style'].includes(node.name)) continue;
      const { attribs, name, children } = node;
      const lang = attribs.lang ?? outerLang;
      const isPart = isOuterPart || textOnly.includes(name) || 'data-island' in attribs;
      for (const attribute of readAttributes)
        if (hasWrongDigits(attribs[attribute] ?? ''))
          unmarked.push(`${attribute}: ${attribs[attribute]}`);
      if (name === 'img' && isUnmarked(attribs.alt ?? '', lang, true))
        unmarked.push(`alt: ${attribs.alt}`);
      visit(children, lang, isPart);
    }
  }
}
