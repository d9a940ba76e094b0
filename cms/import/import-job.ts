/**
 * An import: of a sheet, old notices or evidence, or of a kind that a feature adds. Each has a record in
 * `imports` with state, progress, counts and report, and a step that undoes it.
 */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest, TaskConfig, TypedJobs } from 'payload';
import { z } from 'zod';
import { asSystem, mayHandleImport, type StaffRequest } from '../access.ts';
import type { Import, User } from '../payload-types.ts';
import { mainLocale } from '../platform/college-languages.ts';
import { jsonColumn } from '../platform/database/json-column.ts';
import { rowsOf } from '../platform/database/statements.ts';
import { inTransaction, sameTransaction } from '../platform/database/transaction.ts';
import { Refusal } from '../platform/refusal.ts';
import { type ImportReport, importReport } from './report.ts';

export type ImportKind = Import['kind'];
type State = Import['state'];

/** Steps that run in the background, and the state after each. */
export const stateAfter = { trying: 'tried', importing: 'imported', undoing: 'undone' } as const;
export type Step = keyof typeof stateAfter;
export const isStep = (word: string): word is Step => Object.hasOwn(stateAfter, word);

type Tasks = TypedJobs['tasks'];
/** A background task that runs the steps of imports. */
type ImportTask = {
  [Slug in keyof Tasks]: Tasks[Slug]['input'] extends { import: number } ? Slug : never;
}[keyof Tasks];

/** The steps of a kind of import, and the job that runs them. */
export interface StepsOfImport {
  /** States in which each step may start. */
  steps: Partial<Record<Step, readonly State[]>>;
  task: ImportTask;
  queue: string;
}

/** Runs steps in one transaction with the rights of an account. */
export const inTransactionAs = <Result>(
  payload: Payload,
  user: User,
  steps: (req: StaffRequest) => Promise<Result>,
): Promise<Result> =>
  inTransaction(payload, (req) => {
    req.user = { ...user, collection: 'users' };
    return steps(req as StaffRequest);
  });

/** Returns the import of a background job; null if it was deleted. */
export const readImport = (payload: Payload, id: number): Promise<Import | null> =>
  payload.findByID({ ...asSystem, collection: 'imports', id, disableErrors: true });

/** Returns the user's import; administrators may get any. */
export async function findImport(req: StaffRequest, id: number): Promise<Import> {
  const doc = await readImport(req.payload, id);
  if (!doc || !mayHandleImport(req, doc)) throw new Refusal('noImport');
  return doc;
}

/** Returns the account that started an import; undefined once it is deleted. */
export async function accountOf(payload: Payload, { by }: Import): Promise<User | undefined> {
  if (typeof by !== 'number') return undefined;
  const user = await payload.findByID({
    ...asSystem,
    collection: 'users',
    id: by,
    disableErrors: true,
  });
  return user ? { ...user, collection: 'users' } : undefined;
}

export const updateImport = async (
  payload: Payload,
  id: number,
  data: Partial<Import>,
  req?: PayloadRequest,
): Promise<void> => {
  await payload.update({
    ...asSystem,
    collection: 'imports',
    id,
    data,
    req: req && (await sameTransaction(req)),
  });
};

export const alreadyDone = () => new Refusal('stepFinished');

export const mayStart = ({ steps }: StepsOfImport, { state }: Import, step: Step): boolean =>
  steps[step]?.includes(state) ?? false;

/**
 * Starts a step, which a job then runs. `data` are fields that change with it; `prepare` runs in
 * the same transaction. Throws a `Refusal` if the state of the import does not allow the step.
 */
export async function startStep(
  kind: StepsOfImport,
  { payload, i18n: { language } }: PayloadRequest,
  doc: Import,
  step: Step,
  {
    data = {},
    prepare,
  }: { data?: Partial<Import>; prepare?: (req: PayloadRequest) => Promise<void> } = {},
): Promise<void> {
  if (!mayStart(kind, doc, step)) throw alreadyDone();
  const { task, queue, steps } = kind;
  const progress = { ...progressOf(doc), done: 0, interrupted: false };
  await inTransaction(payload, async (req) => {
    await takeStep(doc.id, step, steps[step] ?? [], req);
    await updateImport(payload, doc.id, { progress, ...data }, req);
    await prepare?.(req);
    await payload.jobs.queue({ task, queue, input: { import: doc.id, language }, req });
  });
}

/**
 * Lets only the first of several simultaneous requests start the step, because the database
 * compares the state.
 */
async function takeStep(
  id: number,
  step: Step,
  states: readonly State[],
  req: PayloadRequest,
): Promise<void> {
  const before = sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  );
  const rows = await rowsOf(
    req.payload,
    sql`UPDATE imports SET state = ${step} WHERE id = ${id} AND state IN (${before}) RETURNING id`,
    req,
  );
  if (rows.length === 0) throw alreadyDone();
}

const Progress = z.object({
  /** Address of the old website. */
  origin: z.string().default(''),
  /** ISO moment. */
  begun: z.string().default(''),
  /** Finished records, or rows of a sheet. */
  done: z.number().default(0),
  of: z.number().default(0),
  /** True if the step was given up because the server stopped during each try. */
  interrupted: z.boolean().default(false),
});

export const importProgress = jsonColumn('imports', 'progress', Progress);

/** Progress of the current step; zeros before the first step. */
export const progressOf = (doc: Pick<Import, 'progress'> | null): z.output<typeof Progress> =>
  importProgress.readIfKnown(doc ?? {}) ?? Progress.parse({});

/** Takes the total, and returns a function to be called after each record. */
export type Counting = (of: number) => () => Promise<void>;

/** Counts finished records. Writes the progress after every tenth, because a write costs as much as a record. */
export const countProgress =
  (payload: Payload, doc: Import): Counting =>
  (of) => {
    const { origin, begun } = progressOf(doc);
    let finished = 0;
    return async () => {
      finished += 1;
      if (finished % 10 === 0)
        await updateImport(payload, doc.id, { progress: { origin, begun, done: finished, of } });
    };
  };

/**
 * Numbers of records by result. `kept` counts records that an undo leaves, or before it those
 * changed on this website; `gone` those that somebody deleted before the undo.
 */
export type Counts = z.output<typeof Counts>;
const Counts = z.partialRecord(
  z.enum(['created', 'changed', 'unchanged', 'refused', 'kept', 'undone', 'gone']),
  z.number(),
);
export const importCounts = jsonColumn('imports', 'counts', Counts);

/** Counts of an import with a report. */
function countsOf({ came, undone }: ImportReport): Counts {
  const sum = (name: 'created' | 'updated' | 'unchanged' | 'kept') =>
    came.reduce((total, kind) => total + (kind[name] ?? 0), 0);
  const counts = {
    created: sum('created'),
    changed: sum('updated'),
    unchanged: sum('unchanged'),
    kept: sum('kept'),
  };
  return undone
    ? { ...counts, undone: undone.taken, kept: undone.kept, gone: undone.gone ?? 0 }
    : counts;
}

/** State after an undo. An import of which something was kept can be undone again. */
export const stateAfterUndo = ({ kept = 0 }: Pick<Counts, 'kept'>): State =>
  kept > 0 ? 'imported' : 'undone';

/** Saves the report with its counts and the next state. */
export const saveReport = (
  payload: Payload,
  id: number,
  report: ImportReport,
  state?: State,
): Promise<void> =>
  updateImport(payload, id, {
    ...(state && { state }),
    report,
    counts: countsOf(report),
  });

/** An import with a report, as sent to the admin. */
export interface ImportStatus {
  id: number;
  file_name: string;
  kind: ImportKind;
  state: State;
  /** Finished records. */
  done: number;
  of: number;
  interrupted?: boolean;
  report?: ImportReport;
}

export function statusOf(doc: Import): ImportStatus {
  const { id, file_name, kind, state } = doc;
  const { done: finished, of, interrupted } = progressOf(doc);
  return {
    id,
    file_name,
    kind,
    state,
    done: finished,
    of,
    interrupted,
    report: importReport.readIfKnown(doc),
  };
}

interface Input {
  import: number;
  language?: string;
}

/**
 * The background task of a kind of import. `afterFailure` returns the fields of the import to change when all attempts
 * have failed.
 */
export const importTask = (
  slug: ImportTask,
  run: (payload: Payload, id: number, language: string) => Promise<void>,
  afterFailure: (doc: Import) => Promise<Partial<Import>> = async () => ({}),
): TaskConfig<{ input: Input; output: object }> => ({
  slug,
  retries: { attempts: 2, backoff: { type: 'fixed', delay: 5000 } },
  inputSchema: [
    { name: 'import', type: 'number', required: true },
    { name: 'language', type: 'text' },
  ],
  handler: async ({ input, req: { payload } }) => {
    await run(payload, input.import, input.language ?? mainLocale());
    return { output: {} };
  },
  onFail: async ({ input, job, req: { payload } }) => {
    const { import: id } = z.object({ import: z.number() }).parse(input);
    const doc = await payload.findByID({ ...asSystem, collection: 'imports', id });
    // `freeSilentJobs` sets the error; Payload sets none before a failure.
    const progress = { ...progressOf(doc), interrupted: Boolean(job.error) };
    await updateImport(payload, id, { progress, ...(await afterFailure(doc)), state: 'failed' });
  },
});
