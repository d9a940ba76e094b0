/** Manuals whose metrics reports answer: a file each in `manuals/`, so that one more needs no code. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { folder } from '../../platform/folder.ts';

const inBoth = z.object({ en: z.string().min(1), as: z.string().min(1) });

export const Manual = z.object({
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
export type Manual = z.output<typeof Manual>;

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
        return [path.basename(file, '.json'), Manual.parse(JSON.parse(words))];
      }),
    ),
  );
}
