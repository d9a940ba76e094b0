/** A local S3 bucket in a process that a test can stop. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const require = createRequire(import.meta.url);
const BUCKET = 'college';

export interface S3 {
  /** Environment variables of the bucket. */
  settings: Record<string, string>;
  /** Names in a folder of the bucket, as S3rver keeps them on disk. */
  names: (folder: string) => Promise<string[]>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openS3(): Promise<S3> {
  const folder = await mkdtemp(path.join(tmpdir(), 's3-'));
  const cli = require.resolve('@20minutes/s3rver/lib/cli.js');
  /** Path of the server's command line, because its package has no `bin`. Ends when the tests are killed, which closes its input. */
  const program = `process.stdin.resume().on('end', () => process.exit()); require(${JSON.stringify(cli)}).parseAsync()`;
  let server: ChildProcess | undefined;
  let port = '0';

  async function start() {
    const where = ['-d', folder, '-a', '127.0.0.1', '-p', port];
    const words = [...where, '-s', '--configure-bucket', BUCKET];
    server = spawn(process.execPath, ['-e', program, 's3rver', ...words], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    if (!server.stdout) throw new Error('S3rver says nothing.');
    for await (const line of createInterface(server.stdout)) {
      const [, portText] = /^S3rver listening on .*:(\d+)$/.exec(line) ?? [];
      if (!portText) continue;
      port = portText;
      return;
    }
    throw new Error('S3rver did not start.');
  }
  async function stop() {
    if (!server || server.exitCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  }
  await start();
  return {
    settings: {
      S3_BUCKET_URL: `http://127.0.0.1:${port}/${BUCKET}`,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    async names(within) {
      const all = await readdir(path.join(folder, BUCKET, within)).catch(() => []);
      const objects = all.filter((name) => name.endsWith('._S3rver_object'));
      return objects.map((name) => name.replace('._S3rver_object', '')).sort();
    },
    start,
    stop,
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
