/** A sheet: each row as long as the longest; empty cells are ''. Days are DD-MM-YYYY. */
export type Rows = string[][];
