/** Marks texts in scripts that run from right to left. Other pages get no attributes. */
import { Parser } from 'htmlparser2';

/** Letters of Hebrew, Arabic, Syriac, Thaana, N'Ko and the scripts beside them, and their forms for print. */
export const RIGHT_TO_LEFT = String.raw`\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b`;
const rightToLeft = new RegExp(`[${RIGHT_TO_LEFT}]`);

/** Inline elements. Their text takes the direction of the block around them. */
const inLine = new Set(
  'a abbr b cite code del em i ins mark q s small span strong sub sup time u'.split(' '),
);
const code = new Set(['script', 'style']);

interface Open {
  name: string;
  /** The position for an attribute. */
  end: number;
  hasDirection: boolean;
}

/** Adds `dir="auto"` to each block whose own text has such letters. */
export function withDirections(html: string): string {
  const open: Open[] = [];
  const places: number[] = [];
  const parser = new Parser({
    onopentag(name, { dir }) {
      const end = html[parser.endIndex - 1] === '/' ? parser.endIndex - 1 : parser.endIndex;
      open.push({ name, end, hasDirection: dir !== undefined });
    },
    onclosetag: () => void open.pop(),
    ontext(text) {
      if (!rightToLeft.test(text)) return;
      const block = open.findLast(({ name }) => !inLine.has(name));
      if (!block || block.hasDirection || code.has(block.name)) return;
      block.hasDirection = true;
      places.push(block.end);
    },
  });
  parser.end(html);
  const starts = [0, ...places.toSorted((a, b) => a - b)];
  return starts.map((start, at) => html.slice(start, starts[at + 1])).join(' dir="auto"');
}
