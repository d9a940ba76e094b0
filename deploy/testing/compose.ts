/** Reads deploy/compose.yaml as Docker Compose does, with the variables of deploy/.env. */
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/paths.ts';

export type Variables = Record<string, string>;

export interface Container {
  /** Replaces the image's command. Compose splits it into words as a shell does. */
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

/** Variables that deploy/.env must set. */
export const needed = {
  PAYLOAD_SECRET: 'p'.repeat(32),
  CAPTCHA_SECRET: 'c'.repeat(32),
  POSTGRES_PASSWORD: 'x',
  ADMIN_EMAIL: 'office@college.example',
};

/** Throws the message of a required variable that is not set. */
export async function readCompose(variables: Variables = needed): Promise<Compose> {
  const text = await readFile(inRoot('deploy/compose.yaml'), 'utf8');
  return JSON.parse(filledIn(JSON.stringify(parse(text, { merge: true })), variables));
}

/** Substitutes variables: `${NAME:-otherwise}`, `${NAME-otherwise}`, `${NAME:?sentence}`. */
function filledIn(text: string, variables: Variables): string {
  return text.replaceAll(/\$\{(\w+)(:?)([-?])([^}]*)\}/g, (_, name, orEmpty, kind, rest) => {
    const value = variables[name];
    if (value !== undefined && (value || !orEmpty)) return value;
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return rest;
  });
}
