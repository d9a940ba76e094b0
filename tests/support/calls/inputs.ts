/** Generates inputs of a call: valid ones from its schema, and odd ones. */
import { asRecord } from '@college/contract/as-record';
import fc from 'fast-check';
import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

export function inputsOf(input: z.ZodType): fc.Arbitrary<unknown> {
  const allowed = allowedBy(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
  return fc.oneof(
    { weight: 2, arbitrary: allowed },
    { weight: 3, arbitrary: withOddField(allowed) },
    { weight: 1, arbitrary: odd },
  );
}

function allowedBy(schema: Schema): fc.Arbitrary<unknown> {
  const { anyOf, oneOf, enum: values } = schema;
  const several = anyOf ?? oneOf;
  if (several) return fc.oneof(...several.map((item) => allowedBy(item as Schema)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (values) return fc.constantFrom(...values);
  switch (schema.type) {
    case 'string':
      return schema.contentEncoding === 'binary' ? file : strings(schema);
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(allowedBy(schema.items as Schema), {
        minLength: schema.minItems,
        maxLength: schema.maxItems ?? 3,
      });
    case 'object':
      return fields(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function strings({ format, pattern, minLength, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  const shape = pattern === undefined ? undefined : new RegExp(pattern);
  if (shape && !shape.test('any word')) return fc.stringMatching(shape);
  return fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 200) })
    .filter((text) => shape?.test(text) ?? true);
}

const file = fc
  .tuple(
    fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 500 }),
      fc.constant(
        new TextEncoder().encode('<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>'),
      ),
    ),
    fc.constantFrom('photo.png', '../../photo.jpg', '.htaccess', 'ছবি.webp', 'a'.repeat(300)),
    fc.constantFrom('image/png', 'image/svg+xml', 'text/html', ''),
  )
  .map(([bytes, name, type]) => new File([bytes], name, { type }));

function fields({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const each = Object.entries(properties).map(([name, schema]) => {
    const value = allowedBy(schema as Schema);
    return [name, required.includes(name) ? value : fc.option(value, { nil: undefined })] as const;
  });
  const present = (record: object) =>
    Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
  return fc.record(Object.fromEntries(each)).map(present);
}

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    [],
    {},
    '',
    ' ',
    '%',
    '_%\\',
    "' OR 1=1 --",
    '"; DROP TABLE notices; --',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202e\ufeff',
    '../../etc/passwd',
    '{{7*7}}<script>',
    '__proto__',
    'constructor',
    'NaN',
    'true',
    'ক্ষ'.repeat(2000),
    'x'.repeat(40_000),
    -1,
    0.5,
    1e21,
    1e308,
    2 ** 31,
    2 ** 53,
    2 ** 63,
    '9223372036854775808',
    '1e400',
    ['PHY'],
    [['PHY']],
    { equals: 'PHY' },
    { $ne: null },
    JSON.parse('{"__proto__": {"admin": true}, "constructor": 1}'),
  ),
  fc.string({ unit: 'binary' }),
  fc.anything({ maxDepth: 2 }).map((value) => (typeof value === 'bigint' ? String(value) : value)),
);

/** Replaces, removes or adds a field. */
const withOddField = (allowed: fc.Arbitrary<unknown>) =>
  fc
    .tuple(allowed, odd, fc.nat(), fc.constantFrom('replace', 'drop', 'add'))
    .map(([input, value, which, change]) => {
      const names = Object.keys(asRecord(input));
      const name = names[which % Math.max(names.length, 1)] ?? 'type';
      const { [name]: _, ...others } = asRecord(input);
      if (change === 'drop') return others;
      return { ...asRecord(input), [change === 'add' ? 'limit' : name]: value };
    });
