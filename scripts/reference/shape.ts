/** Writes a JSON schema as a TypeScript type, which is easier to read. */
import type { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

interface Context {
  /** Lists of codes that are shown by their name. */
  listsOfCodes: readonly [string, readonly string[]][];
  indent?: string;
}

export function describeShape(schema: Schema, context: Context): string {
  const { anyOf, oneOf, enum: values, items, properties, additionalProperties, $ref } = schema;
  const inner = (entry: unknown) => describeShape(entry as Schema, context);
  if ($ref) return $ref.split('/').at(-1) ?? '';
  const several = anyOf ?? oneOf;
  if (several) return [...new Set(several.map(inner))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (values) return describeCodes(values, context);
  if (items) return listOf(inner(items));
  if (properties && Object.keys(properties).length > 0) return describeFields(schema, context);
  if (typeof additionalProperties === 'object')
    return `{ [name: string]: ${inner(additionalProperties)} }`;
  if (schema.contentEncoding === 'binary') return 'File';
  if (schema.type === 'integer') return 'number';
  return schema.type ? [schema.type].flat().join(' | ') : 'unknown';
}

const listOf = (item: string) =>
  item.startsWith('{') || !item.includes(' | ') ? `${item}[]` : `(${item})[]`;

function describeCodes(values: readonly unknown[], { listsOfCodes }: Context): string {
  const [labelled] = listsOfCodes.find(([, list]) => String(list) === String(values)) ?? [];
  return labelled ?? values.map((value) => JSON.stringify(value)).join(' | ');
}

function describeFields({ properties = {}, required = [] }: Schema, context: Context): string {
  const { indent = '' } = context;
  const deeper = { ...context, indent: `${indent}  ` };
  const lines = Object.entries(properties).map(([name, input]) => {
    const schema = input as Schema;
    const key = /^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name);
    const optional = required.includes(name) ? '' : '?';
    const otherwise = schema.default === undefined ? '' : ` = ${JSON.stringify(schema.default)}`;
    const value = describeShape(schema, deeper);
    return `${deeper.indent}${key}${optional}: ${value}${otherwise};${limits(schema)}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** Constraints of a value besides its type. */
function limits(schema: Schema): string {
  const { type, format, minLength, maxLength, minimum, maximum } = schema;
  if (format === 'email') return ' // an e-mail address';
  const [least, most] = type === 'string' ? [minLength, maxLength] : [minimum, maximum];
  if (most === undefined || most === Number.MAX_SAFE_INTEGER) return '';
  const what = format === 'binary' ? ' bytes' : type === 'string' ? ' characters' : '';
  return ` // ${least ? `${least} to ${most}` : `at most ${most}`}${what}`;
}
