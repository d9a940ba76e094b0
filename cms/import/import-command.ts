/** A source of `npm run import` that a feature adds. */
import type { ParseArgsOptionsConfig } from 'node:util';
import type { Payload } from 'payload';
import type { Report } from './report.ts';

export interface ImportCommand {
  /** The option that names the file. */
  source: string;
  /** Its options for people. */
  usage: string;
  options: ParseArgsOptionsConfig;
  /** Returns true if anything was saved. */
  run: (
    payload: Payload,
    report: Report,
    values: Readonly<Record<string, unknown>>,
  ) => Promise<boolean>;
}
