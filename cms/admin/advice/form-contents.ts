/** What forms look at when they advise. */
const isNode = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object';

/** A text without a single word; a picture or a table in it counts as words. */
export function isEmptyText(value: unknown): boolean {
  return !isNode(value) || !saysSomething(value.root);
}

function saysSomething(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'upload') return true;
  if (typeof node.text === 'string' && node.text.trim() !== '') return true;
  return Array.isArray(node.children) && node.children.some(saysSomething);
}

/** Every address that the fields of a form hold: as a line of its own, or as a link in a text. */
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
