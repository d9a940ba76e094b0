/** Results with their addresses, without those on pages that the college hides. */
import type { College } from '@college/contract/entities';
import type { SearchResult } from '@college/contract/search';
import type { LoaderContext } from '../../context.ts';
import type { PagePath } from '../../menu.ts';
import { getResultAddress, titleOf } from './result-address.ts';

export interface AddressedResult {
  result: SearchResult;
  /** Address without language prefix. */
  to: string;
  /** Address of the record that contains the document. */
  sourceTo?: string;
}

type Site = Pick<LoaderContext, 'strings' | 'hidden'>;

/** Adds the address of the record that contains a document. */
function withSource(
  { source, ...document }: Extract<SearchResult, { kind: 'document' }>,
  { to, codes, strings, hidden }: Site & { to: string; codes: College['codes'] },
): AddressedResult {
  const [at] = source ? addressResults([source], codes, { strings, hidden }) : [];
  if (!at || at.result.kind === 'document') return { result: document, to };
  return { result: { ...document, source: at.result }, to, sourceTo: at.to };
}

export function addressResults(
  results: readonly SearchResult[],
  codes: College['codes'],
  { strings, hidden }: Site,
): AddressedResult[] {
  return results.flatMap((result) => {
    const to = getResultAddress(result, codes);
    const path = to.replace(/[?#].*/s, '');
    if (hidden.includes(path)) return [];
    const title = strings.pages[path as PagePath];
    if (result.kind === 'document') return [withSource(result, { to, codes, strings, hidden })];
    const isUntitled = result.kind === 'page' && titleOf(result).length === 0;
    return isUntitled && title
      ? [{ result: { ...result, title: [{ text: title, found: false }] }, to }]
      : [{ result, to }];
  });
}
