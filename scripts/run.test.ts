/** Tests the last line of every npm command, and that each leaves when it is asked to. */
import { once } from 'node:events';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { execa } from 'execa';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inRoot, root } from './paths.ts';
import { freePort } from './services/service.ts';
import { temporaryFolder } from './testing/temporary.ts';

/** Runs a script with these lines as a command. */
async function commandOf(lines: string): Promise<string[]> {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, 'script.ts'), lines);
  const name = path.relative(root, path.join(folder, 'script'));
  return [inRoot('scripts/run.mjs'), name, 'one', 'two words'];
}
const command = async (lines: string) =>
  execa(process.execPath, await commandOf(lines), { reject: false });

/** A script that prints its process id and takes a moment to stop. */
const inGoodOrder = `
  const stop = (signal: string) => setTimeout(() => process.exit(signal === 'SIGINT' ? 4 : 5), 300);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  process.once('exit', () => console.log('stopped'));
  setTimeout(() => process.exit(6), 50_000);
  console.log(process.pid);
`;
/** The printed process id. */
const numberOf = async ({ stdout }: { stdout: Readable }) =>
  Number((await once(stdout, 'data')).toString());

test.each([
  ['process.exitCode = 0;', 0],
  ['process.exitCode = 3;', 3],
  ["process.kill(process.pid, 'SIGINT');", 130],
  ["process.kill(process.pid, 'SIGTERM');", 143],
  ["process.kill(process.pid, 'SIGKILL');", 143],
])('%s is the exit code %d', async (lines, code) => {
  expect((await command(lines)).exitCode).toBe(code);
});

test('Ctrl-C reaches both processes, and the command is awaited', async () => {
  const running = execa(process.execPath, await commandOf(inGoodOrder), { reject: false });
  const pid = await numberOf(running);
  for (const value of [running.pid ?? 0, pid]) process.kill(value, 'SIGINT');
  expect(await running).toMatchObject({ exitCode: 4, stdout: `${pid}\nstopped` });
});

test.each([
  ['SIGINT', 4],
  ['SIGTERM', 5],
  ['SIGHUP', 5],
] as const)('%s is passed on', async (signal, exitCode) => {
  const running = execa(process.execPath, await commandOf(inGoodOrder), { reject: false });
  const pid = await numberOf(running);
  running.kill(signal);
  expect(await running).toMatchObject({ exitCode, stdout: `${pid}\nstopped` });
});

test('a command ends with the shell that started it', async () => {
  const words = [process.execPath, ...(await commandOf(inGoodOrder))];
  const shell = execa('sh', ['-c', '"$@" & wait', 'sh', ...words], { reject: false });
  const pid = await numberOf(shell);
  shell.kill('SIGKILL');
  expect((await shell).stdout).toBe(`${pid}\nstopped`);
});

test('a command ends with the process that started it, also if that is killed', async () => {
  const running = execa(process.execPath, await commandOf(inGoodOrder), { reject: false });
  const pid = await numberOf(running);
  running.kill('SIGKILL');
  expect((await running).stdout).toBe(`${pid}\nstopped`);
});

test('a signal to npm alone reaches a command that a script started in the background', async () => {
  const folder = await temporaryFolder();
  const [RUN, SCRIPT] = await commandOf(inGoodOrder);
  const own: { scripts: Record<string, string> } = JSON.parse(
    await readFile(inRoot('package.json'), 'utf8'),
  );
  const line = own.scripts.start?.replace('scripts/run.mjs start', '"$RUN" "$SCRIPT"');
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start: line } }));
  // Shells let a program in the background of a script ignore SIGINT.
  const shell = execa('sh', ['-c', 'npm start & echo npm $!; wait'], {
    cwd: folder,
    env: { RUN, SCRIPT },
    reject: false,
  });
  let output = '';
  shell.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await vi.waitUntil(() => /^\d+$/m.test(output), 30_000);
  process.kill(Number(/npm (\d+)/.exec(output)?.[1]), 'SIGINT');
  expect((await shell).stdout).toMatch(/^stopped$/m);
});

test('every npm script takes the place of the shell of npm', async () => {
  const { scripts } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  expect(
    Object.values<string>(scripts).filter((line) => !line.startsWith('exec node scripts/run.mjs ')),
  ).toEqual([]);
});

test("a command gets its unchanged arguments and the project's Node", async () => {
  const { stdout } = await command('console.log(process.argv.slice(2), process.versions.node)');
  expect(stdout).toBe(`[ 'one', 'two words' ] ${process.versions.node}`);
});

test.each(['NO_PROXY', 'no_proxy'])(
  'with a proxy, requests within this machine are direct: %s',
  async (name) => {
    const server = createHttpServer((_request, response) => response.end('direct'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const lines = `console.log(await (await fetch('http://127.0.0.1:${port}')).text(), process.env.${name});`;
    const env = {
      NODE_USE_ENV_PROXY: '1',
      http_proxy: 'http://127.0.0.1:9',
      NO_PROXY: undefined,
      no_proxy: undefined,
      [name]: 'a.test',
    };
    const { stdout } = await execa(process.execPath, await commandOf(lines), { env });
    expect(stdout).toBe('direct a.test,localhost,127.0.0.1,::1');
  },
);

/** Prepares a command in a folder where no package is installed and npm fails. */
async function withoutPackages(name: string, env: Record<string, string> = {}) {
  const folder = await temporaryFolder();
  for (const entry of ['run.mjs', 'install'])
    await cp(inRoot('scripts', entry), path.join(folder, 'scripts', entry), { recursive: true });
  const lockfile = { packages: { 'node_modules/none': { version: '1.0.0' } } };
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(lockfile));
  const script = path.join(folder, 'scripts', 'run.mjs');
  const run = () =>
    execa(process.execPath, [script, name], {
      env: { npm_execpath: path.join(folder, 'no-npm.js'), ...env },
      reject: false,
    });
  return { folder, run };
}

test.each(['test', 'start'])('npm %s reports a failed installation', async (name) => {
  const ports = { SITE_PORT: `${await freePort()}`, CMS_PORT: `${await freePort()}` };
  const { folder, run } = await withoutPackages(name, ports);
  await run();
  const { exitCode, stdout, stderr } = await run();
  // The sentence only, without JavaScript's output of an error.
  expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/^npm ci failed \(exit code 1\)/m)]);
  // The environment of this run only.
  const log = await readFile(path.join(folder, 'logs', `${name}.log`), 'utf8');
  expect(log.match(/Cannot find module/g)).toHaveLength(1);
  // CI reads the last line of `npm test`.
  expect(stdout.split('\n').at(-1) === '0 passed, 1 failed').toBe(name === 'test');
});

test('a second start on the same data is refused before anything else', async () => {
  const ports = { SITE_PORT: `${await freePort()}`, CMS_PORT: `${await freePort()}` };
  const { folder, run } = await withoutPackages('start', ports);
  // npm that installs until it is ended.
  await writeFile(
    path.join(folder, 'no-npm.js'),
    "setTimeout(() => {}, 60_000); console.log('installs');",
  );
  const first = run();
  const log = path.join(folder, 'logs/start.log');
  const logged = () => readFile(log, 'utf8').catch(() => '');
  await vi.waitUntil(async () => (await logged()).includes('installs'), 30_000);
  const { exitCode, stdout, stderr } = await run();
  expect([exitCode, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`npm start already runs in this folder on data, since `);
  expect(stderr).toContain(`(process ${first.pid})`);
  expect(stderr).toContain(`\n  Site   http://localhost:${ports.SITE_PORT}\n`);
  expect(await logged()).toBe('installs\n');
  first.kill('SIGINT');
  expect((await first).exitCode).toBe(130);
  expect(await readdir(path.join(folder, 'logs'))).toEqual(['start.log']);
});

test('npm start reports a busy port before it installs anything', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { run } = await withoutPackages('start', { SITE_PORT: `${port}` });
  const { exitCode, stdout, stderr } = await run();
  expect([exitCode, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `\nPort ${port} is in use. Stop the program that uses it, or choose another port: SITE_PORT=${port + 10} npm start`,
  );
});
