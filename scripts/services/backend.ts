import { createInterface } from 'node:readline/promises';
import { type Line, step } from '../install/steps.mjs';
import { commands, inRoot } from '../paths.ts';
import { finished, memory, startNode } from './process.ts';
import { type Channels, type Service, startService } from './service.ts';
import { readSecrets, readSettings, type Secrets, wantsDemo } from './settings.ts';

export interface BackendOptions {
  dataDir: string;
  secrets: Secrets;
  cmsUrl: string;
  siteUrl: string;
  /** Additional environment variables. */
  env?: Record<string, string>;
  stdio?: Channels;
}
export interface Admin {
  email: string;
  password: string;
}

function environmentOf(options: BackendOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...memory.variables,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ...options.secrets,
    DATA_DIR: options.dataDir,
    CMS_URL: options.cmsUrl,
    SITE_URL: options.siteUrl,
    ...options.env,
  };
}

/** Message of a backend command to the process that started it. */
interface Message {
  admin?: Admin;
  /** Progress of a step. */
  figure?: string;
  /** Question for the user at the terminal. */
  question?: string;
}

/**
 * Script that updates a database, and fills it with the demo college if the environment says so.
 */
export const preparation = (environment: NodeJS.ProcessEnv): string =>
  wantsDemo(environment) ? 'demo/prepare.ts' : 'cms/commands/prepare.ts';

/**
 * Applies migrations, and fills an empty database with the demo college. Resolves with the new
 * administrator.
 */
export function prepareBackend(options: BackendOptions): Promise<Admin | undefined> {
  const script = preparation(environmentOf(options));
  return step('Database', ({ log, ...line }) =>
    runCommand([script], { ...options, stdio: ['ignore', log, log] }, line),
  );
}

const noLine: Line = { show: console.log, hold: (work) => work() };

/** Runs a script of the backend. Resolves with the account for which it made a password. */
export async function runCommand(
  [script = '', ...words]: string[],
  options: BackendOptions,
  { show, hold }: Line = noLine,
): Promise<Admin | undefined> {
  const { stdio = 'inherit' } = options;
  const [input, output, errors] =
    typeof stdio === 'string' ? (['ignore', stdio, stdio] as const) : stdio;
  const child = startNode([inRoot(script), ...words], {
    cwd: inRoot('cms'),
    env: environmentOf(options),
    stdio: [input, output, errors, 'ipc'],
  });
  let created: Admin | undefined;
  child.on('message', async ({ admin, figure, question }: Message) => {
    if (admin) created = admin;
    if (figure) show(figure);
    if (question) child.send({ answer: await hold(() => askAtTerminal(question)) });
  });
  await finished(child, script);
  return created;
}

/**
 * Milliseconds. Longer than clients keep connections open, because a connection that closes during
 * a request loses the answer.
 */
const keepAlive = ['--keepAliveTimeout', '65000'];

type Serving = BackendOptions & { port: number; dev?: boolean };

/** Arguments and environment of the backend's process. */
export function backendCommand(options: Serving): { words: string[]; env: NodeJS.ProcessEnv } {
  const { port, dev = false } = options;
  const words = [
    ...(dev ? [] : memory.backend),
    commands.next,
    ...(dev ? ['dev'] : ['start', ...keepAlive]),
    ...['--hostname', '127.0.0.1', '--port', String(port)],
  ];
  return { words, env: { ...environmentOf(options), ...(dev && { NODE_ENV: 'development' }) } };
}

/** Starts the backend. Resolves when it answers. */
export function startBackend(options: Serving): Promise<Service> {
  const { words, env } = backendCommand(options);
  const { stdio = 'inherit' } = options;
  const child = startNode(words, { cwd: inRoot('cms'), env, stdio });
  return startService(
    'The backend',
    child,
    `http://127.0.0.1:${options.port}`,
    '/content-revision',
  );
}

/** Asks a question. Resolves with the trimmed answer, or undefined if there is no terminal. */
export async function askAtTerminal(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Passes Ctrl-C on, because readline intercepts it.
  terminal.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return (await terminal.question(question)).trim();
  } catch {
    // Ctrl-D: no answer.
    return undefined;
  } finally {
    terminal.close();
  }
}

/**
 * Lines for the operator: address and password of a new administrator, or how to set a password.
 */
export const credentialLines = (admin: Admin | undefined): string[] =>
  admin
    ? [admin.email, `${admin.password}   (shown only now)`]
    : ['npm run password   sets a new password'];

/**
 * Runs a script on DATA_DIR and prints a password that it made, once. Resolves to true if it made
 * one.
 */
export async function runOnData(...words: string[]): Promise<boolean> {
  const { dataDir, siteUrl, cmsUrl } = readSettings(process.env);
  const secrets = await readSecrets(dataDir, process.env);
  const admin = await runCommand(words, { dataDir, secrets, siteUrl, cmsUrl });
  if (admin) console.log(`\n  ${credentialLines(admin).join('\n  ')}\n`);
  return Boolean(admin);
}
