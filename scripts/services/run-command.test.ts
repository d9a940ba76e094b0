import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from '../paths.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { runCommand } from './backend.ts';

const options = {
  dataDir: '/srv/data',
  secrets: { PAYLOAD_SECRET: 'p', CAPTCHA_SECRET: 'c' },
  cmsUrl: 'http://127.0.0.1:3001',
  siteUrl: 'http://127.0.0.1:3000',
  stdio: 'ignore' as const,
};

/** Runs a script with these lines as a command of the backend with arguments. */
async function runScript(lines: string, words: string[] = []) {
  const file = path.join(await temporaryFolder(), 'script.mts');
  await writeFile(file, lines);
  const show = vi.fn();
  const holds = vi.fn();
  const hold = <Result>(work: () => Promise<Result>) => {
    holds();
    return work();
  };
  const result = runCommand([path.relative(root, file), ...words], options, { show, hold });
  return { result, show, holds };
}

test('reports progress and account of a command, and passes its question on', async () => {
  const { result, show, holds } = await runScript(
    `process.send({ figure: '1 of 2' });
     process.send({ question: 'Which address? ' });
     process.once('message', ({ answer }) => {
       const email = String(answer ?? process.argv[2]);
       process.send({ admin: { email, password: process.env.DATA_DIR } });
       process.send({ figure: '2 of 2' }, () => process.disconnect());
     });`,
    ['admin@example.org'],
  );
  expect(await result).toEqual({ email: 'admin@example.org', password: '/srv/data' });
  expect(show.mock.calls).toEqual([['1 of 2'], ['2 of 2']]);
  expect(holds).toHaveBeenCalledOnce();
});

test('a failed command is named', async () => {
  const { result } = await runScript('process.exit(2);');
  await expect(result).rejects.toThrow(/script\.mts failed \(exit code 2\)/);
});
