import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { runLimited } from './limited.ts';

const limits = { seconds: 30, megabytes: 300, answer: 1000 };
const node = (script: string, some: Partial<typeof limits> = {}) =>
  runLimited([process.execPath, '-e', script], Buffer.from('in'), { ...limits, ...some });

describe('a program with limits', () => {
  it('gets its input and returns its output', async () => {
    const answer = await node(
      'process.stdin.on("data", (data) => process.stdout.write(data + ", out"))',
    );
    expect(String(answer)).toBe('in, out');
  });

  it('gets no secrets of the environment', async () => {
    vi.stubEnv('PAYLOAD_SECRET', 'a secret');
    expect(
      JSON.parse(String(await node('console.log(JSON.stringify(Object.keys(process.env)))'))),
    ).toEqual(['PATH', 'NODE_ENV']);
    vi.unstubAllEnvs();
  });

  it.each([
    ['never ends', 'for (;;);', { seconds: 1 }, /longer than 1 s/],
    ['waits too long', 'setInterval(() => {}, 1000)', { seconds: 0.3 }, /longer than 0.3 s/],
    [
      'takes too much memory',
      'const all = Buffer.alloc(300_000_000, 1); setInterval(() => all, 1000)',
      { megabytes: 100 },
      /more than 100 MB/,
    ],
    [
      'writes too much',
      'for (let n = 0; n < 500; n++) console.log("more")',
      {},
      /more than 1000 bytes/,
    ],
    ['fails', 'process.exit(3)', {}, /exit code 3/],
  ])('is ended if it %s, and the next one runs', async (_what, script, some, reason) => {
    await expect(node(script, some)).rejects.toThrow(reason);
    expect(String(await node('console.log(1)'))).toBe('1\n');
  });

  it('may take longer while a busy machine does not run it', async () => {
    const waiting = 'setTimeout(() => console.log(1), 2500)';
    expect(String(await node(waiting, { seconds: 2 }))).toBe('1\n');
  });

  it('has a low priority and uses one core', async () => {
    const cores = (status: string) => /Cpus_allowed_list:\s*(\S+)/.exec(status)?.[1];
    const own = cores(readFileSync('/proc/self/status', 'utf8'));
    const canChoose = spawnSync('taskset', ['-p', String(process.pid)]).status === 0;
    const answer = await node(`
      const { readdirSync, readFileSync } = require('node:fs');
      const threads = () => readdirSync('/proc/self/task').map((id) =>
        /Cpus_allowed_list:\\s*(\\S+)/.exec(readFileSync('/proc/self/task/' + id + '/status', 'utf8'))[1]);
      const end = Date.now() + 3000;
      setInterval(() => {
        const all = new Set(threads());
        if (Date.now() < end && (all.size > 1 || all.has('${own}'))) return;
        console.log(JSON.stringify([require('node:os').getPriority(), ...all]));
        process.exit();
      }, 20)`);
    expect(JSON.parse(String(answer))).toEqual([10, canChoose ? own?.match(/\d+$/)?.[0] : own]);
  });

  it('runs alone', async () => {
    const moments = 'const b = Date.now(); setTimeout(() => console.log(b, Date.now()), 50)';
    const [first, second] = (await Promise.all([node(moments), node(moments)])).map((answer) =>
      String(answer).split(' ').map(Number),
    );
    expect(second?.[0]).toBeGreaterThanOrEqual(first?.[1] ?? Number.POSITIVE_INFINITY);
  });
});
