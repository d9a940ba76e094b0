/**
 * A `catch` that looks at no error says why any error may be ignored, in a comment, or throws another error. The comment is
 * the first line of the block, or the line above `.catch(() => …)`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot, root } from '../paths.ts';

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !/\.test\.|^tests\/|^bench\/|\/testing\//.test(file));

const isComment = (line: string) => /^\s*(\/\/|\*|\/\*)/.test(line);
const throws = (line: string) => /^\s*throw\b/.test(line);

/** Numbers of the lines that swallow an error without a reason, counted from 1. */
const swallowing = (text: string): number[] => {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const [above = '', below = ''] = [lines[at - 1], lines[at + 1]];
    const isBlock = /\bcatch(\s*\(_\w*\))?\s*\{/.test(line);
    const isCall = /\.catch\(\((_\w*)?\)/.test(line);
    const hasReason = isBlock ? isComment(below) : isComment(above);
    return (isBlock || isCall) && !hasReason && !throws(below) ? [at + 1] : [];
  });
};

it('swallows no error without a reason', () => {
  const swallowed = files.flatMap((file) =>
    swallowing(readFileSync(inRoot(file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(swallowed).toEqual([]);
});

it.each([
  ['try {\n} catch {}', [2]],
  ['try {\n} catch {\n  return 1;\n}', [2]],
  ['try {\n} catch (_error) {\n  return 1;\n}', [2]],
  ['try {\n} catch {\n  // A reason.\n}', []],
  ['try {\n} catch {\n  throw new Refusal();\n}', []],
  ['try {\n} catch (error) {\n  report(error);\n}', []],
  ['call().catch(() => []);', [1]],
  ['// A reason.\ncall().catch(() => []);', []],
  ['call().catch((): [] => []);', [1]],
  ['call().catch(() => {\n  throw new Refusal();\n});', []],
  ['call().catch((error) => report(error));', []],
])('%j: lines %j', (text, lines) => {
  expect(swallowing(text)).toEqual(lines);
});
