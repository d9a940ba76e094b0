/** Finds what a record refers to: by relations, in texts and by addresses. */
import type { FlattenedField } from 'payload';
import { idOf } from '../../id-of.ts';
import { type Target, targetOf } from './address-targets.ts';

/** A record that refers to others; a global has id 0. */
export interface Source {
  slug: string;
  id: number;
}

type Node = Record<string, unknown>;
type AddTarget = (target: Target | undefined) => void;

/** Collections whose records can be deleted while in use. */
const deletableInUse = new Set(['users', 'alumni', 'submitted-photos']);

const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object';

/** The different targets of a record in all languages, as stored in the database. */
export function targetsIn(fields: FlattenedField[], record: unknown): Target[] {
  const targets = new Map<string, Target>();
  inFields(fields, record, (target) => {
    if (target && !deletableInUse.has(target.collection))
      targets.set(`${target.collection} ${target.key}`, target);
  });
  return [...targets.values()];
}

function inFields(fields: FlattenedField[], record: unknown, add: AddTarget): void {
  if (!isNode(record)) return;
  for (const field of fields) {
    const value = record[field.name];
    const inLanguages = field.localized && isNode(value) && !Array.isArray(value);
    for (const item of inLanguages ? Object.values(value) : [value]) inField(field, item, add);
  }
}

function inField(field: FlattenedField, value: unknown, add: AddTarget): void {
  if (value === null || value === undefined) return;
  switch (field.type) {
    case 'upload':
    case 'relationship':
      for (const item of [value].flat()) add(related(field.relationTo, item));
      return;
    case 'array':
      for (const row of [value].flat()) inFields(field.flattenedFields, row, add);
      return;
    case 'group':
    case 'tab':
      inFields(field.flattenedFields, value, add);
      return;
    case 'richText':
      if (isNode(value)) inText(value.root, add);
      return;
    // Other text fields are not searched for addresses, because a visitor's text must not make a
    // file public.
    case 'text':
      if (field.custom?.isAddress && typeof value === 'string') add(targetOf(value));
  }
}

function related(relationTo: string | string[], value: unknown): Target | undefined {
  const isPolymorphic = Array.isArray(relationTo) && isNode(value);
  const collection = isPolymorphic ? String(value.relationTo) : String(relationTo);
  const id = idOf(isPolymorphic ? value.value : value);
  return id === undefined ? undefined : { collection, key: String(id) };
}

function inText(node: unknown, add: AddTarget): void {
  if (!isNode(node)) return;
  if (node.type === 'upload') add(related(['media'], node));
  if (isNode(node.fields)) {
    if (isNode(node.fields.doc)) add(related(['media'], node.fields.doc));
    if (typeof node.fields.url === 'string') add(targetOf(node.fields.url));
  }
  if (Array.isArray(node.children)) for (const child of node.children) inText(child, add);
}
