/** Manuals whose metrics reports answer: a file each in `manuals/`, and those that the office has brought itself. */
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
  /** `3` for the metrics `3.4.4` and its neighbours, in the manual's order. */
  criteria: z.array(z.object({ number: z.string().regex(/^\d+$/), title: inBoth })),
  /** As the manual numbers and words them, in its order. */
  metrics: z.array(
    z.object({
      number: z.string().regex(/^\d+(\.\d+)+$/),
      type: z.enum(['QUALITATIVE', 'QUANTITATIVE']),
      text: z.string().min(1),
    }),
  ),
});

/** The office writes its own in one language. */
type Words = Partial<Record<Locale, string>>;

export interface Manual extends Pick<z.output<typeof ManualFile>, 'metrics'> {
  title: Words;
  criteria: { number: string; title: Words }[];
}

const directory = () => path.join(folder, 'content/quality/manuals');

/** By their codes, the names of their files. */
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

/** What a report keeps of a manual of the office. */
export const codeOf = (id: number | string) => `own-${id}`;

/** Undefined where there is none of this code. */
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

/** A criterion is named by the first of its metrics that says its title. */
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

/** ‘3. Research’, ‘Criterion 3: Research’ and ‘3’ have the number beside the title, or nothing else. */
const titleIn = (criterion: string | null | undefined) =>
  (criterion ?? '').replace(/^\s*(criterion\s*)?\d*[\s.:)–-]*/i, '').trim();
