/** Files whose text was found, as they leave: while something that visitors see shows them. */
import type { SearchResult } from '@college/contract/search';
import type { DocumentText, Media } from '../../payload-types.ts';
import { dateText } from '../../platform/time-zone/dates.ts';
import { isFileShown } from '../../platform/uses/shown.ts';
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
  const shown: Candidate[] = [];
  for (const one of found) if (await isFileShown(one.record, context.payload)) shown.push(one);
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

type File = Pick<Media, 'filename' | 'address' | 'mimeType' | 'filesize' | 'alt'>;

function present(file: File, text: DocumentText, date: number, { terms }: Asked): SearchResult {
  const upload = uploadOf(file);
  const pages = pagesOf(text);
  const fits = pages.map((page) => answered(page.text, terms));
  const page = pages[fits.indexOf(Math.max(...fits))];
  return {
    kind: 'document',
    file: upload,
    page: page?.number ?? 0,
    pages: text.page_count ?? pages.length,
    date: date ? dateText(new Date(date).toISOString()) : '',
    title: marked(upload.alt || upload.path, terms),
    // Headings begin with a sign in the text that is kept.
    excerpt: excerptOf((page?.text ?? '').replace(/^# /gm, ''), terms),
  };
}
