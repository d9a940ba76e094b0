/** What is read at most. An office's largest list, of all students, has some thousand rows. */
export const limits = {
  /** Bytes of a file. */
  bytes: 10 * 1024 * 1024,
  /** Bytes of what is packed in it: a file of a kilobyte can hold a gigabyte. */
  unpacked: 50 * 1024 * 1024,
  rows: 20_000,
  columns: 100,
} as const;
