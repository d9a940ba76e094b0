/**
 * Reads the entries of a BibTeX or RIS text, each by itself, so that a broken entry does not stop the others. Runs in a
 * child process, because the text is untrusted.
 */
import { Refusal } from '../platform/refusal.ts';
import type { Entry } from './citation.ts';
import { citationLimits } from './preview.ts';
import { bibtexEntries } from './read-bibtex.ts';
import { isRis, risRecords } from './read-ris.ts';

/** Yields the entries of a file. Throws a `Refusal` if the whole text cannot be read. */
export function* parseCitations(text: string): Generator<Entry, void> {
  if (text.includes('\0')) throw new Refusal('noEntries');
  const entries = isRis(text) ? risRecords(text) : bibtexEntries(text);
  let count = 0;
  for (const entry of entries) {
    count += 1;
    if (count > citationLimits.entries)
      throw new Refusal('manyEntries', { most: citationLimits.entries });
    yield entry;
  }
  if (count === 0) throw new Refusal('noEntries');
}
