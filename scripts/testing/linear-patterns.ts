/**
 * Reports regular expressions whose time grows faster than the text that they read, and patterns that are made while a
 * program runs, because a text of somebody else could become one.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
      if (analyse({ source: pattern, flags }).reports.length > 0)
        report(node, `/${pattern}/${flags} can take more than linear time.`);
    },
    NewExpression(node) {
      const { callee } = node;
      if (
        readsForeignText(file) &&
        functions > 0 &&
        callee.type === 'Identifier' &&
        callee.name === 'RegExp'
      )
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

const allFaults = (): string[] =>
  checkedFiles().flatMap((file) => faultsIn(file, readFileSync(inRoot(file), 'utf8')));

if (import.meta.main) {
  const faults = allFaults();
  console.error(faults.join('\n'));
  if (faults.length > 0) process.exitCode = 1;
}
