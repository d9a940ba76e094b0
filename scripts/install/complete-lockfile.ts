/**
 * `node scripts/install/complete-lockfile.ts`: adds packages for other platforms to the lockfile if
 * the local registry lacks them, because npm omits them and `npm ci` then refuses the lockfile
 * elsewhere. Run it after changing a dependency.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { inRoot } from '../paths.ts';

interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}
interface Lockfile {
  packages: Record<string, Entry>;
}

const systems = /android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32/;
const processors = /arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64/;
const libraries = { musl: 'musl', gnu: 'glibc' } as const;

/** The platform in the name of a package: `…-linux-arm64-musl`. */
export function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> | undefined {
  const [os] = systems.exec(name) ?? [];
  const [cpu] = processors.exec(name) ?? [];
  if (!os || !cpu) return undefined;
  const [, library] = /(musl|gnu)(?:eabihf)?$/.exec(name) ?? [];
  const libc = os === 'linux' && library && libraries[library as keyof typeof libraries];
  return { cpu: [cpu], ...(libc && { libc: [libc] }), os: [os] };
}

/** The missing entries by their path. */
export function missingPlatforms({ packages }: Lockfile): Record<string, Entry> {
  const missing: Record<string, Entry> = {};
  for (const { dev, optionalDependencies = {} } of Object.values(packages))
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`;
      const platform = platformOf(name);
      const existing = Object.keys(packages).some((key) => key.endsWith(place));
      if (existing || !platform || !/^\d/.test(version)) continue;
      missing[place] = { version, ...(dev && { dev }), optional: true, ...platform };
    }
  return missing;
}

/** The completed lockfile in npm's format. */
export function completed(text: string): string {
  const lockfile: Lockfile = JSON.parse(text);
  const packages = Object.entries({ ...lockfile.packages, ...missingPlatforms(lockfile) });
  packages.sort(([a], [b]) => (a < b ? -1 : 1));
  const complete = { ...lockfile, packages: Object.fromEntries(packages) };
  return `${JSON.stringify(complete, null, 2)}\n`;
}

if (import.meta.main) {
  const file = inRoot('package-lock.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, completed(text));
  const { length } = Object.keys(missingPlatforms(JSON.parse(text)));
  console.log(`${length} packages of other platforms added.`);
}
