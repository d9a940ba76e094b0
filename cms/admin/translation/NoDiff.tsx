/** In a comparison of versions: nothing of what nobody writes. */
export const NoDiff = () => null;
