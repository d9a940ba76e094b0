/** Presents search results from records that the visitor may read now. */
import { collegePages } from '@college/contract/codes';
import type { SearchResult } from '@college/contract/search';
import type { CollectionSlug } from 'payload';
import { forVisitors } from '../../for-visitors.ts';
import { hiddenFieldsOf } from '../../platform/references/visibility.ts';
import { RevisionCache } from '../../platform/revision/revision-cache.ts';
import { sourcesShowing } from '../../search/documents.ts';
import type { Candidate } from '../../search/index/candidates.ts';
import { pageOf, searchedAs, searchedPagesOf } from '../../search/searched.ts';
import type { Related } from '../related.ts';
import { documentResults } from './document-results.ts';
import { presenterOf } from './result-presenters.ts';
import { type Reader, textIn, wordsForResult } from './result-words.ts';
import {
  codesOf,
  collegeOf,
  departmentsOf,
  ownPagesOf,
  type SearchContext,
} from './search-context.ts';

/** Results in order, without those that the visitor may not see. */
export async function presentResults(
  candidates: readonly Candidate[],
  reader: Reader,
  context: SearchContext,
): Promise<SearchResult[]> {
  const ofCollections = Map.groupBy(candidates, ({ collection }) => collection);
  const presented = new Map<string, SearchResult>();
  const gather = async (collection: string, entries: readonly Candidate[]) => {
    const list = await resultsOfCollection(collection, entries, reader, context);
    for (const [id, result] of list) presented.set(`${collection} ${id}`, result);
  };
  await Promise.all([...ofCollections].map((group) => gather(...group)));
  return candidates.flatMap(
    ({ collection, record }) => presented.get(`${collection} ${record}`) ?? [],
  );
}

function resultsOfCollection(
  collection: string,
  candidates: readonly Candidate[],
  reader: Reader,
  context: SearchContext,
): Promise<[number, SearchResult][]> {
  if (collection === 'media')
    return withSources(documentResults(candidates, reader, context), reader, context);
  const ids = candidates.map(({ record }) => record);
  if (collection === 'college') return collegeResults(ids, reader, context);
  return resultsOf(collection as CollectionSlug, ids, reader, context);
}

/**
 * Adds to each document the newest record that shows it, because a scan is often named by a number
 * only.
 */
async function withSources(
  documents: ReturnType<typeof documentResults>,
  reader: Reader,
  context: SearchContext,
): Promise<[number, SearchResult][]> {
  const list = await documents;
  const sources = await sourcesShowing(
    list.map(([file]) => file),
    context.payload,
  );
  const newest = [...sources.values()].flatMap(([first]) => first ?? []);
  const records = new Map<string, SearchResult>();
  await Promise.all(
    [...Map.groupBy(newest, ({ collection }) => collection)].map(async ([collection, places]) => {
      const ids = [...new Set(places.map(({ record }) => record))];
      for (const [id, result] of await resultsOf(
        collection as CollectionSlug,
        ids,
        reader,
        context,
      ))
        records.set(`${collection} ${id}`, result);
    }),
  );
  return list.map(([file, result]) => {
    const [first, ...others] = sources.get(file) ?? [];
    const source = first && records.get(`${first.collection} ${first.record}`);
    if (result.kind !== 'document' || !source || source.kind === 'document') return [file, result];
    return [file, { ...result, source: { ...source, excerpt: [] }, more: others.length }];
  });
}

async function resultsOf(
  collection: CollectionSlug,
  ids: number[],
  reader: Reader,
  context: SearchContext,
): Promise<[number, SearchResult][]> {
  const { config } = context.payload.collections[collection];
  const search = searchedAs(config);
  const presenter = presenterOf(collection);
  if (!search || !presenter) return [];
  const names = [...search.title, ...(search.key ?? []), ...search.text, ...presenter.fields];
  const [docs, codes, related] = await Promise.all([
    recordsOf({ collection, ids, fields: names, depth: presenter.depth ?? 0 }, context),
    codesOf(context),
    relatedOf(context),
  ]);
  return docs.flatMap((doc): [number, SearchResult][] => {
    const hidden = hiddenFieldsOf(config, doc);
    const isShown = (name: string) => !hidden.includes(name);
    const visible = {
      ...search,
      key: search.key?.filter(isShown),
      text: search.text.filter(isShown),
    };
    // The presenter is the one of this collection, which a list of different types cannot say.
    const result = presenter.present(doc as never, {
      words: wordsForResult(doc, visible, config.flattenedFields, reader),
      related,
      codes,
      textIn: textIn(doc, config.flattenedFields, reader.locale),
    });
    return result ? [[doc.id, result]] : [];
  });
}

interface StoredRecord {
  id: number;
}

/** Cache of records. Those with long texts are not cached. */
const records = new RevisionCache<StoredRecord>(
  500,
  (record) => JSON.stringify(record).length < 60_000,
);

interface Selection {
  collection: CollectionSlug;
  ids: number[];
  fields: string[];
  depth: number;
}

/** The records in all languages, by the visitor's access rules. */
async function recordsOf(
  { collection, ids, fields, depth }: Selection,
  context: SearchContext,
): Promise<StoredRecord[]> {
  const keyOf = (id: number) => `${collection} ${id}`;
  const byNumber = await records.getAll(ids, keyOf, context, async (missing) => {
    const { docs } = await context.payload.find({
      ...forVisitors(context),
      locale: 'all',
      depth,
      collection,
      where: { id: { in: missing } },
      limit: missing.length,
      select: Object.fromEntries(fields.map((field) => [field, true])),
    });
    const byId = new Map(docs.map((doc) => [Number(doc.id), { ...doc, id: Number(doc.id) }]));
    return (id) => byId.get(id);
  });
  return [...byNumber.values()];
}

/** Related departments and pages. Results show no files of a record. */
async function relatedOf(context: SearchContext): Promise<Related> {
  const [departments, ownPages] = await Promise.all([departmentsOf(context), ownPagesOf(context)]);
  return {
    file: () => undefined,
    fileAt: () => undefined,
    department: (id) => departments.get(id),
    ownPage: (id) => ownPages.get(id),
  };
}

/** Results from the college's own texts, each on its own page. */
export async function collegeResults(
  places: readonly number[],
  reader: Reader,
  context: SearchContext,
): Promise<[number, SearchResult][]> {
  const config = context.payload.globals.config.find(({ slug }) => slug === 'college');
  const pages = config && searchedPagesOf(config);
  if (!pages) return [];
  const college = await collegeOf(context);
  return places.flatMap((place): [number, SearchResult][] => {
    const page = collegePages[place - 1];
    if (!page) return [];
    const words = wordsForResult(college, pageOf(pages[page]), config.flattenedFields, reader);
    return [[place, { kind: 'page', page, ...words }]];
  });
}
