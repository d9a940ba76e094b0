/** Data templates of metrics: `duties/evidence-columns.yaml`, read once. */
import { z } from 'zod';
import { Id, parseDuties, readDuties, TEMPLATES_FILE } from './duties-file.ts';

const column = z.string().min(1);
const columns = z.array(column).default([]);

const Template = z
  .strictObject({
    id: Id,
    /** Numbers of metrics, for all manuals or by the year of the manual. `1.2.x` stands for all below 1.2. */
    metric: z.union([z.string(), z.record(z.string(), z.string())]),
    year: z.enum(['calendar', 'academic']),
    columns: z.array(column).min(1),
    /** Columns that the rehearsal compares. The head of the file says what each is for. */
    use: z
      .strictObject({
        year: columns,
        issn: column.optional(),
        isbn: column.optional(),
        'own-links': columns,
        pages: columns,
        websites: columns,
        counted: columns,
        parts: z.array(z.strictObject({ part: column, whole: column })).default([]),
        agreement: z
          .strictObject({ same: z.array(column).min(1), signed: column, duration: column })
          .optional(),
        designation: column.optional(),
        same: columns,
        'may-be-empty': columns,
        lasting: z.literal('yes').optional(),
      })
      .prefault({}),
  })
  .superRefine(({ columns: all, use }, context) => {
    const { lasting: _, ...columnsInUse } = use;
    const names = Object.values(columnsInUse).flatMap((value) => namesIn(value));
    for (const name of names.filter((each) => !all.includes(each)))
      context.addIssue({ code: 'custom', message: `There is no column “${name}”.` });
  });
export type Template = z.output<typeof Template>;

const namesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(namesIn) : [];
};

const TemplatesFile = z.strictObject({ sheets: z.array(Template).min(1) });

/** Parses the file. Throws an error with its name and the place of the mistake. */
export const parseTemplates = (text: string): Template[] =>
  parseDuties(TEMPLATES_FILE, text, TemplatesFile).sheets;

let templates: Promise<Template[]> | undefined;

/** All templates. Cached. */
export function readTemplates(): Promise<Template[]> {
  templates ??= readDuties(TEMPLATES_FILE).then(parseTemplates);
  return templates;
}

/** The template with this id. Rejects if the file has none. */
export async function readTemplate(sheet: string): Promise<Template> {
  const template = (await readTemplates()).find(({ id }) => id === sheet);
  if (!template) throw new Error(`duties/${TEMPLATES_FILE} has no sheet “${sheet}”.`);
  return template;
}

/** The year of a manual: `2023` of `naac-affiliated-2023`. Undefined if any may be meant. */
export function editionOf(manual: string | null | undefined): string | undefined {
  if (manual?.includes('aqar')) return '2020';
  return /20\d\d/.exec(manual ?? '')?.[0];
}

/** Templates of a metric in a manual of this year; of any manual without a year. */
export const templatesOf = (
  metric: string,
  edition: string | undefined,
  all: readonly Template[],
): Template[] => all.filter((template) => numbersOf(template, edition).some(isNumber(metric)));

function numbersOf({ metric }: Template, edition: string | undefined): string[] {
  const texts =
    typeof metric === 'string'
      ? [metric]
      : edition !== undefined && metric[edition] !== undefined
        ? [metric[edition]]
        : Object.values(metric);
  return texts.flatMap((text) => text.match(/(?<!\d)\d+(?:\.(?:\d+|x))+[a-z]?/g) ?? []);
}

const isNumber = (metric: string) => (pattern: string) =>
  pattern.endsWith('.x') ? metric.startsWith(pattern.slice(0, -1)) : metric === pattern;
