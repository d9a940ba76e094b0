/** What the notice form looks at when it advises. */
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

/** The name of the file of ours that a link opens. */
export function linkedFile(link: unknown): string | undefined {
  const [, name] = /^\/files\/media\/([^/?#]+)/.exec(String(link ?? '')) ?? [];
  try {
    return name && decodeURIComponent(name);
  } catch {
    return name;
  }
}
