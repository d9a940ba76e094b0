import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { inRoot } from '../../scripts/paths.ts';
import { freePort } from '../../scripts/ports.ts';
import { stop } from '../../scripts/process.ts';
import { soon } from '../support/soon.ts';

const has = (command: string) => spawnSync(command, ['-v']).error === undefined;
const hostOf = (origin: string) => new URL(origin).host;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  // Its worker is somebody else.
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, 'college'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The configuration as it is, with this machine's folders, ports and addresses. */
async function configure(site: string, cms: string): Promise<{ file: string; origin: string }> {
  const port = await freePort();
  const text = (await readFile(inRoot('deploy/nginx.conf'), 'utf8'))
    .replace('user www-data;', '')
    .replaceAll(/listen \[::\]:80[^;]*;/g, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${port}`)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/var/lib/nginx', folder)
    .replace('/run/nginx.pid', `${folder}/pid`)
    .replace('127.0.0.1:3000', site)
    .replace('127.0.0.1:3001', cms);
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, text);
  return { file, origin: `http://127.0.0.1:${port}` };
}

describe.runIf(has('nginx'))('deploy/nginx.conf', () => {
  test('is right, with its certificates and without', async () => {
    const { file } = await configure('127.0.0.1:3000', '127.0.0.1:3001');
    const check = () => spawnSync('nginx', ['-t', '-p', folder, '-c', file], { encoding: 'utf8' });
    expect(check().stderr).toContain('test is successful');

    const made = spawnSync('openssl', [
      ...'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' '),
      ...['-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`],
    ]);
    expect(made.status).toBe(0);
    const port = await freePort();
    const tls = `listen 127.0.0.1:${port} ssl http2; ssl_certificate ${folder}/cert.pem;
      ssl_certificate_key ${folder}/key.pem; if ($scheme = http) { return 301 https://$host$request_uri; }`;
    for (const name of ['tls-site.conf', 'tls-admin.conf'])
      await writeFile(path.join(folder, 'college', name), tls);
    const { stderr } = check();
    for (const name of ['tls-site.conf', 'tls-admin.conf'])
      await rm(path.join(folder, 'college', name));
    expect(stderr).toContain('test is successful');
  });

  test('serves pages for a second from its own cache, in the language and encoding asked for', async () => {
    const { file, origin } = await configure(hostOf(inject('site')), hostOf(inject('cms')));
    const nginx = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], {
      stdio: 'ignore',
    });
    onTestFinished(() => stop(nginx));
    await soon(async () => (await fetch(origin).catch(() => undefined))?.ok ?? false, 5000);

    const ask = async (where: string, headers: Record<string, string> = {}) => {
      const response = await fetch(origin + where, { headers });
      const { headers: got, status } = response;
      const text = await response.text();
      return { status, text, cache: got.get('X-Cache'), encoding: got.get('Content-Encoding') };
    };
    const br = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
    await ask('/departments', br);
    const again = await ask('/departments', br);
    expect(again).toMatchObject({ status: 200, encoding: 'br' });
    expect(['HIT', 'STALE', 'UPDATING']).toContain(again.cache);
    const plain = await ask('/departments', { 'Accept-Encoding': 'identity' });
    expect(plain.encoding).toBeNull();
    expect(plain.text).toBe(again.text);

    const call = '/getcollege';
    const english = await ask(call, { 'Accept-Language': 'en-IN,en' });
    const assamese = await ask(call, { 'Accept-Language': 'as' });
    expect(JSON.parse(english.text).name).not.toBe(JSON.parse(assamese.text).name);

    const counts = [await ask('/initialisation/setcount'), await ask('/initialisation/setcount')];
    expect(new Set(counts.map(({ text }) => text)).size).toBe(2);
    expect(counts.map(({ cache }) => cache)).not.toContain('HIT');
    expect((await ask('/no-such-page')).status).toBe(404);
  });
});
