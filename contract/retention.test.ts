import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { retention } from './retention.ts';

const repository = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

it('is what operate.md says', () => {
  const rows = [...read('docs/operate.md').matchAll(/^\| `([a-z]+)` +\| (\d+|until asked) /gm)];
  const said = rows.map(([, kept, days]) => [kept, days === 'until asked' ? days : Number(days)]);
  expect(Object.fromEntries(said)).toEqual(retention);
});

it('is how long the timer keeps backups', () => {
  expect(read('deploy/systemd/college-backup.service')).toContain(`--keep ${retention.backups}`);
});
