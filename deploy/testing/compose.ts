/** deploy/compose.yaml as Compose reads it, with what stands in deploy/.env. */
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/paths.ts';

export type Variables = Record<string, string>;

export interface Container {
  /** Instead of the image's; Compose splits a line into words as a shell does. */
  command?: string;
  working_dir?: string;
  environment: Variables;
  healthcheck?: { test: [kind: 'CMD', ...words: string[]] };
  depends_on?: Record<string, { condition: string }>;
  /** `volume:folder`, `volume:folder:ro`. */
  volumes: string[];
  networks: string[];
  /** `address:port:port of the container`. */
  ports?: string[];
}

interface Compose {
  services: Record<'site' | 'second-site' | 'cms' | 'postgres', Container>;
  networks: Record<string, object | null>;
  volumes: Record<string, object | null>;
}

/** What has to stand in deploy/.env. */
export const needed = {
  PAYLOAD_SECRET: 'p'.repeat(32),
  CAPTCHA_SECRET: 'c'.repeat(32),
  POSTGRES_PASSWORD: 'x',
  ADMIN_EMAIL: 'office@college.example',
};

/** Throws the sentence of a variable that has to be set and is not. */
export async function readCompose(given: Variables = needed): Promise<Compose> {
  const text = await readFile(inRoot('deploy/compose.yaml'), 'utf8');
  return JSON.parse(filledIn(JSON.stringify(parse(text, { merge: true })), given));
}

/** `${NAME:-otherwise}`, `${NAME-otherwise}`, `${NAME:?sentence}`. */
function filledIn(text: string, given: Variables): string {
  return text.replaceAll(/\$\{(\w+)(:?)([-?])([^}]*)\}/g, (_, name, orEmpty, kind, rest) => {
    const value = given[name];
    if (value !== undefined && (value || !orEmpty)) return value;
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return rest;
  });
}
