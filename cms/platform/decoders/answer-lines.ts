import { isRefusalCode, type RefusalCode, type RefusalValues } from '../../words/refusals.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
/**
 * The child process's side of `parse-in-child.ts`: writes values as lines of JSON, and the reason
 * of a failure as the last line.
 */

export interface Line<Value> {
  value?: Value;
  problem?: Problem;
}

/** A refusal of the core between two processes. */
export interface Problem {
  code: RefusalCode;
  values: RefusalValues;
}

/** Throws a refusal of a feature, because the other process could not say it. */
export function problemOf(refusal: Refusal): Problem {
  const { code, values } = refusal;
  if (!isRefusalCode(code)) throw refusal;
  return { code, values };
}

/** Characters per write. */
const CHUNK = 64 * 1024;

/** Runs a parser that passes each of its values to `answer`. */
export async function writeAnswers<Value>(
  parse: (answer: (value: Value) => void) => void | Promise<void>,
): Promise<void> {
  let lines = '';
  const write = (line: Line<Value>) => {
    lines += `${JSON.stringify(line)}\n`;
    if (lines.length < CHUNK) return;
    process.stdout.write(lines);
    lines = '';
  };
  try {
    await parse((value) => write({ value }));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    write({ problem: problemOf(error) });
  }
  process.stdout.write(lines);
}
