import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { inRoot } from '../paths.ts';

interface Source {
  source?: object | null;
}

/** Files that a file imports by a relative path, also for their types or while it runs. */
export function importsOf(file: string): string[] {
  const imported: string[] = [];
  const add = ({ source }: Source) => {
    const name = source && 'value' in source ? String(source.value) : '';
    if (name.startsWith('.')) imported.push(path.posix.join(path.posix.dirname(file), name));
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(parseSync(file, readFileSync(inRoot(file), 'utf8')).program);
  return imported;
}

/** Pairs of an entry of a folder, a file or a folder directly in it, and another one that it imports. */
type Arrows = Map<string, Set<string>>;

/** Imports between the entries of each folder. `importsIn` returns the imports of a file. */
export function arrowsByFolder(
  files: readonly string[],
  importsIn: (file: string) => readonly string[],
): Map<string, Arrows> {
  const folders = new Map<string, Arrows>();
  for (const file of files)
    for (const target of importsIn(file)) {
      const [from, to] = [file.split('/'), target.split('/')];
      const depth = from.findIndex((part, index) => part !== to[index]);
      if (depth < 0) continue;
      const folder = from.slice(0, depth).join('/');
      const arrows: Arrows = folders.get(folder) ?? new Map();
      folders.set(folder, arrows);
      const entry = from[depth] ?? '';
      arrows.set(entry, (arrows.get(entry) ?? new Set()).add(to[depth] ?? ''));
    }
  return folders;
}

/** The arrows that are left when entries without imports are taken away, again and again: circles and what leads to them. */
export function circlesIn(arrows: Arrows): string[] {
  const remaining = new Map([...arrows].map(([entry, to]) => [entry, new Set(to)]));
  for (;;) {
    const isGround = (entry: string) => !remaining.get(entry)?.size;
    for (const to of remaining.values()) for (const each of to) if (isGround(each)) to.delete(each);
    const ground = [...remaining.keys()].filter(isGround);
    if (ground.length === 0) break;
    for (const entry of ground) remaining.delete(entry);
  }
  return [...remaining].map(([entry, to]) => `${entry} → ${[...to].join(', ')}`);
}
