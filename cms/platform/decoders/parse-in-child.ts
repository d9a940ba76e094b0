/**
 * Parses untrusted files in a limited child process, so that a hostile file cannot harm the
 * backend.
 */

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { Refusal } from '../refusal.ts';
import type { Line } from './answer-lines.ts';
import { type Limits, programCommand, runLimitedInto, type Turn } from './limited.ts';
import { linesOf } from './lines.ts';

export interface ParsingTask {
  /** Path below `cms` of a file that ends in `-child.ts` and answers with `writeAnswers`. */
  program: string;
  /** Arguments of the program. */
  words?: readonly string[];
  /** Files that the program may read besides its input. */
  reads?: readonly string[];
  /** `queued` for work that no person waits for. */
  turn?: Turn;
}

/** The bytes to parse, or the path of a file. */
export type ParsingInput = Uint8Array | { file: string };

/**
 * Yields the values that the program writes. They are stored on disk until the program has ended,
 * so a slow reader does not block other files and many values need no memory. Throws a `Refusal`
 * with the program's reason, and `OverLimit` if it exceeds its limits.
 */
export async function* parseInChild<Value>(
  { program, words = [], reads = [], turn }: ParsingTask,
  input: ParsingInput,
  limits: Limits,
): AsyncGenerator<Value, void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parsed-'));
  const file = path.join(folder, 'answer');
  try {
    const output = createWriteStream(file, { mode: 0o600 });
    try {
      const permissions = reads.map((name) => `--allow-fs-read=${name}`);
      const heap = `--max-old-space-size=${limits.megabytes}`;
      const bytes = input instanceof Uint8Array ? input : createReadStream(input.file);
      const command = programCommand(program, heap, ...permissions);
      await runLimitedInto(output, [...command, ...words], bytes, limits, turn);
      output.end();
      await finished(output);
    } finally {
      output.destroy();
    }
    for await (const line of linesOf(createReadStream(file, 'utf8'))) {
      const { value, problem }: Line<Value> = JSON.parse(line);
      if (problem) throw new Refusal(problem.code, problem.values);
      yield value as Value;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
