/**
 * `npm run release`: packs everything that a server needs into an archive in release/ with a
 * checksum: builds, Node and production packages. Without tests, demo and data.
 */
import { once } from 'node:events';
import { copyFile, cp, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { leftOutOfPackages } from '../build/omitted-files.ts';
import { buildWhatChanged } from '../build/parts.ts';
import { failWithSentence } from '../failure.ts';
import { askNpm, startNpm } from '../install/install.mjs';
import { step } from '../install/steps.mjs';
import { inRoot, root } from '../paths.ts';

/** Workspaces of a server. The demo is not among them. */
const workspaces = ['contract', 'server', 'site', 'cms'];
const sources = [
  ...[':(glob)*.json', ':(glob)*.md', 'LICENSE', '.npmrc'],
  ...[...workspaces, 'duties', 'scripts', 'deploy'],
  ...['docs/go-live.md', 'docs/operate.md', 'docs/several-colleges.md'],
];
/** Files in them that only developers need. */
const unused = /\.test\.tsx?$|\/testing\/|\/migrations\/.*\.json$/;
const built = ['site/dist', 'cms/.next'];
const unusedOfBuilt = /cms\/\.next\/(cache\/|diagnostics|types|trace|dev)/;
/** Older versions of npm make neither the link to the packaged Node nor a bill of materials. */
const oldestNpm = 10;

async function release(): Promise<void> {
  await requireNpm();
  await buildWhatChanged();
  const { version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  const commit = await currentCommit();
  const name = `college-${version}-${commit}-${process.platform}-${process.arch}`;
  const target = inRoot('release');
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  try {
    const staged = path.join(folder, name);
    await step('Release', async ({ show, log }) => {
      show('packages');
      await copyOwn(staged);
      await declareProduction(staged, { version, commit });
      // Removes development packages from the lockfile and keeps all versions.
      // `--include` replaces that of .npmrc, which has the packages of developers too.
      const kinds = ['--omit=dev', '--include=optional', '--include=peer'];
      await npm(staged, log, 'install', ...kinds, '--prefer-offline', '--ignore-scripts');
      await writeBillOfMaterials(staged);
      show('packing');
      await rm(target, { recursive: true, force: true });
      await mkdir(target);
      const leftOut = leftOutOfPackages.map((pattern) => `--exclude=${pattern}`);
      await execa('tar', [
        ...leftOut,
        '--owner=0',
        '--group=0',
        // The account that runs it reads everything, whatever the umask here is.
        '--mode=u=rwX,go=rX',
        '-czf',
        path.join(target, `${name}.tar.gz`),
        '-C',
        folder,
        name,
      ]);
      const { stdout } = await execa('sha256sum', [`${name}.tar.gz`], { cwd: target });
      await writeFile(path.join(target, `${name}.tar.gz.sha256`), `${stdout}\n`);
      show(`release/${name}.tar.gz`);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Copies our files in git and the builds. */
async function copyOwn(to: string): Promise<void> {
  const { stdout } = await execa('git', ['ls-files', '-z', ...sources], {
    cwd: root,
  });
  for (const file of stdout.split('\0')) {
    if (!file || unused.test(file)) continue;
    await mkdir(path.join(to, path.dirname(file)), { recursive: true });
    await copyFile(inRoot(file), path.join(to, file));
  }
  const filter = (source: string) => !unusedOfBuilt.test(source);
  for (const each of built)
    await cp(inRoot(each), path.join(to, each), {
      recursive: true,
      verbatimSymlinks: true,
      filter,
    });
  // A mount point for containers with a read-only file system.
  await mkdir(path.join(to, 'cms/.next/cache'), { recursive: true });
}

/** The first digits of the commit, with `-dirty` if files in git differ from it. */
async function currentCommit(): Promise<string> {
  const words = ['describe', '--always', '--dirty', '--abbrev=8', '--exclude=*'];
  return (await execa('git', words, { cwd: root })).stdout;
}

/**
 * Removes development dependencies from package.json. Adds the version, which npm's bill of materials
 * requires, and the commit, which /health shows.
 */
async function declareProduction(
  staged: string,
  release: { version: string; commit: string },
): Promise<void> {
  for (const folder of ['.', ...workspaces]) {
    const file = path.join(staged, folder, 'package.json');
    const { devDependencies: _, ...manifest } = JSON.parse(await readFile(file, 'utf8'));
    if (manifest.workspaces) manifest.workspaces = workspaces;
    await writeFile(file, `${JSON.stringify({ ...manifest, ...release }, null, 2)}\n`);
  }
}

/** Throws a sentence before anything is built if npm is too old. */
async function requireNpm(): Promise<void> {
  const version = await askNpm(['--version']);
  if (Number.parseInt(version, 10) >= oldestNpm) return;
  throw new Error(
    `A release needs npm ${oldestNpm} or newer, but this is ${version}. Update it: npm install --global npm@${oldestNpm}`,
  );
}

async function npm(cwd: string, log: number, ...words: string[]): Promise<void> {
  const [code] = await once(startNpm(words, log, cwd), 'exit');
  if (code !== 0) throw new Error(`npm ${words[0]} failed (exit code ${code}).`);
}

/** Lists every included package with version and licence, in CycloneDX format. */
async function writeBillOfMaterials(staged: string): Promise<void> {
  await using file = await open(path.join(staged, 'sbom.cdx.json'), 'w');
  await npm(staged, file.fd, 'sbom', '--omit=dev', '--sbom-format=cyclonedx', '--loglevel=silent');
}

await release().catch(failWithSentence);
