/** Generates the reference of the calls from the contract, so that the two cannot differ. */
import { type CallName, callNames, calls } from '@college/contract/calls';
import * as preview from '@college/contract/calls/preview';
import * as codes from '@college/contract/codes';
import * as entities from '@college/contract/entities';
import * as profile from '@college/contract/profile';
import { departmentSections } from '@college/contract/profile';
import * as search from '@college/contract/search';
import { z } from 'zod';
import { describeShape } from './shape.ts';

const opening = `# Calls

Made from \`contract/calls/\` by \`npm run reference\`; a test keeps it current.

The site and the backend answer every call at the root of their address, under the name of the call. Both accept GET, with
the input as query parameters, and POST, with the input as a JSON object (\`Content-Type: application/json\`), or as
\`multipart/form-data\` if it has a file. Calls that *submit* something accept POST only, and not from a page of another
website, so programs must send neither \`Origin\` nor \`Sec-Fetch-Site\`. Send \`Unit: website\`. \`Accept-Language: as\` requests
Assamese; texts without a translation are in English. The answer is JSON. A refused call answers 4xx with one sentence of
plain text; 429 means too many requests in a minute. Dates are DD-MM-YYYY in the \`time_zone\` of getcollege. File addresses
begin with \`/\` and are on the same origin.

*Cached* answers have an ETag and may be cached as their \`Cache-Control\` says; *fresh* answers must not be cached. A field
with a question mark is optional; its default is after \`=\`. Our backend sends every field, and text as strings. Another
backend may omit fields and send numbers. "Ours" marks calls that are not in the specification. Named shapes and codes are
at the end.
`;

/** Sorted by name, because the order of a module's exports depends on its loader. */
const exportsOf = (...modules: object[]): [string, unknown][] =>
  modules.flatMap((module) => Object.entries(module)).sort(([a], [b]) => (a < b ? -1 : 1));

/** Names of the schemas that the contract exports. */
const names = z.registry<{ id: string }>();
const shapes = exportsOf(entities, profile, preview, search).filter(
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
  const asks = Object.keys(example).length > 0;
  const inputs = asks
    ? [
        'Input:',
        block('ts', shapeOf(input)),
        block('json', JSON.stringify(example, withoutFiles, 2)),
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
