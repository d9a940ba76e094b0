import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ifMissing } from '../../server/missing-file.ts';
import { fingerprint } from '../build/parts.ts';
import { inRoot } from '../paths.ts';
import { type Admin, prepareBackend, runCommand } from '../services/backend.ts';
import { readSecrets } from '../services/settings.ts';

// Set, so that tests in a terminal ask no questions.
process.env.ADMIN_EMAIL ??= 'admin@example.org';

/** A filled data folder that is only copied, and its accounts. */
export interface Demo {
  folder: string;
  admin: Admin;
}

const cache = inRoot('node_modules/.cache/demo-college');
const optionsFor = async (dataDir: string) => ({
  dataDir,
  secrets: await readSecrets(dataDir, {}),
  cmsUrl: 'http://127.0.0.1:3001',
  siteUrl: 'http://127.0.0.1:3000',
});

/** The demo college, made once per state of its sources. */
export async function demoCollege(): Promise<Demo> {
  const hash = await fingerprint(
    ['cms/**', 'contract/**', 'demo/**', 'package-lock.json'],
    /^cms\/(app|calls|admin\/handbook|public)\//,
  );
  const folder = path.join(cache, hash.slice(0, 16));
  const admin = await readAdmin(folder);
  if (admin) return { folder, admin };
  await rm(cache, { recursive: true, force: true });
  const unfinished = `${folder}.unfinished`;
  const newAdmin = await fillDemo(unfinished);
  // Texts are read here, because every copied college would otherwise read its files during a test.
  await runCommand(['cms/commands/read-texts.ts'], await optionsFor(unfinished));
  await writeFile(adminFile(unfinished), JSON.stringify(newAdmin));
  await rename(unfinished, folder);
  return { folder, admin: newAdmin };
}

/** A college without content, with an administrator. */
export async function emptyCollege(folder: string): Promise<Demo> {
  return { folder, admin: await fillDemo(folder, { DEMO: 'off' }) };
}

/** Makes the demo college in an empty folder. */
export async function fillDemo(dataDir: string, env: Record<string, string> = {}): Promise<Admin> {
  const what = env.DEMO === 'off' ? 'an empty college' : 'the demo college';
  console.log(`Filling ${what}${env.DATABASE_URL ? ' on Postgres' : ''} …`);
  const started = performance.now();
  await mkdir(dataDir, { recursive: true });
  const admin = await prepareBackend({ ...(await optionsFor(dataDir)), env });
  if (!admin) throw new Error('An empty database was prepared without an administrator.');
  console.log(`Filled it in ${Math.round((performance.now() - started) / 1000)} s.`);
  return admin;
}

/** Prepares a restored database, as the first start does. */
export async function prepareRestored(dataDir: string, env: Record<string, string>): Promise<void> {
  await prepareBackend({ ...(await optionsFor(dataDir)), env });
}

const adminFile = (folder: string) => path.join(folder, 'admin-of-tests.json');

async function readAdmin(folder: string): Promise<Admin | undefined> {
  const text = await readFile(adminFile(folder), 'utf8').catch(ifMissing(undefined));
  return text === undefined ? undefined : JSON.parse(text);
}

export const copyDemo = ({ folder }: Demo, to: string) => cp(folder, to, { recursive: true });
