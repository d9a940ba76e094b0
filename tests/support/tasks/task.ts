import type { Task } from '../../../cms/admin/handbook/tasks.ts';
import type { Editor } from '../admin.ts';
import type { Clerk } from './clerk.ts';

export interface Given {
  clerk: Clerk;
  /** Looks what came of it, and puts there what a task begins with. */
  editor: Editor;
  /** The account that is used. */
  admin: { email: string; password: string };
  site: string;
  /** Part of every title, so that no record is taken for that of another task. */
  mark: string;
}

/** Does a task of the handbook from the first page on, and resolves once it is done for visitors, too. */
export type Doing = (context: Given) => Promise<void>;
export type Doings = Partial<Record<Task, Doing>>;

/** A text on a page is all that these tests need of a PDF. */
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${name}\nxref\n%%EOF\n`),
});
