/** Runs deploy/nginx.conf with this machine's folders, ports and names. */
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../scripts/paths.ts';
import { startProgram, stop } from '../../scripts/services/process.ts';
import { freePort } from '../../scripts/services/service.ts';
import { hasProgram } from '../../scripts/testing/installed-programs.ts';
import { soon } from './soon.ts';

export const hasNginx = hasProgram('nginx');

/** Origins that nginx forwards to. */
export interface Behind {
  /** The only site unless there is a second one. */
  site: string;
  secondSite?: string;
  cms: string;
}

export interface Configured {
  folder: string;
  file: string;
  /** Origins of the two hosts in the configuration. */
  site: string;
  cms: string;
  /** Lines of its access log. */
  log: () => Promise<string[]>;
  remove: () => Promise<void>;
}

export async function configureNginx(behind: Behind, on?: number): Promise<Configured> {
  const port = on ?? (await freePort());
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  // nginx's worker runs under another account.
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, 'college'));
  const here = (text: string) =>
    text
      .replace('user www-data;', '')
      .replaceAll(/listen \[::\]:80[^;]*;/g, '')
      .replaceAll('listen 80', `listen 127.0.0.1:${port}`)
      .replaceAll('/var/log/nginx', folder)
      .replace(' buffer=64k flush=5s', '')
      .replaceAll('/var/lib/nginx', folder)
      .replace('/run/nginx.pid', `${folder}/pid`)
      .replace('www.college.example', '127.0.0.1')
      .replace('cms.college.example', 'localhost')
      .replace('/run/college-nobody', `${folder}/nobody`)
      .replaceAll('127.0.0.1:3000', new URL(behind.site).host)
      // Without a second site, its entry is marked as down.
      .replace('127.0.0.1:3002 max_fails=0', behind.secondSite ? '$&' : '$& down')
      .replaceAll('127.0.0.1:3002', new URL(behind.secondSite ?? 'http://127.0.0.1:9').host)
      .replace('127.0.0.1:3001', new URL(behind.cms).host);
  const file = path.join(folder, 'nginx.conf');
  for (const [source, target] of [
    ['nginx.conf', file],
    ['nginx-college.conf', path.join(folder, 'college/college.conf')],
  ] as const)
    await writeFile(target, here(await readFile(inRoot('deploy', source), 'utf8')));
  return {
    folder,
    file,
    site: `http://127.0.0.1:${port}`,
    cms: `http://localhost:${port}`,
    log: async () => (await readFile(path.join(folder, 'access.log'), 'utf8')).split('\n'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export interface Nginx extends Configured {
  close: () => Promise<void>;
}

export async function openNginx(behind: Behind, on?: number): Promise<Nginx> {
  const configured = await configureNginx(behind, on);
  const { folder, file, site } = configured;
  const words = ['-p', folder, '-c', file, '-g', 'daemon off;'];
  const nginx = startProgram('nginx', words, { stdio: 'ignore' });
  await soon(async () => fetch(site).then(Boolean, () => false));
  const close = async () => {
    await stop(nginx);
    await configured.remove();
  };
  return { ...configured, close };
}

/** Requests an address with a Host header. Rejects without an answer. */
export const askAs = (host: string, address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(address, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
