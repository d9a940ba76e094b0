import type { Locale } from '@college/contract/locales';
import type { Payload, SanitizedConfig, TaskHandler } from 'payload';
import { asSystem } from '../../access.ts';
import { idOf } from '../../id-of.ts';
import { fieldErrorsOf, isApiError } from '../../payload-errors.ts';
import type { TaskSchedulePublish, User } from '../../payload-types.ts';
import { collegeLocales } from '../../platform/college-languages.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { environment } from '../../platform/environment.ts';
import { type Failure, failedPlanText } from '../../platform/failed-plan.ts';
import { collegeName, queueMail, readerLanguage } from '../../platform/mail/mail.ts';
import { inEveryLanguage } from '../../platform/mail/texts-for-staff.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { momentText } from '../../time-zone/moment.ts';
import { say } from '../../words/say.ts';

type Handler = TaskHandler<'schedulePublish'>;
type Doc = NonNullable<TaskSchedulePublish['input']['doc']>;

export function reportFailedPlans(sanitized: SanitizedConfig): SanitizedConfig {
  const task = sanitized.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (task) {
    const handler = task.handler as Handler;
    task.handler = reporting(handler) as typeof task.handler;
  }
  return sanitized;
}

const reporting =
  (handler: Handler): Handler =>
  async (args) => {
    if (typeof handler !== 'function') throw new Error('The task has no handler.');
    try {
      return await handler(args);
    } catch (error) {
      const { input, job } = args;
      const { payload } = args.req;
      if (!input.doc) throw error;
      const planner = await readPlanner(input, payload);
      const { failure, title } = await explain(error, input.doc, planner, payload);
      payload.logger.warn({
        err: error,
        msg: 'A scheduled change failed',
        reason: failure.reason,
      });
      if (planner) {
        const plan = {
          ...{ doc: input.doc, title, failure },
          publishes: input.type !== 'unpublish',
          at: job.waitUntil ?? job.createdAt,
        };
        await mailPlanner(planner, plan, payload);
      }
      throw new Error(JSON.stringify(failure));
    }
  };

async function readPlanner({ user }: TaskSchedulePublish['input'], payload: Payload) {
  const id = idOf(user?.value) ?? 0;
  return payload.findByID({ collection: 'users', id, disableErrors: true, ...asSystem });
}

async function explain(
  error: unknown,
  doc: Doc,
  planner: User | null,
  payload: Payload,
): Promise<{ failure: Failure; title: string }> {
  const record = await payload.findByID({
    collection: doc.relationTo,
    id: idOf(doc.value),
    draft: true,
    trash: true,
    disableErrors: true,
    ...asSystem,
  });
  const title = record?.title ?? '';
  const because = (reason: Failure['reason'], fields: string[] = []) => ({
    failure: { reason, fields },
    title,
  });
  if (!record) return because('deleted');
  if (record.deletedAt) return because('bin');
  if (!planner) return because('account');
  const fields = fieldErrorsOf(error)?.map(({ path }) => path);
  if (fields) return because('fields', fields);
  if ((isApiError(error) || isRefusal(error)) && [401, 403, 404].includes(error.status))
    return because('rights');
  return because('fault');
}

interface ReportedPlan {
  doc: Doc;
  title: string;
  failure: Failure;
  publishes: boolean;
  at: string;
}

async function mailPlanner(
  { id, email }: User,
  { at, doc, title, ...plan }: ReportedPlan,
  payload: Payload,
): Promise<void> {
  const { defaultTimezone = 'UTC' } = payload.config.admin.timezones;
  const collection = doc.relationTo;
  const bin = plan.failure.reason === 'bin' ? '/trash' : '';
  const link = `${environment.CMS_URL}/admin/collections/${collection}${bin}/${idOf(doc.value)}`;
  await inTransaction(payload, async (req) => {
    const write = (language: Locale) => {
      const name = title || say(language, 'number {{number}}', { number: idOf(doc.value) });
      const text = failedPlanText(
        language,
        { ...plan, collection },
        momentText(at, defaultTimezone),
        payload,
      );
      return {
        subject: say(
          language,
          plan.publishes
            ? 'Not published on schedule: {{title}}'
            : 'Not unpublished on schedule: {{title}}',
          { title: name },
        ),
        text: [name, text, ...(plan.failure.reason === 'deleted' ? [] : [`    ${link}`])].join(
          '\n\n',
        ),
      };
    };
    const language = await readerLanguage(id, req);
    const mail = await inEveryLanguage(
      (locale) => collegeName(req, locale),
      write,
      language ? [language] : collegeLocales(),
    );
    await queueMail(req, { to: email, ...mail });
  });
}
