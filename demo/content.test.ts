/** Payload's validation, which the bulk writer skips, and rules for every demo. */
import { glob, stat } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '@college/contract/locales';
import type { FlattenedField } from 'payload';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Data, folder, readContent } from './content.ts';
import { printSheet, type Sheet } from './pdf.ts';
import { isData, openMarkdown } from './record.ts';
import { config, everyRecord, fieldsOf, filled } from './testing/filled.ts';

const today = '2026-11-22';
const slugs = [...everyRecord().keys()];

/** Types of fields whose names the reader or the field itself checks. */
const unchecked = new Set(['upload', 'relationship', 'richText', 'array', 'group', 'join', 'ui']);

type Validate = (value: unknown, options: object) => Promise<true | string>;

async function complaints(fields: readonly FlattenedField[], record: Data): Promise<string[]> {
  const problems: string[] = [];
  for (const field of fields) {
    const value = record[field.name];
    if (field.type === 'array' && Array.isArray(value))
      for (const row of value.filter(isData))
        problems.push(...(await complaints(field.flattenedFields, row)));
    if (field.type === 'group' && isData(value))
      problems.push(...(await complaints(field.flattenedFields, value)));
    // Relations may be missing, because the folder gives the owner of a record.
    const isNeeded = 'required' in field && field.required && field.type !== 'relationship';
    if (isNeeded && !('defaultValue' in field) && !value) problems.push(`${field.name} is missing`);
    if (value === undefined || unchecked.has(field.type) || !('validate' in field)) continue;
    const i18n = { language: 'en' };
    const req = { locale: 'en', i18n, t: String, payload: { config }, context: {} };
    const options = { ...field, data: record, siblingData: record, req, operation: 'create' };
    const validate = field.validate as unknown as Validate;
    const answer = await validate(value, options);
    if (answer !== true) problems.push(`${field.name} ${JSON.stringify(value)}: ${answer}`);
  }
  return problems;
}

const inAllLanguages = (slug: string, day: string) =>
  locales.flatMap((locale) => filled(slug, day, locale));

describe.each(slugs)('%s', (slug) => {
  test('is a collection or a global, and its fields accept the data', async () => {
    const fields = fieldsOf(slug) ?? [];
    expect(fields.length).toBeGreaterThan(0);
    for (const day of ['2026-01-01', today, '2028-02-29'])
      for (const record of inAllLanguages(slug, day))
        expect(await complaints(fields, record), JSON.stringify(record).slice(0, 200)).toEqual([]);
  });
});

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
};
const stringsOf = (slug: string) => stringsIn(inAllLanguages(slug, today));

const media = (await readContent()).get('media') ?? [];

describe('the files', () => {
  test('have alternative text, and each is used', () => {
    expect(media.filter(({ alt }) => !alt)).toEqual([]);
    const used = new Set(slugs.filter((slug) => slug !== 'media').flatMap(stringsOf));
    for (const { captions } of media)
      for (const row of [captions].flat().filter(isData)) used.add(String(row.file));
    const unused = media.filter(({ filename }) => !used.has(String(filename)));
    expect(unused.map(({ filename }) => filename)).toEqual([]);
  });

  test('are large enough if drawn', async () => {
    const pictures = media.filter(({ filename }) => /\.(jpg|png)$/.test(String(filename)));
    for (const { filename } of pictures) {
      const drawing = path.join(folder, 'pictures', `${path.parse(String(filename)).name}.svg`);
      const { width = 0, height = 0 } = await sharp(drawing).metadata();
      expect(Math.min(width, height), drawing).toBeGreaterThanOrEqual(480);
    }
  });

  test('are small if PDF', async () => {
    for (const { alt, sheet } of media.filter((record) => record.sheet)) {
      const pdf = await printSheet({ title: String(alt), ...(sheet as Omit<Sheet, 'title'>) });
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.length).toBeLessThan(60_000);
    }
  });

  test('weigh less than three megabytes together with the texts', async () => {
    let bytes = 0;
    for await (const file of glob('{content,files,pictures}/**/*.*', { cwd: folder }))
      bytes += (await stat(path.join(folder, file))).size;
    expect(bytes).toBeLessThan(3_000_000);
  });
});

describe('the texts', () => {
  const strings = slugs.flatMap(stringsOf);

  test('contain no real address and no real phone number', () => {
    const mails = strings.flatMap((text) => text.match(/[\w.+-]+@[\w.-]*\w/g) ?? []);
    expect(mails.length).toBeGreaterThan(100);
    expect(mails.filter((mail) => !mail.endsWith('example.org'))).toEqual([]);
    const phones = strings.flatMap((text) => text.match(/\b\d{5} \d{5}\b|\+91[\d -]+/g) ?? []);
    expect(phones.filter((phone) => !phone.startsWith('00000'))).toEqual([]);
  });

  test('are Assamese, not Bengali', () => {
    expect(strings.filter((text) => text.includes('\u09b0'))).toEqual([]);
    expect(strings.filter((text) => text.includes('ৰ')).length).toBeGreaterThan(100);
  });

  test('contain no Markdown after conversion to rich text', () => {
    const markdown = openMarkdown();
    const remaining = slugs.flatMap((slug) =>
      (fieldsOf(slug) ?? []).flatMap((field) => {
        if (field.type !== 'richText') return [];
        const texts = inAllLanguages(slug, today).flatMap((record) => record[field.name] ?? []);
        const words = texts.flatMap((text) => stringsIn(markdown(String(text), field)));
        return words.filter((word) => /\*\*|\\|\]\(|^#|\|/.test(word));
      }),
    );
    expect(remaining).toEqual([]);
  });

  test('have no unfilled placeholder and no empty table cell', () => {
    expect(strings.filter((text) => /\{[a-z]/.test(text))).toEqual([]);
    expect(strings.filter((text) => /^\|.*\| \|/m.test(text))).toEqual([]);
  });
});
