import { errorCode } from '@college/server/error-code';

/** Reasons why a file cannot be read. Callers have a message for each. */
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

/** Thrown for a file, or a part of it, that cannot be read. */
export class Unreadable extends Error {
  readonly code = 'UNREADABLE';
  readonly word: Problem;
  readonly values: ProblemValues | undefined;
  constructor(word: Problem, values?: ProblemValues) {
    super(word);
    this.name = 'Unreadable';
    this.word = word;
    this.values = values;
  }
}

export const isUnreadable = (error: unknown): error is Unreadable =>
  errorCode(error) === 'UNREADABLE';
