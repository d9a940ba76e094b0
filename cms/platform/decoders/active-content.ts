/** Findings of the child process in a document that can act: scripts, programs, films and macros. */
import { z } from 'zod';

export const ActiveContent = z.object({
  code: z.enum([
    'pdfScript',
    'pdfActs',
    'pdfMedia',
    'pdfXfa',
    'pdfAttachment',
    'fileMacros',
    'fileLocked',
    'fileUnchecked',
  ]),
  /** Name of an attached file. */
  name: z.string().optional(),
});
export type ActiveContent = z.output<typeof ActiveContent>;
