/** Cuts the text of a file into parts that fit into one answer and one page. */
import type { FileText } from './entities.ts';

type TextPage = FileText['pages'][number];
export type TextRange = FileText['ranges'][number];

interface TextPart extends TextRange {
  pages: TextPage[];
}

/** Most characters of a part. */
const LONGEST_PART = 12_000;
/** Weight of a paragraph in addition to its characters, because each is an element of a page. */
const PARAGRAPH = 20;

/**
 * Cuts pages into parts of at most `LONGEST_PART` characters. A longer page is divided between words if possible. `piece`
 * counts the parts that begin with the same page, from 1.
 */
export function cutFileText(pages: readonly TextPage[]): TextPart[] {
  const parts: TextPart[] = [];
  let room = 0;
  for (const { number, parts: paragraphs } of pages) {
    const all = paragraphs.flatMap(({ type, text }) =>
      cutParagraph(text).map((piece) => ({ type, text: piece })),
    );
    const size = all.reduce((sum, { text }) => sum + text.length + PARAGRAPH, 0);
    // A page that fits into one part is not divided.
    if (size > room) room = 0;
    let page: TextPage | undefined;
    for (const paragraph of all.length > 0 ? all : [{ type: 'text' as const, text: '' }]) {
      const weight = paragraph.text.length + PARAGRAPH;
      if (weight > room) {
        const last = parts.at(-1);
        const piece = page && last ? (last.first === number ? last.piece + 1 : 2) : 1;
        parts.push({ first: number, last: number, piece, pages: [] });
        room = LONGEST_PART;
        page = undefined;
      }
      const part = parts.at(-1);
      if (!part) break;
      if (!page) {
        page = { number, parts: [] };
        part.pages.push(page);
        part.last = number;
      }
      page.parts.push(paragraph);
      room -= weight;
    }
  }
  return parts;
}

/** Divides a paragraph into pieces that fit into a part. */
function cutParagraph(text: string): string[] {
  const most = LONGEST_PART - PARAGRAPH;
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > most) {
    const space = text.lastIndexOf(' ', from + most);
    // A surrogate pair is never divided.
    const isHalved = /[\ud800-\udbff]/.test(text[from + most - 1] ?? '');
    const to = space > from + most / 2 ? space : from + most - (isHalved ? 1 : 0);
    pieces.push(text.slice(from, to));
    from = to;
  }
  pieces.push(text.slice(from));
  return pieces;
}

/** The index of the part that shows a page of the file, or a piece of that page; -1 after the last page. */
export const partWith = (ranges: readonly TextRange[], page: number, piece = 1): number =>
  piece === 1
    ? ranges.findIndex(({ last }) => page <= last)
    : ranges.findIndex((range) => range.first === page && range.piece === piece);
