/** The admin shows a blank screen for a component that `npm run migration` has not written into the import map. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { patience, temporaryCms } from './temporary-cms.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

/** Paths of our components in a part of the configuration, such as `/admin/Screen.tsx#Screen`. */
function componentsIn(part: unknown, seen = new Set<object>()): string[] {
  if (typeof part === 'string') return /^\/[\w/.-]+\.tsx#\w+$/.test(part) ? [part] : [];
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  return Object.values(part).flatMap((value) => componentsIn(value, seen));
}

it('the import map has every component of the admin', async () => {
  const { admin, collections, globals } = payload.config;
  const components = new Set(componentsIn([admin, collections, globals]));
  expect(components.size).toBeGreaterThan(60);
  const file = path.join(import.meta.dirname, '../app/(payload)/admin/importMap.js');
  const map = await readFile(file, 'utf8');
  expect([...components].filter((component) => !map.includes(`"${component}":`))).toEqual([]);
});
