/** The id that a caller names; undefined when no record can have it: other databases refuse larger numbers. */
export const recordId = (id: string): number | undefined =>
  /^\d{1,9}$/.test(id) ? Number(id) : undefined;
