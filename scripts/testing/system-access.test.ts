/** Every call of Payload's local API names its rights, because without them it has all rights. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot, root } from '../paths.ts';

const files = execFileSync('git', ['ls-files', 'cms', 'demo', 'scripts', 'tests', 'bench'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && file !== 'scripts/testing/system-access.test.ts');
const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|^(tests|bench)\//.test(file);

const operations =
  /\bpayload\.(?:find|findByID|findDistinct|findVersions|findVersionByID|findGlobal|findGlobalVersions|count|countVersions|create|update|updateGlobal|delete|duplicate|restoreVersion|resetPassword)\(/g;

/** The text of a call's arguments; `start` is the end of the opening bracket. */
function argumentsAt(text: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
  }
  return text.slice(start, end - 1);
}

/**
 * Names that give rights: the option itself, its two constants, and the options for visitors'
 * calls.
 */
const rights = /asSystem|overrideAccess|asAccount|forVisitors/;

/** Calls that name their rights neither directly nor through a constant of the same file. */
function callsWithoutRights(text: string): string[] {
  const isConstantWithRights = (name = '') => {
    const declarations = [
      ...text.matchAll(new RegExp(`const (?:${name}\\b|{[^}]*\\.\\.\\.${name} })[^;]*;`, 'g')),
    ];
    return (
      declarations.length > 0 && declarations.every(([declaration]) => rights.test(declaration))
    );
  };
  return [...text.matchAll(operations)]
    .map(({ index, 0: call }) => argumentsAt(text, index + call.length))
    .filter((call) => {
      const names = [...call.matchAll(/\.\.\.\(?(?:await )?(\w+)|^\(?(?:await )?(\w+)/g)];
      return !(
        rights.test(call) ||
        names.some(([, spread, alone]) => isConstantWithRights(spread ?? alone))
      );
    });
}

it('every call of the local API says `asSystem` or `overrideAccess`', () => {
  const calls = files
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      callsWithoutRights(readFileSync(inRoot(file), 'utf8')).map((call) => `${file}: ${call}`),
    );
  expect(calls).toEqual([]);
});

it.each([
  [`payload.find({ collection: 'users' })`, 1],
  [`payload.find({ collection: 'users', where: toWhere(id), ...asSystem })`, 0],
  [`payload.find({ collection: 'users', overrideAccess: false })`, 0],
  [`const options = forVisitors(context); payload.find({ ...options, slug })`, 0],
  [`const options = { depth: 0 }; payload.find({ ...options, slug }); use(asSystem)`, 1],
  [`const options = { ...asSystem, depth: 0 }; payload.find(options)`, 0],
])('%s: %i calls without rights', (text, count) => {
  expect(callsWithoutRights(text)).toHaveLength(count);
});
