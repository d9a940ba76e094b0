/** `npm run import -- --wordpress FILE`: lists the contents, requires a mapping, then imports. */
import { readFile } from 'node:fs/promises';
import { DEFAULT_LOCALE } from '@college/contract/locales';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { ImportCommand } from '../../../import/import-command.ts';
import type { Report } from '../../../import/report.ts';
import { openFetcher } from './fetch-file.ts';
import { importWordPress } from './import-wordpress.ts';
import { type Inventory, takeInventory } from './inventory.ts';
import { type Mapping, readMapping, templateFor, unmapped } from './mapping.ts';
import { type Media, openMedia } from './media.ts';

interface CommandOptions {
  file: string;
  mapping?: string;
  /** A folder or a zip. */
  media?: string;
  fetchesMedia?: boolean;
  isDry: boolean;
}

const Options = z.object({
  wordpress: z.string(),
  mapping: z.string().optional(),
  media: z.string().optional(),
  'fetch-media': z.boolean().optional(),
  'dry-run': z.boolean().default(false),
});

export const importCommand: ImportCommand = {
  source: 'wordpress',
  usage: '[--mapping FILE] [--media FOLDER or ZIP] [--fetch-media] [--dry-run]',
  options: {
    wordpress: { type: 'string' },
    mapping: { type: 'string' },
    media: { type: 'string' },
    'fetch-media': { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
  run: (payload, report, values) => {
    const { wordpress: file, ...options } = Options.parse(values);
    return runWordPress(payload, report, {
      ...{ file, mapping: options.mapping, media: options.media },
      fetchesMedia: options['fetch-media'],
      isDry: options['dry-run'],
    });
  },
};

/** Returns true if anything was saved. Throws a readable sentence if the files are invalid. */
export async function runWordPress(
  payload: Payload,
  report: Report,
  { file, mapping: mappingFile, media: location, fetchesMedia = false, isDry }: CommandOptions,
): Promise<boolean> {
  const inventory = await takeInventory(file);
  if (!inventory.isExport)
    throw new Error(
      `${file} is not a WordPress export. In WordPress choose Tools, Export, All content.`,
    );
  const mapping = mappingFile ? readMapping(await readFile(mappingFile, 'utf8')) : undefined;
  const fetcher = fetchesMedia ? openFetcher(inventory.address) : undefined;
  const media = await openMedia({ given: location, fetcher });
  try {
    const unsaid = mapping ? unmapped(mapping, inventory) : [];
    if (!mapping || isDry || unsaid.length > 0) {
      console.log(inventoryLines(inventory, media).join('\n'));
      console.log(whatNext(inventory, mapping, unsaid));
      return false;
    }
    const language = DEFAULT_LOCALE;
    await importWordPress(payload, { file, inventory, mapping, media, language }, report);
    return true;
  } finally {
    media.close();
  }
}

function inventoryLines({ address, types, attachments, isWhole }: Inventory, media: Media) {
  const availableFiles = [...attachments.values()].filter(({ url }) => media.has(url)).length;
  const count = (type: string) => types.get(type) ?? 0;
  return [
    `${address}: ${count('post')} posts, ${count('page')} pages, ${attachments.size} files (${availableFiles} of them available).`,
    ...(isWhole
      ? []
      : ['The end of the file is missing. Export it again, or some records will be missing.']),
  ];
}

function whatNext(inventory: Inventory, mapping: Mapping | undefined, unsaid: string[]): string {
  if (mapping && unsaid.length === 0)
    return 'Every category has a target. Run the command again without --dry-run to import.';
  const instruction = mapping
    ? `The mapping file has no valid target for: ${unsaid.join(', ')}.`
    : 'Nothing was imported. Save the following lines as a file, correct them, and run the command again with --mapping FILE.';
  return `${instruction}\n\n${templateFor(inventory)}`;
}
