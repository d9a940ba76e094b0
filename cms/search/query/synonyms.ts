/** What means the same, as the office says it. */
import type { Payload } from 'payload';
import { fold } from '../folding/folding.ts';

/** Of each word what else is looked for. */
export async function synonymsOf(payload: Payload): Promise<Map<string, string[][]>> {
  const { synonyms } = await payload.findGlobal({
    slug: 'search',
    depth: 0,
    select: { synonyms: true },
  });
  const found = new Map<string, string[][]>();
  for (const { words } of synonyms ?? []) {
    const phrases = (words ?? []).map(fold).filter(({ length }) => length > 0);
    for (const phrase of phrases) {
      const [word, ...more] = phrase;
      if (word === undefined || more.length > 0) continue;
      const others = phrases.filter((one) => one !== phrase);
      found.set(word, [...(found.get(word) ?? []), ...others]);
    }
  }
  return found;
}
