/**
 * Two colleges made from the contract, whose texts are the names of their fields. One has written everything: each list has
 * an item with every field filled and one with hardly any; of what comes in kinds, one of each. The other has hardly
 * begun.
 */
import { type CallName, callNames, calls } from '@college/contract/calls';
import { SiteMap } from '@college/contract/entities';
import { policyKinds } from '@college/contract/policies';
import type { z } from 'zod';
import type { Answers } from './render-with.ts';

type Schema = z.core.$ZodTypes;
type Input = Record<string, unknown>;

/** Position of a value. */
interface Place {
  name: string;
  /** Index of the item in its list, from 0. */
  index: number;
  /** Input of the call. */
  input: Input;
  /** True if every field is filled; false if only identifying fields are. */
  full: boolean;
}

const identifyingField =
  /^(id|name|number|title|type|dept_.*|page|.*_sub_id|fileType|url|date|stream|role|slNo|text|found|language|version|kind)$/;
const spelled: [RegExp, (place: Place) => string][] = [
  [/^id$/, ({ index }) => `${index + 1}`],
  [/^dept_code$/, ({ index, input }) => String(input.dept_code ?? `D${index + 1}`)],
  [/^page$/, ({ input }) => String(input.page)],
  [
    /^(url|.*image|.*emblem|banner|dp_?url|upload_info_url|.*poster)$/,
    (place) => `/files/media/${place.name}-${place.index + 1}.jpg`,
  ],
  [
    /^(link|embed|video|.*_link|google_scholar)$/,
    ({ name, index }) => `https://example.org/${name}/${index + 1}`,
  ],
  [/email/, ({ index }) => `someone${index + 1}@example.org`],
  [/^calling_code$/, () => '+91'],
  [/^time_zone$/, () => 'Asia/Kolkata'],
  [/^(college|office)$/, ({ name }) => name.toUpperCase()],
  [/phone|mobile|whatsapp/, ({ index }) => `00000 0000${index}`],
  [/date$|^date|^valid_until$|^updated$|^changed|^since$/, ({ index }) => `0${index + 1}-10-2024`],
  [/^updated_at$/, () => '2024-10-02T06:30:00.000Z'],
  [/^(deadline|on_top_until)$/, ({ index }) => `0${index + 1}-12-2026`],
  [/^batch$/, ({ index }) => `${2001 + index} - ${2004 + index}`],
  [/^(established|estd|year)$/, ({ index }) => `${1962 + index}`],
  [/^quarter$/, () => '2025-1st'],
  [/^month$/, () => 'Oct'],
  // Long enough that it is seen where an excerpt ends.
  [
    /^(description|objectives|department_about)$/,
    ({ name, index }) => headed(name, numbered(name, index === 0 ? 60 : 2)),
  ],
  [
    /^(about|vision|mission|motto|html|message|.*_(message|meaning|details))$/,
    ({ name, index }) => headed(name, `${name} ${index + 1}`),
  ],
];
/** Its level tells under which heading it stands. */
const headed = (name: string, text: string) => `<h2>Of ${name}</h2><p>${text}</p>`;
const numbered = (name: string, words: number) =>
  [name, ...Array.from({ length: words }, (_, index) => index + 1)].join(' ');

/** Titles say what was asked for, so that a page that asks for something else looks otherwise. */
const askedFor = ({ type, year }: Input) => [type, year].filter(Boolean).join(' ');

function textOf(place: Place): string {
  const { name, index, input } = place;
  const special = spelled.find(([names]) => names.test(name))?.[1];
  if (special) return special(place);
  return [name, index + 1, name === 'title' && askedFor(input)].filter(Boolean).join(' ');
}

const literals = (schema: Schema): unknown[] => {
  const { def } = schema._zod;
  if (def.type === 'enum') return Object.values(def.entries);
  return def.type === 'literal' ? [...def.values] : [];
};

/** One item per kind; without kinds, one with all fields and one with few. */
function listOf(element: Schema, place: Place): unknown[] {
  const { def } = element._zod;
  if (def.type === 'enum') return literals(element);
  const item = (index: number, full: boolean, input = place.input, schema = element) =>
    make(schema, { ...place, index, full, input });
  if (def.type === 'union')
    return def.options.map((option, index) => item(index, true, place.input, option as Schema));
  const kinds =
    def.type === 'object'
      ? Object.entries(def.shape).find(
          ([name, field]) => !(name in place.input) && literals(inner(field as Schema)).length > 1,
        )
      : undefined;
  if (!kinds) return [item(0, true), item(1, false)];
  const [name, field] = kinds;
  return literals(inner(field as Schema)).map((value, index) =>
    item(index, index === 0, { ...place.input, [name]: value }),
  );
}

/** Without what stands for a value that is missing, or makes another of it. */
function inner(schema: Schema): Schema {
  const { def } = schema._zod;
  if ('innerType' in def) return inner(def.innerType as Schema);
  return def.type === 'pipe' ? inner(def.in as Schema) : schema;
}

function make(schema: Schema, place: Place): unknown {
  const { def } = inner(schema)._zod;
  const { name, input, full } = place;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([field]) => full || identifyingField.test(field))
          .map(([field, type]) => [field, make(type as Schema, { ...place, name: field })]),
      );
    case 'array':
      return listOf(inner(def.element as Schema), place);
    case 'enum':
    case 'literal': {
      const values = literals(inner(schema));
      return values.find((value) => value === input[name]) ?? values[0];
    }
    case 'union': {
      const options = def.options as Schema[];
      // A flag, or an answer that may be nothing.
      const [first] = options.filter((option) => option._zod.def.type !== 'literal');
      // A word of ours, or one that a college made.
      if (first?._zod.def.type === 'template_literal') return options.flatMap(literals)[0];
      return !first || first._zod.def.type === 'boolean' ? 1 : make(first, place);
    }
    case 'record':
      return { title: `${name} ${place.index + 1}`, quarter: '2025-1st', place: 'Hall' };
    case 'number':
      return 2048;
    case 'boolean':
      return true;
    default:
      return textOf(place);
  }
}

const answerTo = (name: CallName, input: Input, full = true) =>
  make(calls[name].output as unknown as Schema, { name, index: 0, input, full });

/** Answers of a college's backend. */
const answersBy = (answer: (name: CallName, input: Input) => unknown): Answers =>
  Object.fromEntries(
    callNames
      .filter((name) => calls[name].lifetime === 'content')
      .map((name) => [name, (input: Input) => answer(name, input)]),
  );

/** Everything is there, which is what a backend says that does not list it. */
export const filledCollege: Answers = {
  ...answersBy(answerTo),
  // A policy is there only with its text.
  getpolicies: () => policyKinds.map((kind) => [answerTo('getpolicies', { kind })].flat()[0]),
  // Numbers of this college are no years: it has the usual ones, as a backend without the call.
  getyearsoftype: () => [],
  getsitemap: (input: Input) => ({
    ...SiteMap.parse(answerTo('getsitemap', input)),
    content: undefined,
  }),
};

/** Values that appear in addresses of pages. */
const addressed =
  /^(getdepartments|get(ssr|own)?group|get(ssr)?subgroupbygroupidandtype|getssrsubsubgroup.*)$/;

/** Single records have their identifying fields; lists are empty, except those with addresses of pages. */
export const unwrittenCollege: Answers = answersBy((name, input) => {
  const answer = answerTo(name, input, false);
  return Array.isArray(answer) && !addressed.test(name) ? [] : answer;
});
