/**
 * Reads and writes an entry's title as one line: the names in each language, then the key words.
 */

/** Separators between names or pages, and before the key words. No folded word contains them. */
const NEXT = '|';
const KEY = '||';
export const BETWEEN = ` ${NEXT} `;

export interface Title {
  /** The words of the name, in each language. */
  names: string[][];
  /** Words that describe the record: the department of a teacher, the type of a notice. */
  key: string[];
}

export const titleLine = ({ names, key }: Title): string => {
  const lines = new Set(names.map((words) => words.join(' ')).filter(Boolean));
  return [...lines].join(BETWEEN) + (key.length > 0 ? ` ${KEY} ${key.join(' ')}` : '');
};

export function readTitle(line: string): Title {
  const key: string[] = [];
  let words: string[] = [];
  const names = [words];
  // Split once per line, because a query reads hundreds of titles.
  for (const word of line.split(' ')) {
    if (word === NEXT) {
      words = [];
      names.push(words);
    } else if (word === KEY) words = key;
    else if (word) words.push(word);
  }
  return { names, key };
}
