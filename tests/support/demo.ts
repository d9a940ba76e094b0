import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Admin, prepareBackend } from '../../scripts/backend.ts';
import { fingerprint } from '../../scripts/fingerprint.ts';
import { inRoot } from '../../scripts/paths.ts';
import { readSecrets } from '../../scripts/secrets.ts';

/** A filled data folder that is only ever copied, and who may log in there. */
export interface Demo {
  folder: string;
  admin: Admin;
}

const cache = inRoot('node_modules/.cache/demo-college');
const anywhere = { cmsUrl: 'http://127.0.0.1:3001', siteUrl: 'http://127.0.0.1:3000' };

/** The demo college, made once for each state of its sources. */
export async function demoCollege(): Promise<Demo> {
  const made = await fingerprint(
    ['cms/**', 'contract/**', 'package-lock.json'],
    /^cms\/(app|calls)\//,
  );
  const folder = path.join(cache, made.slice(0, 16));
  const admin = await readAdmin(folder);
  if (admin) return { folder, admin };
  console.log('Filling the demo college …');
  const started = performance.now();
  await rm(cache, { recursive: true, force: true });
  const unfinished = `${folder}.unfinished`;
  await mkdir(unfinished, { recursive: true });
  const secrets = await readSecrets(unfinished, {});
  const newAdmin = await prepareBackend({ dataDir: unfinished, secrets, ...anywhere });
  if (!newAdmin) throw new Error('An empty database was prepared without an administrator.');
  await writeFile(adminFile(unfinished), JSON.stringify(newAdmin));
  await rename(unfinished, folder);
  console.log(`Filled it in ${Math.round((performance.now() - started) / 1000)} s.`);
  return { folder, admin: newAdmin };
}

const adminFile = (folder: string) => path.join(folder, 'admin-of-tests.json');

async function readAdmin(folder: string): Promise<Admin | undefined> {
  const text = await readFile(adminFile(folder), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

export const copyDemo = ({ folder }: Demo, to: string) => cp(folder, to, { recursive: true });
