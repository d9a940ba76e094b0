/** The environment variables of the site. A wrong or missing value stops the start with the name of the variable. */

import { readFile } from 'node:fs/promises';
import { College } from '@college/contract/entities';
import { retention } from '@college/contract/retention';
import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));
const separate = (value: string) => value.split(/[\s,]+/).filter(Boolean);
const list = z.string().default('').transform(separate);

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** One or more backends of the college, any that speak the calls of the contract. The site asks one of those that listen. */
  BACKEND_URL: z
    .string()
    .default('http://127.0.0.1:3001')
    .transform(separate)
    .pipe(z.tuple([origin], origin)),
  /** Name, address and emblem as JSON (the fields of /getcollege), for a backend that does not have that call. */
  COLLEGE_FILE: z.string().optional(),
  /** The address that visitors use; links shared elsewhere begin with it. */
  SITE_URL: origin.default('http://127.0.0.1:3000'),
  /** The folder of published files, where site and backend share a disk; else files come through the backend. */
  FILES_DIR: z.string().optional(),
  /** Addresses of the proxies in front; only these may say who the visitor is. */
  TRUSTED_PROXIES: list,
  /** Hosts that maps and videos may be framed from once a visitor clicks. */
  EMBED_ORIGINS: list.transform((hosts) =>
    hosts.length > 0
      ? hosts
      : [
          'https://www.openstreetmap.org',
          'https://www.google.com',
          'https://www.youtube-nocookie.com',
        ],
  ),
  /** The port for Prometheus. Without it there are no metrics. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_ADDRESS: z.string().default('127.0.0.1'),
  /** Days for which the backend keeps its security log, for the privacy page. */
  SECURITY_LOG_DAYS: z.coerce.number().int().min(1).max(3650).default(retention.accounts),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});
export type Environment = z.output<typeof Environment>;

/** The names of all variables. */
export const environmentNames = Object.keys(Environment.shape);

/** Reads the variables. Throws an Error whose message names each wrong one. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  // An empty variable counts as missing, because Compose passes missing ones on as empty.
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(values);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The settings have errors:\n${problems.join('\n')}`);
}

/**
 * Reads the college itself from a file, for a backend without /getcollege. Undefined without
 * COLLEGE_FILE. Throws an Error with the name of the variable if the file is wrong.
 */
export async function readCollege({
  COLLEGE_FILE,
}: Pick<Environment, 'COLLEGE_FILE'>): Promise<College | undefined> {
  if (!COLLEGE_FILE) return undefined;
  try {
    return College.parse(JSON.parse(await readFile(COLLEGE_FILE, 'utf8')));
  } catch (cause) {
    throw new Error(`COLLEGE_FILE: ${COLLEGE_FILE} does not contain a college as JSON.`, { cause });
  }
}
