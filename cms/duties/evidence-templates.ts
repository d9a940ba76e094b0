/** Data templates of metrics: `duties/evidence-columns.yaml`, read once. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { dutiesFolder, Id, parseDuties, repeatedIn, TEMPLATES_FILE } from './duties-file.ts';
import type { TemplateCells } from './template-cells.ts';

/** A heading, or the text of one. */
const heading = z.string().min(1);
/** The id of a column, also the name of a property. */
const columnId = z.string().regex(/^[a-z_]{1,40}$/, 'small letters and _');
const columnIds = z.array(columnId).default([]);

const Column = z.strictObject({
  id: columnId,
  header: heading,
  /** How Excel stores its cells. */
  type: z.enum(['text', 'number', 'date']).default('text'),
  aliases: z.array(heading).default([]),
  split: z.array(heading).default([]),
});

const Template = z
  .strictObject({
    id: Id,
    metrics: z
      .array(
        z.strictObject({
          number: z.string().regex(/^\d+\.(?:\d+\.)*(?:\d+[a-z]?|x)$/, 'a number such as 3.4.4'),
          edition: z.string().optional(),
        }),
      )
      .min(1),
    year: z.enum(['calendar', 'academic']),
    columns: z.array(Column).min(1),
    /** Columns by their ids. The head of the file says what each is for. */
    use: z
      .strictObject({
        name: columnIds,
        year: columnIds,
        issn: columnId.optional(),
        isbn: columnId.optional(),
        'own-links': columnIds,
        pages: columnIds,
        websites: columnIds,
        counted: columnIds,
        parts: z.array(z.strictObject({ part: columnId, whole: columnId })).default([]),
        agreement: z
          .strictObject({
            same: z.array(columnId).min(1),
            signed: columnId,
            duration: columnId,
            activities: columnId,
          })
          .optional(),
        designation: columnId.optional(),
        service: z
          .strictObject({
            appointment: columnId.optional(),
            since: columnId,
            until: columnId.optional(),
          })
          .optional(),
        person: columnId.optional(),
        rupees: columnIds,
        averaged: columnIds,
        listed: columnId.optional(),
        journal: columnId.optional(),
        hours: columnId.optional(),
        days: columnId.optional(),
        programme: z.strictObject({ name: columnId, code: columnId }).optional(),
        seats: columnId.optional(),
        examined: columnId.optional(),
        reserved: z.strictObject({ seats: columnId, filled: columnId }).optional(),
        'may-be-empty': columnIds,
        lasting: z.literal('yes').optional(),
      })
      .prefault({}),
  })
  .superRefine(({ columns, use }, context) => {
    const { lasting: _, ...columnsInUse } = use;
    const ids = columns.map(({ id }) => id);
    const unknown = idsIn(columnsInUse).find((id) => !ids.includes(id));
    if (unknown) context.addIssue({ code: 'custom', message: `There is no column “${unknown}”.` });
    const twice = repeatedIn(ids) ?? repeatedIn(columns.map(({ header }) => header));
    if (twice) context.addIssue({ code: 'custom', message: `“${twice}” is there twice.` });
  });
export type Template = z.output<typeof Template>;

const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(idsIn) : [];
};

const TemplatesFile = z.strictObject({ sheets: z.array(Template).min(1) });

/** Parses the file. Throws an error with its name and the place of the mistake. */
export const parseTemplates = (text: string): Template[] =>
  parseDuties(TEMPLATES_FILE, text, TemplatesFile).sheets;

let templates: Template[] | undefined;

/** All templates. Cached. */
export function readTemplates(): Template[] {
  templates ??= parseTemplates(readFileSync(path.join(dutiesFolder, TEMPLATES_FILE), 'utf8'));
  return templates;
}

export type TemplateId = keyof TemplateCells;
export const isTemplateId = (id: unknown): id is TemplateId =>
  readTemplates().some((each) => each.id === id);
export const templateIds = (): TemplateId[] =>
  readTemplates()
    .map(({ id }) => id)
    .filter(isTemplateId);

/** The template with this id. Throws if the file has none. */
export function readTemplate(id: TemplateId): Template {
  const template = readTemplates().find((each) => each.id === id);
  if (!template) throw new Error(`duties/${TEMPLATES_FILE} has no sheet “${id}”.`);
  return template;
}

/** A column of a template, such as `papers/issn`. */
export type TemplateColumn = {
  [Id in TemplateId]: `${Id}/${Extract<keyof TemplateCells[Id], string>}`;
}[TemplateId];

/** All headings of a column: that of the manual first. */
export function headingsOf(column: TemplateColumn): string[] {
  const [template, id] = column.split('/');
  const templateColumn = readTemplates()
    .find((each) => each.id === template)
    ?.columns.find((each) => each.id === id);
  if (!templateColumn) throw new Error(`duties/${TEMPLATES_FILE} has no column “${column}”.`);
  return [templateColumn.header, ...templateColumn.aliases];
}

/** Templates of a metric in an edition of the manual; of any edition without one. */
export const templatesOf = (
  metric: string,
  edition: string | undefined,
  all: readonly Template[],
): Template[] => all.filter((template) => numbersOf(template, edition).some(isNumber(metric)));

function numbersOf({ metrics }: Template, edition: string | undefined): string[] {
  const own = metrics.filter((each) => each.edition === undefined || each.edition === edition);
  return (own.length > 0 ? own : metrics).map(({ number }) => number);
}

/** `1.2.x` stands for all numbers below 1.2. */
const isNumber = (metric: string) => (pattern: string) =>
  pattern.endsWith('.x') ? metric.startsWith(pattern.slice(0, -1)) : metric === pattern;
