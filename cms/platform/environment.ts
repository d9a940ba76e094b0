/**
 * The environment variables, validated once at start. The error names the missing or wrong
 * variable.
 */
import path from 'node:path';
import { retention } from '@college/contract/retention';
import { z } from 'zod';
import { folder } from './folder.ts';

const repository = path.dirname(folder);
const secret = z.string({ error: 'is missing' }).min(32, 'must have at least 32 characters');
const origin = z.url({
  protocol: /^https?$/,
  error: 'must be an address like https://cms.example.org',
});

const variables = z.object({
  PAYLOAD_SECRET: secret,
  CAPTCHA_SECRET: secret,
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  /** Mail server. Without it mails are written to DATA_DIR/mail. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s]+$/, 'must be an address like smtps://user:password@mail.example.org')
    .optional(),
  /**
   * Address of the first account in an empty database. Without it the start script asks in the
   * terminal.
   */
  ADMIN_EMAIL: z.email('must be an e-mail address').toLowerCase().optional(),
  MAIL_FROM: z.email('must be an e-mail address').default('website@example.org'),
  /** Upper bound of mails per hour, as the mail server allows. Each queue has a share. */
  MAILS_PER_HOUR: z.coerce.number().int().min(10).default(300),
  /**
   * Proxies on other machines. Only they and the local site are trusted for the visitor's address.
   */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean)),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((folder) => path.resolve(repository, folder)),
  /** S3 bucket for files, instead of DATA_DIR: the address with host and bucket. */
  S3_BUCKET_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address like https://s3.ap-south-1.amazonaws.com/college',
    })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  /** Port for Prometheus. Without it there is no endpoint for metrics. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_ADDRESS: z.string().default('127.0.0.1'),
  /** Days for which the security log is kept. */
  SECURITY_LOG_DAYS: z.coerce.number().int().min(1).max(3650).default(retention.accounts),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  CMS_URL: origin.default('http://localhost:3001').transform((url) => new URL(url).origin),
  SITE_URL: origin.default('http://localhost:3000').transform((url) => new URL(url).origin),
});

/** Names of all variables that the backend reads. */
export const environmentNames = Object.keys(variables.shape);

const Environment = variables.superRefine((values, context) => {
  if (!values.S3_BUCKET_URL) return;
  for (const name of ['S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const)
    if (!values[name])
      context.addIssue({ code: 'custom', path: [name], message: 'is missing for S3_BUCKET_URL' });
});
export type Environment = z.output<typeof Environment>;

export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const values = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(values);
  if (result.success) return result.data;
  const complaints = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`Environment: ${complaints.join('; ')}.`);
}

/** True during `next build`, which reads the configuration on machines without secrets. */
const whileBuilding =
  process.env.NEXT_PHASE === 'phase-production-build'
    ? { PAYLOAD_SECRET: 'x'.repeat(32), CAPTCHA_SECRET: 'x'.repeat(32) }
    : {};

export const environment = readEnvironment({ ...process.env, ...whileBuilding });
