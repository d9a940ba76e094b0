/** Why a file cannot be read. Whoever asked for it has a sentence for each. */
export type Problem =
  | 'broken'
  | 'cellTooLong'
  | 'empty'
  | 'encrypted'
  | 'oldExcel'
  | 'otherKind'
  | 'tooDeep'
  | 'tooLarge'
  | 'tooManyColumns'
  | 'tooManyNames'
  | 'tooManyRows'
  | 'tooMuchText';

export type ProblemValues = Record<string, string | number>;

/** A file, or a part of it, that is not read. */
export class Unreadable extends Error {
  readonly word: Problem;
  readonly values: ProblemValues | undefined;
  constructor(word: Problem, values?: ProblemValues) {
    super(word);
    this.name = 'Unreadable';
    this.word = word;
    this.values = values;
  }
}
