import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../environment.ts';
import type { Assets } from '../layout/Document.tsx';

type RenderModule = typeof import('./render.tsx');
export interface Renderer extends Pick<RenderModule, 'render' | 'SiteMaps'> {
  assets: Assets;
}

const dist = path.join(import.meta.dirname, '../dist');

/** Builds the site in development, too, because it takes under a second. `npm run dev` restarts the process after a change. */
export async function buildWhenDeveloping({ NODE_ENV }: Environment): Promise<void> {
  if (NODE_ENV !== 'development') return;
  const { createBuilder } = await import('vite');
  const configFile = path.join(import.meta.dirname, '../vite.config.ts');
  await (await createBuilder({ configFile, logLevel: 'warn' }, null)).buildApp();
}

/** The built renderer and the addresses of the built files. Throws when nothing is built. */
export async function loadRenderer(): Promise<Renderer> {
  const module = (await import(path.join(dist, 'ssr/render.js'))) as RenderModule;
  return { ...module, assets: await readAssets() };
}

type Manifest = Record<string, { file: string }>;

async function readAssets(): Promise<Assets> {
  const manifest = await readManifest('client');
  const scriptOf = async (ending: string) => {
    const src = addressOf(manifest, ending);
    const bytes = await readFile(path.join(dist, 'client', src));
    return { src, integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}` };
  };
  return { script: await scriptOf('/client.ts'), preview: await scriptOf('/preview-client.ts') };
}

async function readManifest(name: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(dist, name, '.vite/manifest.json'), 'utf8'));
}

function addressOf(manifest: Manifest, ending: string): string {
  const entry = Object.entries(manifest).find(([source]) => `/${source}`.endsWith(ending));
  if (!entry) throw new Error(`${ending} is missing from the build; run the build again`);
  return `/${entry[1].file}`;
}
