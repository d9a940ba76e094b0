/**
 * Which tests are nearest to a line: those of what it calls from elsewhere, those that name its file, those that name what
 * names that one, and so on.
 */
import path from 'node:path';

const named =
  /(['"`])((?:\.{1,2}|@college|contract|server|site|cms|scripts|deploy)\/[^'"`\n$]+)\1/g;
const ofTypes = /^import type [^;]*;/gm;
const imports = /^import \{([^}]*)\} from '(\.[^']+)';/gm;
const isTest = /\.test\.tsx?$/;

type Files = ReadonlyMap<string, string>;

/** `files` are their texts by path. Returns the tests that reach `line` of `file`, nearest first. */
export function nearestTests(file: string, line: string, files: Files): string[] {
  const importers = importersIn(files);
  const found = calledIn(line, file, files).flatMap((one) => ownTests(one, files));
  const seen = new Set([file, ...found]);
  let own = ownTests(file, files);
  for (let ring = [file]; ring.length > 0; own = []) {
    const next = new Set([...own, ...ring.flatMap(importersOf)]);
    ring = [...next].filter((one) => !seen.has(one)).sort(byWay(file));
    for (const one of ring) seen.add(one);
    found.push(...ring.filter((one) => isTest.test(one)));
  }
  return found;

  function importersOf(one: string) {
    return importers.get(one) ?? [];
  }
}

/** A program is tried beside it by being started, which nothing here can see; a patch says which test it is there for. */
function ownTests(file: string, files: Files): string[] {
  const beside = file.replace(/\.\w+$/, '.test.');
  const [, until] = /^ \* Until: (\S+) /m.exec(files.get(file) ?? '') ?? [];
  return [...files.keys()].filter(
    (one) => isTest.test(one) && (one.startsWith(beside) || one === until),
  );
}

/** What a line does with others' functions is tried where these are: it wires them in. */
function calledIn(line: string, file: string, files: Files): string[] {
  const words = new Set(line.match(/\w+/g));
  return [...(files.get(file) ?? '').matchAll(imports)]
    .filter(([, names = '']) => names.match(/\w+/g)?.some((name) => words.has(name)))
    .map(([, , name = '']) => path.posix.join(path.posix.dirname(file), name));
}

/** Any file that is named by its path counts as imported: what is started or mocked is, too. */
function importersIn(files: Files): Map<string, string[]> {
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
