import type { SpawnOptions } from 'node:child_process';
import { askAtTerminal } from './ask.ts';
import { commands, inRoot } from './paths.ts';
import { finished, startNode } from './process.ts';
import type { Secrets } from './secrets.ts';
import { type Service, startService } from './service.ts';

export interface BackendOptions {
  dataDir: string;
  secrets: Secrets;
  cmsUrl: string;
  siteUrl: string;
  /** More environment, and what becomes of the output. */
  env?: Record<string, string>;
  stdio?: SpawnOptions['stdio'];
}
export interface Admin {
  email: string;
  password: string;
}

function environmentOf(options: BackendOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ...options.secrets,
    DATA_DIR: options.dataDir,
    CMS_URL: options.cmsUrl,
    SITE_URL: options.siteUrl,
    ...options.env,
  };
}

/** Migrates, and fills an empty database with the demo college; resolves with the administrator that it made. */
export const prepareBackend = (options: BackendOptions): Promise<Admin | undefined> =>
  runCommand(['prepare.ts'], options);

/** Runs a command of the backend to its end; resolves with the account that it made a password for. */
export async function runCommand(
  words: string[],
  options: BackendOptions,
): Promise<Admin | undefined> {
  const child = startNode(['--import', 'tsx', ...words], {
    cwd: inRoot('cms'),
    env: environmentOf(options),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let admin: Admin | undefined;
  child.on('message', async (message: { admin?: Admin; question?: string }) => {
    if (message.admin) admin = message.admin;
    if (message.question) child.send({ answer: await askAtTerminal(message.question) });
  });
  await finished(child, `cms/${words[0]}`);
  return admin;
}

/** Longer than whoever asks keeps a connection: one that closes under a question costs an answer. In ms. */
const keepAlive = ['--keepAliveTimeout', '65000'];

/** Starts the backend; resolves when it answers. */
export function startBackend(
  options: BackendOptions & { port: number; dev?: boolean },
): Promise<Service> {
  const { port, dev = false, stdio } = options;
  const child = startNode(
    [
      commands.next,
      ...(dev ? ['dev'] : ['start', ...keepAlive]),
      ...['--hostname', '127.0.0.1', '--port', String(port)],
    ],
    {
      cwd: inRoot('cms'),
      env: { ...environmentOf(options), ...(dev && { NODE_ENV: 'development' }) },
      stdio: stdio ?? 'inherit',
    },
  );
  return startService('The backend', child, `http://127.0.0.1:${port}`, '/content-revision');
}
