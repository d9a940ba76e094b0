/** The title of an entry in one line: its names, in each language by itself, and what it is besides. */

/** Signs that no folded word has: between names, or pages of a file, and before what it is besides. */
export const BETWEEN = ' | ';
const BEFORE_KEY = ' || ';

export interface Title {
  /** What it is called, in every language: the words of each. */
  names: string[][];
  /** What it is: a teacher of which department, a notice of which type. */
  key: string[];
}

const wordsOf = (line: string) => line.split(' ').filter(Boolean);

export const titleLine = ({ names, key }: Title): string => {
  const lines = new Set(names.map((words) => words.join(' ')).filter(Boolean));
  return [...lines].join(BETWEEN) + (key.length > 0 ? BEFORE_KEY + key.join(' ') : '');
};

export function readTitle(line: string): Title {
  const [names = '', key = ''] = line.split(BEFORE_KEY);
  return { names: names.split(BETWEEN).map(wordsOf), key: wordsOf(key) };
}
