/** Which tests are nearest to a file: those that name it, those that name what names it, and so on. */
import path from 'node:path';

const named =
  /(['"`])((?:\.{1,2}|@college|contract|server|site|cms|scripts|deploy)\/[^'"`\n$]+)\1/g;
const ofTypes = /^import type [^;]*;/gm;
const isTest = /\.test\.tsx?$/;

/** `files` are their texts by path. Returns the tests that reach `file`, nearest first. */
export function nearestTests(file: string, files: ReadonlyMap<string, string>): string[] {
  const importers = importersIn(files);
  const found: string[] = [];
  const seen = new Set([file]);
  // A program is tried from its own folder by being started, which nothing here can see.
  const beside = [...files.keys()].filter(
    (one) => isTest.test(one) && one.startsWith(file.replace(/\.\w+$/, '.test.')),
  );
  for (let ring = [file]; ring.length > 0; ) {
    const next = new Set([...(found.length === 0 ? beside : []), ...ring.flatMap(importersOf)]);
    ring = [...next].filter((one) => !seen.has(one)).sort(byWay(file));
    for (const one of ring) seen.add(one);
    found.push(...ring.filter((one) => isTest.test(one)));
  }
  return found;

  function importersOf(one: string) {
    return importers.get(one) ?? [];
  }
}

/** Any file that is named by its path counts as imported: what is started or mocked is, too. */
function importersIn(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [importer, text] of files)
    for (const [, , name = ''] of text.replace(ofTypes, '').matchAll(named)) {
      const to = name.startsWith('@college/')
        ? name.slice('@college/'.length)
        : name.startsWith('.')
          ? path.posix.join(path.posix.dirname(importer), name)
          : name;
      const targets = to.includes('*')
        ? [...files.keys()].filter((file) => path.matchesGlob(file, to))
        : [to, `${to}.ts`].filter((file) => files.has(file));
      for (const target of targets)
        importers.set(target, [...(importers.get(target) ?? []), importer]);
    }
  return importers;
}

/** Of two that are equally far the one in the same folder comes first, and one of the backend, which opens it, last. */
function byWay(file: string) {
  const own = file.split('/');
  const shared = (one: string) => one.split('/').findIndex((part, index) => part !== own[index]);
  const opens = (one: string) => Number(one.startsWith('cms/'));
  return (one: string, other: string) =>
    shared(other) - shared(one) || opens(one) - opens(other) || (one < other ? -1 : 1);
}
