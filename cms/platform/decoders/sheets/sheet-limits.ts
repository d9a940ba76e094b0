/** Limits of a sheet. The largest list of an office, all students, has some thousand rows. */
export const sheetLimits = {
  /** Bytes of the file. */
  bytes: 10 * 1024 * 1024,
  /** Bytes of the unpacked content, because a file of a kilobyte can unpack to a gigabyte. */
  unpacked: 200 * 1024 * 1024,
  rows: 20_000,
  columns: 100,
  /** Characters of a cell, as in Excel. */
  cell: 32_767,
  /** Characters of a cell before spaces are collapsed. */
  rawCell: 100_000,
  /** Characters of all cells in a file. */
  characters: 10_000_000,
} as const;
