/** Reads texts and links from the fields of a form. */
const isNode = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object';

/** True for a text without words. A picture counts as words. */
export function isEmptyText(value: unknown): boolean {
  return !isNode(value) || !hasContent(value.root);
}

function hasContent(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'upload') return true;
  if (typeof node.text === 'string' && node.text.trim() !== '') return true;
  return Array.isArray(node.children) && node.children.some(hasContent);
}

/** Returns all addresses in the fields of a form: fields that are an address, and links in texts. */
export const addressesIn = (values: readonly unknown[]): string[] =>
  values.flatMap((value) => {
    if (typeof value === 'string') return isAddress(value) ? [value.trim()] : [];
    return isNode(value) ? linksOf(value.root) : [];
  });

const isAddress = (line: string) => /^\s*(https?:\/\/|\/(?!\/))\S+\s*$/i.test(line);

function linksOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  const { url, linkType } = isNode(node.fields) ? node.fields : {};
  const own =
    typeof url === 'string' && linkType !== 'internal' && isAddress(url) ? [url.trim()] : [];
  return [...own, ...(Array.isArray(node.children) ? node.children.flatMap(linksOf) : [])];
}
