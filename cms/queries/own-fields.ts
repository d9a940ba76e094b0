/**
 * Staff filter and sort lists by fields of the list itself. By fields of what it leads to (`uploaded_by.email`) they would
 * learn, from which rows come and in which order, what they may not read there.
 */
import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  FlattenedField,
  Payload,
  Where,
} from 'payload';
import { QueryError } from 'payload';

/** Ends of a path that name the relation itself, not what it leads to. */
const ofRelation = new Set(['id', 'value', 'relationTo']);

/** Whether a path, as `where` and `sort` have it, leads into another collection. */
export function leavesCollection(fields: FlattenedField[], path: string): boolean {
  const [name, ...rest] = path.replaceAll('__', '.').split('.');
  const field = fields.find((one) => 'name' in one && one.name === name);
  // A version, a language, or nothing that Payload knows: it refuses that itself.
  if (!field) return rest.length > 0 && leavesCollection(fields, rest.join('.'));
  if (field.type === 'relationship' || field.type === 'upload')
    return rest.some((step) => !ofRelation.has(step));
  return rest.length > 0 && leavesCollection(fieldsWithin(field), rest.join('.'));
}

function fieldsWithin(field: FlattenedField): FlattenedField[] {
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.flattenedFields);
  return 'flattenedFields' in field ? field.flattenedFields : [];
}

/** Every path of a query; a query inside of a value leads elsewhere by itself. */
const pathsOf = (where: Where | undefined): { path: string; nested: boolean }[] =>
  Object.entries(where ?? {}).flatMap(([path, constraint]) => {
    if (Array.isArray(constraint)) return constraint.flatMap(pathsOf);
    const nested = Object.values(Object(constraint)).some(isQuery);
    return [{ path, nested }];
  });

const isQuery = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const refuseDetours: CollectionBeforeOperationHook = ({
  args,
  collection,
  overrideAccess,
  req,
}) => {
  // Visitors ask by the calls alone, which choose their queries themselves.
  if (overrideAccess || !req.user) return;
  const fields = fieldsOf(req.payload, collection.slug);
  const { where, sort } = args as { where?: Where; sort?: string | string[] };
  const sorts = [sort ?? []].flat().flatMap((one) => one.split(','));
  const detours = [
    ...pathsOf(where).filter(({ path, nested }) => nested || leavesCollection(fields, path)),
    ...sorts
      .map((one) => ({ path: one.trim().replace(/^-/, '') }))
      .filter(({ path }) => leavesCollection(fields, path)),
  ];
  if (detours.length > 0) throw new QueryError(detours.map(({ path }) => ({ path })));
};

const fieldsOf = ({ collections }: Payload, slug: string): FlattenedField[] =>
  collections[slug as keyof typeof collections].config.flattenedFields;

export const askedByOwnFields = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  hooks: {
    ...config.hooks,
    beforeOperation: [refuseDetours, ...(config.hooks?.beforeOperation ?? [])],
  },
});
