/** Compares the CPU time of the site for a cached page with a bare `http.createServer` that sends the same bytes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { memory } from '../scripts/services/memory.ts';
import { freePort } from '../scripts/services/ports.ts';
import { stop } from '../scripts/services/process.ts';
import { installPackages } from '../scripts/testing/chromium.ts';
import { type Figure, figure, limits, notMeasured } from './budgets.ts';
import { median } from './median.ts';
import { fetchCompressed, has, measureLoad } from './nginx.ts';

const ROUNDS = 5;
const what = 'Cached page, site process : bare server, CPU';
const budget = '≤ 1.3 ×';

/** Reads the page from its standard input: headers as JSON in the first line, then the body in base64. */
const program = `
  const { createServer } = require('node:http');
  let text = '';
  process.stdin.on('data', (part) => { text += part; }).on('end', () => {
    const [headers, body] = text.split('\\n');
    const [common, bytes] = [JSON.parse(headers), Buffer.from(body, 'base64')];
    createServer((_, response) => response.writeHead(200, common).end(bytes))
      .listen(Number(process.argv[1]), '127.0.0.1', () => console.log('ready'));
  });`;

export async function bareServerFigure(site: string, sitePid: number): Promise<Figure> {
  if (!has('wrk')) await installPackages(['wrk']);
  if (!has('wrk')) return notMeasured(what, budget, 'needs wrk');
  const { body, headers } = await fetchCompressed(site);
  const port = await freePort();
  const bare = spawn(process.execPath, [...memory.site, '-e', program, String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...memory.variables },
  });
  try {
    const { date, connection, 'keep-alive': _, 'transfer-encoding': __, ...common } = headers;
    bare.stdin.end(
      `${JSON.stringify({ ...common, 'content-length': body.length })}\n${body.toString('base64')}`,
    );
    await once(bare.stdout, 'data');
    const rounds: { ours: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        ours: await timeOfRequest(`${site}/`, sitePid),
        bare: await timeOfRequest(`http://127.0.0.1:${port}/`, bare.pid ?? 0),
      });
    const ratio = median(rounds.map((round) => round.ours / round.bare));
    const [own, plain] = [
      median(rounds.map(({ ours }) => ours)),
      median(rounds.map((r) => r.bare)),
    ];
    const summary = `${ratio.toFixed(2)} × (${own.toFixed(0)} µs : ${plain.toFixed(0)} µs)`;
    return figure(what, budget, ratio, { atMost: limits.bareServer, summary });
  } finally {
    await stop(bare);
  }
}

/** Microseconds of CPU time that a process takes for a request. */
async function timeOfRequest(address: string, pid: number): Promise<number> {
  const before = cpuTime(pid);
  const requests = await measureLoad(address);
  return (cpuTime(pid) - before) / requests;
}

/** Microseconds; the kernel counts hundredths of a second. */
function cpuTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (Number(user) + Number(system)) * 10_000;
}
