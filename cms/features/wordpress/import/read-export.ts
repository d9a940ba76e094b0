/** Reads a WordPress export from disk. A limited child process parses the XML. */
import { isOverLimit } from '../../../platform/decoders/limited.ts';
import { parseInChild } from '../../../platform/decoders/parse-in-child.ts';
import { isRefusal, Refusal } from '../../../platform/refusal.ts';
import { refusals } from '../words/refusals.ts';
import type { ExportLine } from './export-child.ts';
import type { Item } from './item.ts';
import type { Channel } from './parse-export.ts';

/** Limits. An upload has up to 300 MB, and the output contains most of it again. */
const limits = { seconds: 120, megabytes: 400, answer: 1_000_000_000 };
const task = { program: 'features/wordpress/import/export-child.ts' };

/** Passes each item to `each`, which is awaited. Throws a `Refusal` if the export exceeds the limits. */
export async function readExport(
  file: string,
  each: (item: Item) => Promise<void> | void,
): Promise<Channel> {
  let channel: Channel | undefined;
  try {
    for await (const line of parseInChild<ExportLine>(task, { file }, limits)) {
      if ('item' in line) await each({ ...line.item, meta: new Map(line.item.meta) });
      else
        channel = {
          ...line.channel,
          authors: new Map(line.channel.authors),
          terms: new Map(line.channel.terms),
        };
    }
  } catch (error) {
    // The child process knows refusals of the core only.
    const isTooLarge = isOverLimit(error) || isRefusal(error, 'requestTooLarge');
    throw isTooLarge ? new Refusal(refusals.exportTooLarge) : error;
  }
  if (!channel) throw new Error(`${task.program} did not answer.`);
  return channel;
}
