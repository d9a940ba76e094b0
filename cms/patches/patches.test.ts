import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const patches = globSync(
  [
    '*.ts',
    'accessibility/dom-fixes.ts',
    'lists/status.ts',
    'query/*.ts',
    'sqlite/sqlite-client.ts',
  ],
  {
    cwd: import.meta.dirname,
    exclude: ['**/*.test.ts'],
  },
);

it.each(patches)('%s says what it waits for, and which test tells when it can go', (file) => {
  const [, until = ''] =
    /^\/\*\*\n.+\n \* Upstream: .+\n \* Until: (\S+\.test\.ts)\b/s.exec(
      readFileSync(path.join(import.meta.dirname, file), 'utf8'),
    ) ?? [];
  expect(until).not.toBe('');
  expect(existsSync(path.join(root, until))).toBe(true);
});
