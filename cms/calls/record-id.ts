/** The number of a record of ours; undefined where the id cannot be one. */
export const recordId = (id: string): number | undefined =>
  /^\d{1,15}$/.test(id) ? Number(id) : undefined;
