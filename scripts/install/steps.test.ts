import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

/** Runs a script that takes steps; resolves with what it printed, by channel, and what its log holds. */
async function runScript(body: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'steps-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const log = path.join(folder, 'command.log');
  const script = `import { step } from ${JSON.stringify(path.join(import.meta.dirname, 'steps.mjs'))};
    import { writeSync } from 'node:fs';
    ${body}`;
  const printed = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { env: { ...process.env, COMMAND_LOG: log } },
  ).catch((error: { stdout: string; stderr: string }) => error);
  return { out: printed.stdout, errors: printed.stderr, log: await readFile(log, 'utf8') };
}

test('a step is one line with its last progress and time; output of tools is in the log', async () => {
  const { out, errors, log } = await runScript(`
    await step('Demo', async ({ show, log }) => {
      show('1 of 2'); writeSync(log, 'a warning of a tool'); show('2 of 2');
    });`);
  expect(out).toBe(`  Demo        2 of 2${' '.repeat(32)}0 s\n`);
  expect(errors).toBe('');
  expect(log).toBe('a warning of a tool');
});

test('a failed step prints the output of its own tools only', async () => {
  const { out, errors, log } = await runScript(`
    await step('Site', async ({ log }) => void writeSync(log, 'harmless'));
    await step('Backend', async ({ log }) => {
      writeSync(log, 'Module not found: ./gone.ts\\n  in page.ts:3');
      throw new Error('The build failed.');
    });`);
  expect(out).toMatch(/Site .*\n {2}Backend +failed +0 s\n$/);
  expect(errors).toContain('Module not found: ./gone.ts\n  in page.ts:3');
  expect(errors).toContain('The build failed.');
  expect(errors).not.toContain('harmless');
  expect(log).toMatch(/^harmlessModule not found/);
});

test('a long step reports its progress every ten seconds if there is no terminal', async () => {
  const { out } = await runScript(`
    const { mock } = await import('node:test');
    mock.timers.enable({ apis: ['setInterval'] });
    await step('Demo', async ({ show }) => {
      show('1 of 2'); mock.timers.tick(9999); mock.timers.tick(10001); show('2 of 2');
    });`);
  expect(out.split('\n').map((line) => line.replace(/ +/g, ' ').trim())).toEqual([
    ...['Demo 1 of 2 0 s …', 'Demo 1 of 2 0 s …', 'Demo 2 of 2 0 s', ''],
  ]);
});

test('parallel steps move on the terminal, each in its line', async () => {
  const { out } = await runScript(`
    const { mock } = await import('node:test');
    mock.timers.enable({ apis: ['setInterval'] });
    process.stdout.isTTY = true;
    let end;
    const first = step('First', () => new Promise((ended) => void (end = ended)));
    await step('Second', async ({ show }) => { show('1 of 2'); mock.timers.tick(200); show('2 of 2'); });
    end();
    await first;`);
  // Each screen erases the lines of the one before.
  const screens = out.split('\r\x1b[J').map((screen) => screen.replaceAll(/ +/g, ' '));
  expect(screens.slice(1)).toEqual([
    ' First 0 s',
    ' First 0 s\n Second 0 s\x1b[1A',
    ' First 0 s\n Second 1 of 2 0 s\x1b[1A',
    ' First 0 s\n Second 1 of 2 0 s\x1b[1A',
    ' Second 2 of 2 0 s\n First 0 s',
    ' First 0 s\n',
  ]);
});

test('nothing moves while a step has given the terminal to a question', async () => {
  const { out } = await runScript(`
    const { mock } = await import('node:test');
    mock.timers.enable({ apis: ['setInterval'] });
    process.stdout.isTTY = true;
    let end;
    const first = step('First', () => new Promise((ended) => void (end = ended)));
    await step('Second', ({ hold }) => hold(async () => {
      process.stdout.write('\\nName? ');
      mock.timers.tick(600);
      process.stdout.write('Rina\\n');
    }));
    end();
    await first;`);
  expect(out).toContain('\nName? Rina\n');
});
