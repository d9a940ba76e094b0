/** Files whose text was found, as they leave: while something that visitors see shows them. */
import type { Term } from '@college/contract/folding/terms';
import type { SearchResult } from '@college/contract/search';
import type { DocumentText, Media } from '../../payload-types.ts';
import type { PageText } from '../../platform/tables/document-texts.ts';
import { dateText } from '../../platform/time-zone/dates.ts';
import { filesShown } from '../../platform/uses/shown.ts';
import { pagesOf } from '../../search/documents.ts';
import type { Candidate } from '../../search/index/candidates.ts';
import { answered, excerptOf, marked } from '../../search/passages.ts';
import { uploadOf } from '../files/upload.ts';
import { fields, forVisitors } from '../for-visitors.ts';
import type { Context } from '../handler.ts';
import type { Asked } from './words.ts';

export async function documentResults(
  found: readonly Candidate[],
  asked: Asked,
  context: Context,
): Promise<[number, SearchResult][]> {
  const visible = await filesShown(
    found.map(({ record }) => record),
    context.payload,
  );
  const shown = found.filter(({ record }) => visible.has(record));
  if (shown.length === 0) return [];
  const ids = shown.map(({ record }) => record);
  const [files, texts] = await Promise.all([
    context.payload.find({
      ...forVisitors(context),
      collection: 'media',
      where: { id: { in: ids } },
      limit: ids.length,
      select: fields('filename', 'address', 'mimeType', 'filesize', 'alt'),
    }),
    // Of what visitors may see alone.
    context.payload.find({
      collection: 'document-texts',
      where: { and: [{ file: { in: ids } }, { state: { equals: 'read' } }] },
      depth: 0,
      pagination: false,
    }),
  ]);
  const fileOf = new Map(files.docs.map((file) => [file.id, file]));
  const dates = new Map(shown.map(({ record, date }) => [record, date]));
  return texts.docs.flatMap((text): [number, SearchResult][] => {
    const file = fileOf.get(text.file);
    return file ? [[text.file, present(file, text, dates.get(text.file) ?? 0, asked)]] : [];
  });
}

/** The first of those that answer most; what follows one that answers all of the query is not looked at. */
function pageThatAnswers(pages: readonly PageText[], terms: readonly Term[]) {
  let [best, most] = [pages[0], 0];
  for (const page of pages) {
    const count = answered(page.text, terms);
    if (count > most) [best, most] = [page, count];
    if (most === terms.length) break;
  }
  return best;
}

type File = Pick<Media, 'filename' | 'address' | 'mimeType' | 'filesize' | 'alt'>;

function present(file: File, text: DocumentText, date: number, { terms }: Asked): SearchResult {
  const upload = uploadOf(file);
  const pages = pagesOf(text);
  const name = upload.alt || upload.path;
  // What is called so is opened where it begins.
  const isCalledSo = answered(name, terms) === terms.length;
  const page = isCalledSo ? pages[0] : pageThatAnswers(pages, terms);
  return {
    kind: 'document',
    file: upload,
    page: page?.number ?? 0,
    pages: text.page_count ?? pages.length,
    date: date ? dateText(new Date(date).toISOString()) : '',
    title: marked(name, terms),
    // Headings begin with a sign in the text that is kept.
    excerpt: excerptOf((page?.text ?? '').replace(/^# /gm, ''), terms),
  };
}
