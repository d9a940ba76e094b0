import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { retention } from './retention.ts';

const repository = path.join(import.meta.dirname, '..');
const readText = (file: string) => readFileSync(path.join(repository, file), 'utf8');

it('has the days that operate.md states', () => {
  const rows = [...readText('docs/operate.md').matchAll(/^\| `([a-z]+)` +\| (\d+|until asked) /gm)];
  const documented = rows.map(([, data, days]) => [
    data,
    days === 'until asked' ? days : Number(days),
  ]);
  expect(Object.fromEntries(documented)).toEqual(retention);
});

it('has the days for which the timer keeps backups', () => {
  expect(readText('deploy/systemd/college-backup.service')).toContain(
    `--keep ${retention.backups}`,
  );
});
