/** Generates the reference of the calls from the contract, so that the two cannot differ. */

import { formBounds, inputBounds } from '@college/contract/body-bounds';
import { type CallName, callNames, calls } from '@college/contract/calls';
import type { CallRow } from '@college/contract/calls/call';
import { Preview } from '@college/contract/calls/college';
import * as codes from '@college/contract/codes';
import * as entities from '@college/contract/entities';
import * as profile from '@college/contract/profile';
import { departmentSections } from '@college/contract/profile';
import * as search from '@college/contract/search';
import { z } from 'zod';

const opening = `# Calls

Made from \`contract/calls/\` by \`npm run reference\`; a test keeps it current.

The site and the backend answer every call at the root of their address, under the name of the call. Both accept GET, with
the input as query parameters, and POST, with the input as a JSON object (\`Content-Type: application/json\`), or as
\`multipart/form-data\` if it has a file. A call with a *query* has its input there even in a POST, because its right is
checked before its body is read. JSON has at most ${inputBounds.values} values in ${inputBounds.depth} levels; the form of a preview has at most
${formBounds.values} in ${formBounds.depth}. Calls that *submit* something accept POST only, and not from a page of another website, so programs must send
neither \`Origin\` nor \`Sec-Fetch-Site\`. Send \`Unit: website\`. \`Accept-Language: as\` requests Assamese; texts without a
translation are in English. The answer is JSON. A refused call answers 4xx with one sentence of plain text; 429 means too many
requests. Dates are DD-MM-YYYY in the \`time_zone\` of getcollege. File addresses begin with \`/\` and are on the same origin.

*Cached* answers have an ETag and may be cached as their \`Cache-Control\` says; *fresh* answers must not be cached. A field
with a question mark is optional; its default is after \`=\`. Our backend sends every field, and text as strings. Another
backend may omit fields and send numbers. "Extension" marks calls that are not in the specification. Named shapes and codes are
at the end.
`;

/** Sorted by name, because the order of a module's exports depends on its loader. */
const exportsOf = (...modules: object[]): [string, unknown][] =>
  modules.flatMap((module) => Object.entries(module)).sort(([a], [b]) => (a < b ? -1 : 1));

/** Names of the schemas that the contract exports. */
const names = z.registry<{ id: string }>();
const shapes = exportsOf(entities, profile, { Preview }, search).filter(
  (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
);
for (const [id, shape] of shapes) names.add(shape, { id });
const listsOfCodes = exportsOf({ ...codes, departmentSections }).filter(
  (entry): entry is [string, readonly string[]] => Array.isArray(entry[1]),
);

const lifetimes = { content: 'cached', never: 'fresh' };

/** Replaces a file by its name, because JSON has no files. */
const withoutFiles = (_key: string, value: unknown) => (value instanceof File ? value.name : value);
const block = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;
const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: names });
const shapeOf = (schema: z.ZodType) => describeShape(schemaOf(schema), { listsOfCodes });

function aboutCall(name: CallName): string {
  const { method, input, output, example, lifetime, submits, about } = calls[name];
  const { body }: CallRow = calls[name];
  const asks = Object.keys(example).length > 0;
  const inputs = asks
    ? [
        body ? 'Query:' : 'Input:',
        block('ts', shapeOf(input)),
        block('json', JSON.stringify(example, withoutFiles, 2)),
        ...(body ? ['Body of a POST, optional:', block('ts', shapeOf(body))] : []),
      ]
    : [];
  return [
    `### ${name}`,
    `${method} · ${submits ? 'submits' : lifetimes[lifetime]} · ${about}`,
    ...inputs,
    'Answer:',
    block('ts', shapeOf(output)),
  ].join('\n\n');
}

/** Lists the fields of a shape below the calls that use it. */
function aboutShape([name, shape]: [string, z.ZodType]): string {
  const schema = schemaOf(shape);
  return `type ${name} = ${describeShape(schema.$defs?.[name] ?? schema, { listsOfCodes })};`;
}

const aboutCodes = ([name, list]: [string, readonly string[]]) =>
  `- **${name}**: ${list.map((code) => `\`${code}\``).join(', ')}`;

export const reference = (): string =>
  `${[
    opening,
    ...callNames.map(aboutCall),
    '## Shapes',
    block('ts', shapes.map(aboutShape).join('\n\n')),
    '## Codes',
    listsOfCodes.map(aboutCodes).join('\n'),
  ].join('\n\n')}\n`;

type Schema = z.core.JSONSchema.BaseSchema;

interface Context {
  /** Lists of codes that are shown by their name. */
  listsOfCodes: readonly [string, readonly string[]][];
  indent?: string;
}

/** Writes a JSON schema as a TypeScript type, which is easier to read. */
function describeShape(schema: Schema, context: Context): string {
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
