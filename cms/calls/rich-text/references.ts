/** Which records a rich text points at. */
import type { College } from '../../payload-types.ts';

export type RichText = College['about'] | undefined;

interface Found {
  media: number[];
  departments: number[];
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object';

export function referencesOf(texts: RichText[]): Found {
  const found: Found = { media: [], departments: [] };
  for (const text of texts) if (text) walk(text.root, found);
  return found;
}

function walk(node: unknown, found: Found): void {
  if (!isNode(node)) return;
  if (node.type === 'upload') note(node, found);
  if (isNode(node.fields) && isNode(node.fields.doc)) note(node.fields.doc, found);
  if (Array.isArray(node.children)) for (const child of node.children) walk(child, found);
}

function note({ relationTo, value }: Node, found: Found): void {
  const id = Number(isNode(value) ? value.id : value);
  if (relationTo === 'media') found.media.push(id);
  if (relationTo === 'departments') found.departments.push(id);
}
