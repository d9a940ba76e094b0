import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteBuilder } from 'vite';
import { className, pageStyles } from './styles/vite-styles.ts';

const root = import.meta.dirname;
const client = path.join(root, 'dist/client');
const ssr = path.join(root, 'dist/ssr');

export default defineConfig({
  root,
  appType: 'custom',
  publicDir: false,
  css: { modules: { generateScopedName: className } },
  plugins: [react({ jsxImportSource: '@college/site/language' }), pageStyles],
  build: { assetsInlineLimit: 0, target: 'es2022', cssCodeSplit: false, manifest: true },
  environments: {
    client: {
      build: { outDir: client, rollupOptions: {
          input: ['client.ts', 'preview-client.ts'].map((name) => path.join(root, name)),
        } },
    },
    ssr: {
      resolve: { noExternal: [/^@college\//] },
      build: {
        outDir: ssr,
        ssr: true,
        emitAssets: true,
        rollupOptions: { input: path.join(root, 'rendering/render.tsx') },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      await Promise.all([build(builder, 'client'), build(builder, 'ssr')]);
      await cp(path.join(ssr, 'assets'), path.join(client, 'assets'), { recursive: true });
      await dropStyles(path.join(client, 'assets'));
      await compressAll(path.join(client, 'assets'));
      await rm(path.join(ssr, 'assets'), { recursive: true });
    },
  },
});

async function build(builder: ViteBuilder, name: string) {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`no environment ${name}`);
  await builder.build(environment);
}

/** A page carries its own: what stands in a stylesheet says it again. */
async function dropStyles(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  await Promise.all(names.map((name) => rm(path.join(folder, name))));
}

/** Assets are compressed once, at the best quality, so that no request pays for it. */
async function compressAll(folder: string) {
  const brotli = promisify(brotliCompress);
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(`${file}.br`, await brotli(bytes, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
