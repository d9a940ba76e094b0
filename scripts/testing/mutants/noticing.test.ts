import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot } from '../../paths.ts';
import { Noticing } from './noticing.ts';

const file = 'twice.ts';
const code = 'export const twice = (count: number) => count * 2;\n';
const files = {
  'vitest.config.ts': `export default {
  test: { projects: [{ test: { name: 'unit', include: ['*.test.ts'] } }] },
};\n`,
  [file]: code,
  'near.test.ts': `import { expect, it } from 'vitest';
import { twice } from './twice.ts';
it('doubles', () => expect(twice(3)).toBe(6));
it('has no npm', () => expect(process.env.npm_execpath).toBe('no-npm.js'));\n`,
  'broken.test.ts': `import { expect, it } from 'vitest';
it('fails as it is', () => expect(1).toBe(2));\n`,
};

let root: string;
let noticing: Noticing;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'noticing-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
  symlinkSync(inRoot('node_modules'), path.join(root, 'node_modules'));
  noticing = new Noticing(root, 60);
});
afterAll(() => {
  noticing.close();
  rmSync(root, { recursive: true });
});

const tried = (instead: string) =>
  noticing.notices(['broken.test.ts', 'near.test.ts'], { file, code, instead });

it('asks one Vitest of each change, and leaves the file as it was', {
  timeout: 240_000,
}, async () => {
  const broken = ['broken.test.ts'];
  expect(await tried(code.replace('*', '+'))).toEqual({ noticed: true, asked: 2, broken });
  expect(await tried(code.replace('count * 2', 'count + count'))).toMatchObject({ noticed: false });
  expect(await tried(code.replace('2', '3'))).toMatchObject({ noticed: true });
  expect(await tried('export const twice = () => process.kill(process.pid, 9);')).toMatchObject({
    noticed: true,
  });
  expect(await tried(code)).toMatchObject({ noticed: false });
  expect(readFileSync(path.join(root, file), 'utf8')).toBe(code);
});
