/** Corrects frequent errors in recognised Assamese text. */

const CONSONANT = String.raw`[\u0995-\u09b9\u09dc\u09dd\u09df\u09f0\u09f1]\u09bc?`;
const STROKE = String.raw`[\u09f7|]`;

const finalAa = new RegExp(`(${CONSONANT})${STROKE}(?!${STROKE})`, 'gu');
const finalO = new RegExp(`\\u09c7${STROKE}`, 'gu');
const danda = new RegExp(`(?<=[\\u0980-\\u09ff'’]\\s?)${STROKE}(?=\\s|$)`, 'gmu');

/**
 * A final া is recognised as the fraction sign ৷ or as a stroke, ো as ে with one of these, and । as
 * either after a space.
 */
export const fixRecognition = (text: string): string =>
  text.replace(finalAa, '$1\u09be').replace(finalO, '\u09cb').replace(danda, '।');
