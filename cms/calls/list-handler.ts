import type { CollectionSlug, DataFromCollectionSlug, SelectType } from 'payload';
import { forVisitors, LONGEST_LIST } from '../for-visitors.ts';
import type { Context } from './handler.ts';

interface Presenter<Stored, Shown> {
  select: SelectType;
  list(records: readonly Stored[], context: Context): Promise<Shown[]>;
}

/** Makes the handler of a call that returns all public records of a collection. */
export const listHandler =
  <Slug extends CollectionSlug, Shown>(
    collection: Slug,
    { select, list }: Presenter<DataFromCollectionSlug<Slug>, Shown>,
    sort: string[] = ['order', 'id'],
  ) =>
  async (_input: unknown, context: Context): Promise<Shown[]> => {
    const options = { ...forVisitors(context), collection, sort, limit: LONGEST_LIST, select };
    const { docs } = await context.payload.find(options as never);
    return list(docs as unknown as DataFromCollectionSlug<Slug>[], context);
  };
