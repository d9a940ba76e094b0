import type { Strings } from '../../strings/en.ts';

type Words = Strings['department'];
/** A word of the microsites that is a plain text: the name of a page, the heading of a column. */
export type Label = {
  [Key in keyof Words]: Words[Key] extends string ? Key : never;
}[keyof Words];
