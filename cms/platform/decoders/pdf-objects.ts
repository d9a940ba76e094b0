/** Reads the objects of a PDF that stand in the open, without its streams. */

/** A name, such as `/Launch`. */
export interface PdfName {
  name: string;
}
/** The number of an object elsewhere in the file. */
export interface PdfReference {
  ref: number;
}
export interface PdfDictionary {
  entries: Map<string, PdfValue>;
  /** Position of the bytes of its stream, if it has one. */
  stream?: number;
}
/** Numbers and other words are `null`, because nothing asks for them. */
export type PdfValue = PdfName | PdfReference | PdfDictionary | PdfValue[] | string | null;

/** Objects within objects. Readers accept fewer. */
const DEEPEST = 200;

const token =
  /(?:[\0\t\n\f\r ]|%[^\r\n]*)*(<<|>>|[[\]]|\/[^\0\t\n\f\r ()<>[\]{}/%]*|\(|<[0-9A-Fa-f\0\t\n\f\r ]*>|[^\0\t\n\f\r ()<>[\]{}/%]+|[\s\S])/y;

/** A name without its escapes: `/J#61vaScript` is `JavaScript`. */
const nameOf = (text: string): PdfName => ({
  name: text
    .slice(1)
    .replace(/#([0-9A-Fa-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
});

/** Reads one value after another from a text with one character per byte. */
class PdfReader {
  readonly #text: string;
  at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.at = at;
  }

  #next(): string {
    token.lastIndex = this.at;
    const [whole = '', word = ''] = token.exec(this.#text) ?? [];
    this.at += whole.length;
    return word;
  }

  /** The next value; undefined at the end of a list or dictionary. */
  value(depth = 0): PdfValue | undefined {
    const word = this.#next();
    if (word === '' || word === '>>' || word === ']') return undefined;
    if (depth > DEEPEST) throw new RangeError('The objects of this PDF are nested too deeply.');
    if (word === '<<') return this.#dictionary(depth);
    if (word === '[') return this.#list(depth);
    if (word.startsWith('/')) return nameOf(word);
    if (word === '(') return this.#string();
    if (word.startsWith('<'))
      return Buffer.from(word.replace(/[^0-9A-Fa-f]/g, ''), 'hex').toString('latin1');
    return /^\d+$/.test(word) ? this.#reference(word) : null;
  }

  #reference(number: string): PdfReference | null {
    const after = /[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![A-Za-z0-9])/y;
    after.lastIndex = this.at;
    const [whole] = after.exec(this.#text) ?? [];
    if (whole === undefined) return null;
    this.at += whole.length;
    return { ref: Number(number) };
  }

  #list(depth: number): PdfValue[] {
    const list: PdfValue[] = [];
    for (let item = this.value(depth + 1); item !== undefined; item = this.value(depth + 1))
      list.push(item);
    return list;
  }

  #dictionary(depth: number): PdfDictionary {
    const entries: PdfDictionary['entries'] = new Map();
    for (let key = this.value(depth + 1); key !== undefined; key = this.value(depth + 1)) {
      if (!isName(key)) continue;
      const value = this.value(depth + 1);
      if (value === undefined) break;
      entries.set(key.name, value);
    }
    const stream = /[\0\t\n\f\r ]*stream(?:\r\n|\n|\r)/y;
    stream.lastIndex = this.at;
    return stream.test(this.#text) ? { entries, stream: stream.lastIndex } : { entries };
  }

  /** A text in brackets, which may contain pairs of brackets. */
  #string(): string {
    const begin = this.at;
    for (let open = 1; open > 0 && this.at < this.#text.length; this.at += 1) {
      const character = this.#text[this.at];
      if (character === '\\') this.at += 1;
      else if (character === '(') open += 1;
      else if (character === ')') open -= 1;
    }
    return this.#text.slice(begin, this.at - 1).replace(/\\([()\\])/g, '$1');
  }
}

export const isName = (value: PdfValue | undefined): value is PdfName =>
  value !== null && typeof value === 'object' && 'name' in value;
export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  value !== null && typeof value === 'object' && 'ref' in value;
export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  // Lists have a method of this name.
  value !== null && typeof value === 'object' && !Array.isArray(value) && 'entries' in value;

/** Yields every object with its number, also of earlier revisions. `text` has one character per byte. */
export function* objectsIn(text: string): Generator<[number: number, value: PdfValue]> {
  for (const { 0: whole, 1: number, index } of text.matchAll(
    /(?<!\d)(\d{1,10})\s+\d{1,5}\s+obj\b/g,
  )) {
    const value = new PdfReader(text, index + whole.length).value();
    if (value !== undefined) yield [Number(number), value];
  }
  for (const { index } of text.matchAll(/\btrailer\b/g)) {
    const value = new PdfReader(text, index + 'trailer'.length).value();
    if (value !== undefined) yield [-1, value];
  }
}
