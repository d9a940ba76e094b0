/** The environment, checked once at start: a missing or wrong variable is named. */
import path from 'node:path';
import { z } from 'zod';
import { folder } from './folder.ts';

const repository = path.dirname(folder);
const secret = z.string({ error: 'is missing' }).min(32, 'must have at least 32 characters');
const origin = z.url({
  protocol: /^https?$/,
  error: 'must be an address like https://cms.example.org',
});

const Environment = z.object({
  PAYLOAD_SECRET: secret,
  CAPTCHA_SECRET: secret,
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  /** How mail leaves; without it mails are written into DATA_DIR/mail. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s]+$/, 'must be an address like smtps://user:password@mail.example.org')
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').default('website@example.org'),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((given) => path.resolve(repository, given)),
  /** Where Prometheus may ask; without a port nobody may. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_ADDRESS: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  CMS_URL: origin.default('http://localhost:3001').transform((url) => new URL(url).origin),
  SITE_URL: origin.default('http://localhost:3000').transform((url) => new URL(url).origin),
});
export type Environment = z.output<typeof Environment>;

export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(given);
  if (result.success) return result.data;
  const complaints = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`Environment: ${complaints.join('; ')}.`);
}

/** `next build` reads the configuration on machines that have no secrets and need none. */
const whileBuilding =
  process.env.NEXT_PHASE === 'phase-production-build'
    ? { PAYLOAD_SECRET: 'x'.repeat(32), CAPTCHA_SECRET: 'x'.repeat(32) }
    : {};

export const environment = readEnvironment({ ...process.env, ...whileBuilding });
