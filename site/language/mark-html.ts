/** Marks texts in the HTML of editors as `jsx-runtime.ts` marks those of components. */
import { digitsByWord } from '@college/contract/digits-by-word';
import type { Locale } from '@college/contract/locales';
import { Parser } from 'htmlparser2';
import { LRUCache } from 'lru-cache';
import {
  hasRightToLeft,
  isInOther,
  type PageLanguage,
  pageLanguage,
  splitByLanguage,
  withoutEntities,
} from './page-language.ts';

/** Inline elements. Their text takes the direction of the block around them. */
const inLine = new Set(
  'a abbr b cite code del em i ins mark q s small span strong sub sup time u'.split(' '),
);

/** Replaces the characters from one position to another. */
interface Change {
  from: number;
  to: number;
  text: string;
}
interface Text {
  from: number;
  to: number;
}
interface Open {
  name: string;
  /** The position for an attribute. */
  end: number;
  hasDirection: boolean;
  lang: string;
  texts: Text[];
  hasElements: boolean;
}

const cache = new LRUCache<string, string>({
  // Bytes of all texts.
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (marked, html) => 2 * (marked.length + html.length) + 100,
});

/** Marks the texts of the other language in cleaned HTML on a page in `locale`, and writes digits in Latin. */
export function markHtml(html: string, locale: Locale): string {
  const language = pageLanguage(locale);
  if (!language.needsChange.test(html)) return html;
  const key = `${locale} ${html}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const marked = withChanges(html, changesOf(html, language));
  cache.set(key, marked);
  return marked;
}

function changesOf(html: string, language: PageLanguage): Change[] {
  const { locale, other } = language;
  const changes: Change[] = [];
  const insert = (at: number, text: string) => changes.push({ from: at, to: at, text });
  const root: Open = {
    name: '',
    end: 0,
    hasDirection: true,
    lang: locale,
    texts: [],
    hasElements: true,
  };
  const open = [root];
  const innermost = () => open.at(-1) ?? root;

  function markTexts({ texts, hasElements, end, lang }: Open) {
    const [first] = texts;
    const isAlone = texts.length === 1 && !hasElements;
    for (const { from, to } of texts) {
      const raw = html.slice(from, to);
      if (!language.needsChange.test(raw)) continue;
      const text = digitsByWord(raw);
      const isOther = lang === locale && isInOther(withoutEntities(text), language);
      if (isOther && isAlone && first) insert(end, ` lang="${other}"`);
      const isMarkedHere = lang === locale && !(isOther && isAlone);
      const marked = isMarkedHere ? markText(text, isOther, language) : text;
      if (marked !== raw) changes.push({ from, to, text: marked });
    }
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const { startIndex, endIndex } = parser;
        const around = innermost();
        around.hasElements = true;
        const end = html[endIndex - 1] === '/' ? endIndex - 1 : endIndex;
        for (const attribute of ['alt', 'title']) {
          const value = attributes[attribute];
          const at = value ? html.indexOf(`${attribute}="${value}"`, startIndex) : -1;
          if (!value || at === -1 || at > end || digitsByWord(value) === value) continue;
          const from = at + attribute.length + 2;
          changes.push({ from, to: from + value.length, text: digitsByWord(value) });
        }
        const isOther =
          name === 'img' && isInOther(withoutEntities(attributes.alt ?? ''), language);
        if (isOther && !attributes.lang) insert(startIndex + '<img'.length, ` lang="${other}"`);
        open.push({
          name,
          end,
          hasDirection: attributes.dir !== undefined,
          lang: attributes.lang ?? around.lang,
          texts: [],
          hasElements: false,
        });
      },
      onclosetag() {
        const element = open.pop();
        if (element) markTexts(element);
      },
      ontext(text) {
        const { texts } = innermost();
        const { startIndex, endIndex } = parser;
        const last = texts.at(-1);
        if (last?.to === startIndex) last.to = endIndex + 1;
        else texts.push({ from: startIndex, to: endIndex + 1 });
        if (!hasRightToLeft(text)) return;
        const block = open.findLast(({ name }) => !inLine.has(name));
        if (!block || block.hasDirection) return;
        block.hasDirection = true;
        insert(block.end, ' dir="auto"');
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  for (const element of open) markTexts(element);
  return changes;
}

function markText(text: string, isOther: boolean, language: PageLanguage): string {
  const inOther = (part: string) => `<span lang="${language.other}">${part}</span>`;
  if (isOther) return inOther(text);
  const parts = splitByLanguage(text, language);
  return parts.map((part, index) => (index % 2 === 1 ? inOther(part) : part)).join('');
}

function withChanges(html: string, changes: readonly Change[]): string {
  let position = 0;
  const pieces = changes
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
    .map(({ from, to, text }) => {
      const piece = html.slice(position, from) + text;
      position = to;
      return piece;
    });
  return pieces.join('') + html.slice(position);
}
