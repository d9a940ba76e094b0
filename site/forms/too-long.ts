/** Nothing is cut off while somebody types or pastes: it is said how long it may be. */
export const tooLong = (words: { too_long: string }, max: number, text: string): string =>
  words.too_long.replace('{max}', String(max)).replace('{count}', String(text.length));
