/** The title of an entry in one line: its names, in each language by itself, and what it is besides. */

/** Signs that no folded word has: between names, or pages of a file, and before what it is besides. */
const NEXT = '|';
const KEY = '||';
export const BETWEEN = ` ${NEXT} `;

export interface Title {
  /** What it is called, in every language: the words of each. */
  names: string[][];
  /** What it is: a teacher of which department, a notice of which type. */
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
  // Hundreds are read for a query: each is divided once.
  for (const word of line.split(' ')) {
    if (word === NEXT) {
      words = [];
      names.push(words);
    } else if (word === KEY) words = key;
    else if (word) words.push(word);
  }
  return { names, key };
}
