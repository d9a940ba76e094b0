/** Hides a field that nobody edits from comparisons of versions. */
export const NoDiff = () => null;
