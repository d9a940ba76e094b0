import { countSearch } from '../../search/counts.ts';
import type { Handler } from '../handler.ts';

export const addsearchcounts: Handler<'addsearchcounts'> = async ({ searches }) => {
  for (const one of searches) countSearch(one);
  return {};
};
