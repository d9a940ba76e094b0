/** Child process of `publication-endpoints.ts`: reads a BibTeX or RIS file and writes its entries. */
import { buffer } from 'node:stream/consumers';
import { writeAnswers } from '../platform/decoders/answer-lines.ts';
import { decode } from '../platform/decoders/decode-text.ts';
import type { Entry } from './citation.ts';
import { parseCitations } from './parse-citations.ts';

await writeAnswers<Entry>(async (answer) => {
  const text = decode(new Uint8Array(await buffer(process.stdin)));
  for (const entry of parseCitations(text)) answer(entry);
});
