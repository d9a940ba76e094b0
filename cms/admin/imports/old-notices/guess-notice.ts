/** Guesses the title and date of a notice from the name of its file. */
import { latinDigits } from '@college/contract/latin-digits';
import { findDay } from './find-day.ts';

export interface Guess {
  title: string;
  /** `2024-07-05`; '' where the name tells none. */
  date: string;
}

export function guessOf(fileName: string): Guess {
  const name = fileName.replace(/\.[^.]*$/, '').normalize('NFC');
  const day = findDay(name);
  if (day)
    return { title: titleOf(name.replace(day.written, ' ')) || titleOf(name), date: day.date };
  return { title: titleOf(name), date: '' };
}

/** Words with spaces between them, the first letter large. What scanners and browsers add goes. */
function titleOf(name: string): string {
  const words = name
    .replace(/\((?:\d+)\)|\bcopy\b|\bdated?\b|\bdt\b/gi, ' ')
    .replace(/(?:[_+\s]|(?<!\p{Nd})[-.]|[-.](?!\p{Nd}))+/gu, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Words of scanners, cameras, phones and offices that are in a hurry. */
const weakWords =
  'adobe attachment brother camscanner canon circular compressed converted copy dcim doc docs docscanner document download dsc ' +
  'dscn epson file final general hp ilovepdf image img important jpeg jpg kaagaz kmbt letter merged microsoft mx new ' +
  'newdoc newdocument notice notices notification office official order output page pdf photo picture png print public ' +
  'pxl ricoh scan scanned scanner scans screenshot sign signed skm smallpdf tapscanner untitled urgent vid wa whatsapp word ' +
  'xerox জাননী at am pm';
const weak = new RegExp(`^(?:${weakWords.split(' ').join('|')})?\\d*$`, 'i');
/** Names that machines give: SKM25824070510, 3f2a9c1e. */
const code = /^(?:[a-z]{1,3}\d{3,}|(?=\D*\d)[\da-f]{6,}|[\da-f]*\d[a-z\d]{15,})$/i;

/** True if a title says what a notice is about. */
const tells = (title: string): boolean =>
  latinDigits(title)
    .split(/[^\p{L}\p{M}\d]+/u)
    .some((word) => word.length > 2 && !weak.test(word) && !code.test(word));

/** True if the text of the file must be read, because its name lacks a title or date. */
export const isSilent = ({ title, date }: Guess): boolean => !date || !tells(title);

/** Adds values from the text of a file. A value that somebody has typed since the first guess `before` stays. */
export const withText = (now: Guess, text: Guess, before: Guess): Guess => ({
  title: (now.title === before.title && !tells(before.title) && text.title) || now.title,
  date: now.date || text.date,
});
