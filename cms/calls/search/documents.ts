/** Files whose text was found, as they leave: while something that visitors see shows them. */
import type { Term } from '@college/contract/folding/terms';
import type { SearchResult } from '@college/contract/search';
import { dateText } from '../../platform/time-zone/dates.ts';
import { filesShown } from '../../platform/uses/shown.ts';
import { pagesAt } from '../../search/documents.ts';
import { type Candidate, pagesOfEntries } from '../../search/index/candidates.ts';
import { answered, excerptOf, marked } from '../../search/passages.ts';
import { answeredBy } from '../../search/ranking.ts';
import { uploadOf } from '../files/upload.ts';
import { fields, forVisitors } from '../for-visitors.ts';
import type { Context } from '../handler.ts';
import type { Asked } from './words.ts';

export async function documentResults(
  found: readonly Candidate[],
  { terms }: Asked,
  context: Context,
): Promise<[number, SearchResult][]> {
  const visible = await filesShown(
    found.map(({ record }) => record),
    context.payload,
  );
  const shown = found.filter(({ record }) => visible.has(record));
  if (shown.length === 0) return [];
  const ids = shown.map(({ record }) => record);
  const [files, lines] = await Promise.all([
    context.payload.find({
      ...forVisitors(context),
      collection: 'media',
      where: { id: { in: ids } },
      limit: ids.length,
      select: fields('filename', 'address', 'mimeType', 'filesize', 'alt'),
    }),
    pagesOfEntries(
      shown.map(({ id }) => id),
      context.payload,
    ),
  ]);
  const opened = files.docs.map((file) => {
    const upload = uploadOf(file);
    const name = upload.alt || upload.path;
    // What is called so is opened where it begins.
    const isCalledSo = answered(name, terms) === terms.length;
    const pages = lines.get(file.id) ?? [];
    const at = isCalledSo ? 0 : pageThatAnswers(pages, terms);
    return { file: file.id, upload, name, at, pages: pages.length };
  });
  // Of what visitors may see alone.
  const texts = await pagesAt(opened, context.payload);
  const dates = new Map(shown.map(({ record, date }) => [record, date]));
  return opened.flatMap(({ file, upload, name, pages }): [number, SearchResult][] => {
    const page = texts.get(file);
    const date = dates.get(file);
    if (!page) return [];
    const result: SearchResult = {
      kind: 'document',
      file: upload,
      page: page.number,
      pages: page.of ?? pages,
      date: date ? dateText(new Date(date).toISOString()) : '',
      title: marked(name, terms),
      // Headings begin with a sign in the text that is kept.
      excerpt: excerptOf(page.text.replace(/^# /gm, ''), terms),
    };
    return [[file, result]];
  });
}

/** The first of those that answer most; what follows one that answers all of the query is not looked at. */
function pageThatAnswers(pages: readonly string[][], terms: readonly Term[]): number {
  let [best, most] = [0, 0];
  for (const [at, words] of pages.entries()) {
    const count = answeredBy(words, terms);
    if (count > most) [best, most] = [at, count];
    if (most === terms.length) break;
  }
  return best;
}
