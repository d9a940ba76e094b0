/** A scheduled publication that failed: the reason and what to do. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { asSystem } from '../access.ts';
import { fieldLabelIn } from '../words/languages.ts';
import { type Sentence, say } from '../words/say.ts';
import { rowsOf } from './database/statements.ts';

/** Stored as the message of the job's error. */
const FailureSchema = z.object({
  reason: z.enum(['fields', 'rights', 'account', 'bin', 'deleted', 'fault']),
  /** Names of the invalid fields. */
  fields: z.array(z.string()).default([]),
});
export type Failure = z.output<typeof FailureSchema>;

export interface FailedPlan {
  job: number;
  collection: CollectionSlug;
  id: number;
  /** The scheduled time, as ISO 8601. */
  at: string;
  publishes: boolean;
  /** The account that scheduled it. */
  planner: number | undefined;
  failure: Failure;
}

const JobSchema = z.object({
  id: z.number(),
  waitUntil: z.string().nullish(),
  createdAt: z.string(),
  input: z.object({
    type: z.string().nullish(),
    doc: z.object({ relationTo: z.string(), value: z.coerce.number<unknown>() }),
    user: z.object({ value: z.coerce.number<unknown>() }).nullish(),
  }),
  error: z.unknown(),
});

/** The newest first. */
export async function readFailedPlans(payload: Payload): Promise<FailedPlan[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, hasError: { equals: true } },
    select: { input: true, waitUntil: true, createdAt: true, error: true },
    sort: '-waitUntil',
    pagination: false,
    ...asSystem,
  });
  return docs.flatMap((doc) => {
    const job = JobSchema.safeParse(doc);
    if (!job.success) return [];
    const { id, waitUntil, createdAt, input, error } = job.data;
    return [
      {
        job: id,
        collection: input.doc.relationTo as CollectionSlug,
        id: input.doc.value,
        at: waitUntil ?? createdAt,
        publishes: input.type !== 'unpublish',
        planner: input.user?.value,
        failure: readFailure(error),
      },
    ];
  });
}

function readFailure(error: unknown): Failure {
  const { message } = z.object({ message: z.string() }).catch({ message: '' }).parse(error);
  try {
    return FailureSchema.parse(JSON.parse(message));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    return { reason: 'fault', fields: [] };
  }
}

/** Deletes reports about a record that was published or scheduled again. */
export async function forgetFailedPlans(
  collection: string,
  id: number,
  req: PayloadRequest,
): Promise<void> {
  await rowsOf(
    req.payload,
    sql`DELETE FROM payload_jobs WHERE task_slug = 'schedulePublish' AND has_error IS TRUE
        AND input -> 'doc' ->> 'relationTo' = ${collection} AND input -> 'doc' ->> 'value' = ${String(id)}`,
    req,
  );
}

/** Deletes the plans to publish a record that was changed since. */
export async function cancelPublications(
  collection: string,
  id: number,
  req: PayloadRequest,
): Promise<void> {
  await rowsOf(
    req.payload,
    sql`DELETE FROM payload_jobs WHERE task_slug = 'schedulePublish' AND has_error IS NOT TRUE
        AND processing IS NOT TRUE AND input ->> 'type' = 'publish'
        AND input -> 'doc' ->> 'relationTo' = ${collection} AND input -> 'doc' ->> 'value' = ${String(id)}`,
    req,
  );
}

const reasons: Record<Failure['reason'], { why: Sentence; next: Sentence }> = {
  fields: {
    why: 'These fields are empty or wrong: {{fields}}.',
    next: 'Correct them. Then publish it, or schedule it again.',
  },
  rights: {
    why: 'The account that scheduled it can no longer do this.',
    next: 'Ask an editor to do it.',
  },
  account: {
    why: 'The account that scheduled it was deleted.',
    next: 'Do it yourself now, or schedule it again.',
  },
  bin: {
    why: 'It is in the recycle bin.',
    next: 'Restore it. Then do it yourself, or schedule it again.',
  },
  deleted: { why: 'It was deleted.', next: 'There is nothing left to do.' },
  fault: {
    why: 'There was an error on the website at that time.',
    next: 'Do it yourself now, or schedule it again. If it fails again, tell the person who runs the website.',
  },
};

/** Three sentences: what failed, why, and what to do. */
export function failedPlanText(
  language: string,
  { collection, failure, publishes }: Pick<FailedPlan, 'collection' | 'failure' | 'publishes'>,
  moment: string,
  payload: Payload,
): string {
  const what: Sentence = publishes
    ? 'It was scheduled for publishing on {{moment}}, but this failed.'
    : 'It was scheduled for unpublishing on {{moment}}, but this failed.';
  const { why, next } = reasons[failure.reason];
  const fields = failure.fields.map((name) => labelOf(collection, name, language, payload));
  return [
    say(language, what, { moment }),
    say(language, why, { fields: fields.join(', ') }),
    say(language, next),
  ].join(' ');
}

function labelOf(collection: CollectionSlug, path: string, language: string, payload: Payload) {
  const [name = ''] = path.split('.');
  const fields = payload.collections[collection]?.config.flattenedFields ?? [];
  const field = fields.find((candidate) => candidate.name === name);
  return field ? fieldLabelIn(language, field) : name;
}
