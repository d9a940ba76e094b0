/**
 * Reports regular expressions whose time grows faster than the text that they read, and patterns that are made while a
 * program runs, because a text of somebody else could become one.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';
import { analyse } from 'scslre';
import { inRoot, root } from '../paths.ts';

/** Files that ship. Tests and scripts read only their own texts. */
const shipped = ['cms', 'contract', 'demo', 'server', 'site'].flatMap((folder) =>
  ['ts', 'tsx'].map((ending) => `:(glob)${folder}/**/*.${ending}`),
);
/** Code of the servers. The site makes patterns of its own words. */
const readsForeignText = (file: string) => /^(?:cms|server)\//.test(file);
const isTest = (file: string) => /\.test\.|\/testing\//.test(file);

const isSlow = ({ source, flags }: Pick<RegExp, 'source' | 'flags'>): boolean =>
  analyse({ source, flags }).reports.length > 0;
const slow = (pattern: string) => `${pattern} can take more than linear time.`;

/** The faults of a file, each with its line. */
export function faultsIn(file: string, source: string): string[] {
  const faults: string[] = [];
  const report = ({ start }: Node, fault: string) =>
    faults.push(`${file}:${source.slice(0, start).split('\n').length} ${fault}`);
  let functions = 0;
  const enter = () => {
    functions += 1;
  };
  const leave = () => {
    functions -= 1;
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      if (isSlow({ source: pattern, flags })) report(node, slow(`/${pattern}/${flags}`));
    },
    NewExpression(node) {
      const { callee } = node;
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
      if (functions === 0 && file.endsWith('.tsx'))
        report(
          node,
          'A pattern is made in a component. Make it in a .ts file, which this check can run.',
        );
      if (functions > 0 && readsForeignText(file))
        report(
          node,
          'A pattern is made within a function. Compare texts, or make it once outside.',
        );
    },
  }).visit(parseSync(file, source).program);
  return faults;
}

/** Paths of the files that are checked. */
export const checkedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--', ...shipped], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !isTest(file));

/** The slow patterns that files in TypeScript make of constants when they are loaded. */
export async function faultsOfMadePatterns(files: readonly string[]): Promise<string[]> {
  const made: { pattern: RegExp; at: string }[] = [];
  const Original = RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, words) {
      const pattern: RegExp = Reflect.construct(target, words);
      const [, , at = ''] = new Error('made').stack?.split('\n') ?? [];
      if (!at.includes('node_modules')) made.push({ pattern, at: at.trim() });
      return pattern;
    },
  });
  try {
    for (const file of files) await import(path.resolve(root, file));
  } finally {
    globalThis.RegExp = Original;
  }
  return made
    .filter(({ pattern }) => isSlow(pattern))
    .map(({ pattern, at }) => `${slow(String(pattern))} Made ${at}`);
}

if (import.meta.main) {
  const sources = checkedFiles().map((file) => ({
    file,
    source: readFileSync(inRoot(file), 'utf8'),
  }));
  const making = sources.filter(
    ({ file, source }) => file.endsWith('.ts') && source.includes('new RegExp('),
  );
  const faults = [
    ...sources.flatMap(({ file, source }) => faultsIn(file, source)),
    ...(await faultsOfMadePatterns(making.map(({ file }) => file))),
  ];
  console.error(faults.join('\n'));
  if (faults.length > 0) process.exitCode = 1;
}
