/** Reads a WordPress export from disk. A limited child process parses the XML. */
import { errorCode } from '@college/server/error-code';
import { isOverLimit } from '../../platform/decoders/limited.ts';
import { parseInChild } from '../../platform/decoders/parse-in-child.ts';
import { isUnreadable } from '../../platform/decoders/unreadable.ts';
import type { Sentence } from '../../words/say.ts';
import type { ExportLine } from './export-child.ts';
import type { Item } from './item.ts';
import type { Channel } from './parse-export.ts';

/** Limits. An upload has up to 300 MB, and the output contains most of it again. */
const limits = { seconds: 120, megabytes: 400, answer: 1_000_000_000 };
const task = { program: 'import/wordpress/export-child.ts' };

/** An export that exceeds the limits. */
export class UnreadableExport extends Error {
  readonly code = 'UNREADABLE_EXPORT';
  readonly sentence: Sentence =
    'This export is too large. Export it in parts: first posts, then pages, then media.';
  constructor() {
    super();
    this.message = this.sentence;
  }
}

export const isUnreadableExport = (error: unknown): error is UnreadableExport =>
  errorCode(error) === 'UNREADABLE_EXPORT';

/** Passes each item to `each`, which is awaited. Throws `UnreadableExport`. */
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
    throw isUnreadable(error) || isOverLimit(error) ? new UnreadableExport() : error;
  }
  if (!channel) throw new Error(`${task.program} did not answer.`);
  return channel;
}
