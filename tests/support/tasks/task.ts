import type { Task } from '../../../cms/admin/handbook/tasks.ts';
import type { Editor } from '../admin.ts';
import type { Clerk } from './clerk.ts';

export interface Given {
  clerk: Clerk;
  /** Checks the result of a task, and creates records that it needs. */
  editor: Editor;
  /** The account that does the task. */
  admin: { email: string; password: string };
  site: string;
  /** Part of every title, so that tasks do not find each other's records. */
  mark: string;
}

/** Does a task of the handbook from the dashboard on. Resolves once visitors can see the result. */
export type Doing = (context: Given) => Promise<void>;
export type Doings = Partial<Record<Task, Doing>>;
