/** From the demo to a college of one's own. */
import { locales } from '@college/contract/locales';
import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';
import type { Sentence } from '../../words/say.ts';
import { backUp } from './back-up.ts';
import { clearContent } from './clear.ts';

/** Why nothing was cleared. */
export class NotCleared extends Error {
  readonly sentence: Sentence;
  constructor(sentence: Sentence) {
    super(sentence);
    this.sentence = sentence;
  }
}

let begun = false;

/**
 * Saves everything, then clears all content; resolves with the path of the backup. Rejects with `NotCleared` unless it is the
 * demo and `typed` its name, in any language.
 */
export async function startOwnCollege(
  payload: Payload,
  typed: string,
  save = backUp,
): Promise<string> {
  const { is_demo } = await payload.findGlobal({ slug: 'set-up', depth: 0, ...asSystem });
  if (!is_demo) throw new NotCleared('This is not the demo. Its content was not deleted.');
  if (!(await namesOf(payload)).includes(typed.trim()))
    throw new NotCleared('This is not the name of the college. Nothing was deleted.');
  if (begun) throw new NotCleared('The backup is being saved. Please wait.');
  begun = true;
  try {
    const archive = await save();
    await clearContent(payload);
    return archive;
  } finally {
    begun = false;
  }
}

async function namesOf(payload: Payload): Promise<string[]> {
  const named = locales.map((locale) =>
    payload.findGlobal({ slug: 'college', locale, depth: 0, select: { name: true }, ...asSystem }),
  );
  return (await Promise.all(named)).flatMap(({ name }) => name || []);
}
