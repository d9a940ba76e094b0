/**
 * Manuals, whose metrics reports answer. Some are files in `manuals/`; others are imported by the
 * office.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@college/contract/locales';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { asSystem } from '../../access.ts';
import type { Manual as OwnManual } from '../../payload-types.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';
import { folder } from '../../platform/folder.ts';

const inBoth = z.object({ en: z.string().min(1), as: z.string().min(1) });

const ManualFile = z.object({
  title: inBoth,
  /** Edition whose numbers of metrics the data templates have (`duties/evidence-columns.yaml`). */
  edition: z.string().optional(),
  /** `3` for metrics such as `3.4.4`, in the manual's order. */
  criteria: z.array(z.object({ number: z.string().regex(/^\d+$/), title: inBoth })),
  /** Numbers and texts of the manual, in its order. */
  metrics: z.array(
    z.object({
      number: z.string().regex(/^\d+(\.\d+)+$/),
      type: z.enum(['QUALITATIVE', 'QUANTITATIVE']),
      text: z.string().min(1),
    }),
  ),
});

/** Texts of a manual by language. An office writes its own manual in one language. */
type Words = Partial<Record<Locale, string>>;

export interface Manual extends Pick<z.output<typeof ManualFile>, 'metrics' | 'edition'> {
  title: Words;
  criteria: { number: string; title: Words }[];
}

const directory = () => path.join(folder, 'content/quality/manuals');

/** Cached manuals by code, which is the file name. */
let read: Promise<Map<string, Manual>> | undefined;

export function readManuals(): Promise<Map<string, Manual>> {
  read ??= readAll();
  return read;
}

async function readAll(): Promise<Map<string, Manual>> {
  const files = (await readdir(directory())).filter((name) => name.endsWith('.json')).sort();
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, Manual]> => {
        const words = await readFile(path.join(directory(), file), 'utf8');
        return [path.basename(file, '.json'), ManualFile.parse(JSON.parse(words))];
      }),
    ),
  );
}

/** The code by which a report refers to a manual of the office. */
export const codeOf = (id: number | string) => `own-${id}`;

/** Returns the manual with this code, or undefined. */
export async function manualNamed(code: string, req: PayloadRequest): Promise<Manual | undefined> {
  const id = Number(/^own-(\d+)$/.exec(code)?.[1]);
  if (!id) return (await readManuals()).get(code);
  const own = await req.payload.findByID({
    collection: 'manuals',
    id,
    depth: 0,
    disableErrors: true,
    req: await sameTransaction(req),
    ...asSystem,
  });
  return own ? manualOf(own) : undefined;
}

const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * Builds a manual from its imported rows. The first metric that has a criterion's title names the
 * criterion.
 */
export function manualOf({ name, metrics: rows }: Pick<OwnManual, 'name' | 'metrics'>): Manual {
  const sorted = rows.toSorted((one, other) => compare(one.sr_no, other.sr_no));
  const criteria = Map.groupBy(sorted, ({ sr_no }) => sr_no.split('.')[0] ?? '');
  return {
    title: { en: name },
    criteria: [...criteria].map(([number, own]) => {
      const title = own.map(({ criterion }) => titleIn(criterion)).find(Boolean);
      return { number, title: title ? { en: title } : {} };
    }),
    metrics: sorted.map(({ sr_no: number, type, metric_question: text }) => ({
      number,
      type,
      text,
    })),
  };
}

/**
 * The title without the number: of ‘3. Research’ or ‘Criterion 3: Research’ it is ‘Research’, of
 * ‘3’ nothing.
 */
const titleIn = (criterion: string | null | undefined) =>
  (criterion ?? '').replace(/^\s*(criterion\s*)?\d*[\s.:)–-]*/i, '').trim();
