/** Search results for files whose text matches, while a public record shows them. */
import type { Upload } from '@college/contract/entities';
import { stands, type Term } from '@college/contract/folding/terms';
import type { SearchResult } from '@college/contract/search';
import { fields, forVisitors } from '../../for-visitors.ts';
import { publicFilesOf } from '../../platform/references/visibility.ts';
import { RevisionCache } from '../../platform/revision/revision-cache.ts';
import { pagesAt } from '../../search/documents.ts';
import { type Candidate, pagesOfEntries } from '../../search/index/candidates.ts';
import { countMatches, excerptOf, markMatches } from '../../search/passages.ts';
import { dateText } from '../../time-zone/dates.ts';
import { uploadOf } from '../related.ts';
import type { Reader } from './result-words.ts';
import type { SearchContext } from './search-context.ts';

export async function documentResults(
  candidates: readonly Candidate[],
  { terms }: Reader,
  context: SearchContext,
): Promise<[number, SearchResult][]> {
  const ids = candidates.map(({ record }) => record);
  const files = await filesOf(ids, context);
  const namedFiles = [...files].map(([file, upload]) => {
    const name = upload.alt || upload.path;
    return { file, upload, name, isCalledSo: countMatches(name, terms) === terms.length };
  });
  // Files that match by name open at their first page, so their many words are not read.
  const others = new Set(namedFiles.flatMap(({ file, isCalledSo }) => (isCalledSo ? [] : [file])));
  const lines = await pagesOfEntries(
    candidates.flatMap(({ id, record }) => (others.has(record) ? [id] : [])),
    context.payload,
  );
  const documents = namedFiles.map((file) => ({
    ...file,
    at: pageThatAnswers(lines.get(file.file) ?? [], terms),
  }));
  const texts = await pagesAt(documents, context);
  const dates = new Map(candidates.map(({ record, date }) => [record, date]));
  return documents.flatMap(({ file, upload, name }): [number, SearchResult][] => {
    const page = texts.get(file);
    const date = dates.get(file);
    if (!page) return [];
    const result: SearchResult = {
      kind: 'document',
      file: upload,
      page: page.number,
      pages: page.of ?? page.number,
      date: date ? dateText(new Date(date).toISOString()) : '',
      more: 0,
      title: markMatches(name, terms),
      // Stored headings start with a sign.
      excerpt: excerptOf(page.text.replace(/^# /gm, ''), terms),
    };
    return [[file, result]];
  });
}

const uploads = new RevisionCache<Upload>(500);

/** Those of the files that the visitor may see. */
const filesOf = (ids: readonly number[], context: SearchContext): Promise<Map<number, Upload>> =>
  uploads.getAll(
    ids,
    (id) => `${context.locale} ${id}`,
    context,
    async (missing) => {
      const [visible, { docs }] = await Promise.all([
        publicFilesOf(missing, context.payload),
        context.payload.find({
          ...forVisitors(context),
          collection: 'media',
          where: { id: { in: missing } },
          limit: missing.length,
          select: fields('filename', 'address', 'mimeType', 'filesize', 'alt'),
        }),
      ]);
      const byId = new Map(docs.map((file) => [file.id, file]));
      return (id) => {
        const file = visible.has(id) ? byId.get(id) : undefined;
        return file && uploadOf(file);
      };
    },
  );

/** The first page that matches most terms. Stops at a page that matches all. */
function pageThatAnswers(pages: readonly string[], terms: readonly Term[]): number {
  let [best, most] = [0, 0];
  for (const [at, line] of pages.entries()) {
    const count = terms.filter((term) => stands(term, line)).length;
    if (count > most) [best, most] = [at, count];
    if (most === terms.length) break;
  }
  return best;
}
