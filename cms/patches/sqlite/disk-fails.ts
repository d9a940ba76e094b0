/** Whether there was no room for what should be written, or the disk failed. Payload keeps the words alone. */
export const diskFails = (error: unknown): boolean =>
  error instanceof Error &&
  (/SQLITE_(FULL|IOERR)|disk (is full|I\/O error)|ENOSPC|EFBIG|EDQUOT|No space left/i.test(
    error.message,
  ) ||
    diskFails(error.cause));
