import { readFile } from 'node:fs/promises';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { inRoot, root } from '../paths.ts';
import { leftOutOfPackages } from './omitted-files.ts';

/** Files of these packages that tar would include. */
async function packed(...names: string[]): Promise<string[]> {
  const folders = names.map((name) => `node_modules/${name}`);
  const leftOut = leftOutOfPackages.map((pattern) => `--exclude=${pattern}`);
  const { stdout } = await execa('tar', ['-cvf', '/dev/null', ...leftOut, ...folders], {
    cwd: root,
  });
  return stdout.split('\n').map((line) => line.replace('node_modules/', ''));
}

test('a release contains the text recogniser in one build only', async () => {
  const files = await packed('tesseract.js-core', '@tesseract.js-data');
  expect(files.filter((name) => /\.(?:wasm|gz)$|core-.*\.js$/.test(name)).sort()).toEqual([
    '@tesseract.js-data/asm/4.0.0_best_int/asm.traineddata.gz',
    '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
    'tesseract.js-core/tesseract-core-simd-lstm.js',
    'tesseract.js-core/tesseract-core-simd-lstm.wasm',
  ]);
  const asking = ['ocr-child.ts', 'tesseract.ts'].map((name) =>
    inRoot('cms/platform/decoders', name),
  );
  const code = (await Promise.all(asking.map((file) => readFile(file, 'utf8')))).join('\n');
  expect(code.match(/tesseract\.js-core\/[\w.-]+/g)?.sort()).toEqual([
    'tesseract.js-core/tesseract-core-simd-lstm',
    'tesseract.js-core/tesseract-core-simd-lstm.wasm',
  ]);
  expect(code.match(/4\.0\.0\w*/g)).toEqual(['4.0.0_best_int']);
});

test('no compilers, types or source maps', async () => {
  expect(await packed('typescript')).toEqual(['']);
  const files = await packed('zod');
  expect(files.filter((name) => /\.map$|\.d\.[cm]?ts$/.test(name))).toEqual([]);
  expect(files).toContain('zod/package.json');
});
