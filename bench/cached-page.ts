/**
 * Compares the cached home page of the site with the same bytes as a static file of nginx, and its
 * CPU time with a bare `http.createServer` that sends them, each in one run.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { endWithParent } from '../scripts/install/end-with-parent.mjs';
import { memory, startProgram, stop } from '../scripts/services/process.ts';
import { freePort } from '../scripts/services/service.ts';
import { hasProgram, installPackages } from '../scripts/testing/installed-programs.ts';
import { type Figure, figure, limits, notMeasured } from './budgets.ts';
import { median } from './median.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 64;
const nginxRow = 'Cached page, site process : nginx';
const nginxBudget = '≥ 0.40 ×';

export async function nginxFigure(site: string): Promise<Figure> {
  if (!hasProgram('wrk') || !hasProgram('nginx')) await installPackages(['wrk', 'nginx-light']);
  if (!hasProgram('wrk') || !hasProgram('nginx'))
    return notMeasured(nginxRow, nginxBudget, 'needs wrk and nginx');
  const page = await fetchCompressed(site);
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-nginx-'));
  // nginx's worker runs under another account.
  await chmod(folder, 0o755);
  const port = await freePort();
  const nginx = await startNginx(folder, port, page);
  try {
    const rounds: { ours: number; theirs: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        ours: await wrk(`${site}/`),
        theirs: await wrk(`http://127.0.0.1:${port}/`),
      });
    const ratio = median(rounds.map(({ ours, theirs }) => ours / theirs));
    const siteRate = Math.round(median(rounds.map((round) => round.ours)));
    const theirs = Math.round(median(rounds.map((round) => round.theirs)));
    const summary = `${ratio.toFixed(2)} × (${siteRate}/s : ${theirs}/s, ${page.body.length} bytes)`;
    return figure(nginxRow, nginxBudget, ratio, { atLeast: limits.nginxShare, summary });
  } finally {
    await stop(nginx);
    await rm(folder, { recursive: true, force: true });
  }
}

interface Compressed {
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
}

const fetchCompressed = (address: string) =>
  new Promise<Compressed>((resolve, reject) => {
    request(address, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ body: Buffer.concat(chunks), headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });

/** Starts nginx with one worker, Debian's defaults for files, and the same headers as the site. */
async function startNginx(folder: string, port: number, page: Compressed): Promise<ChildProcess> {
  const ownHeaders = ['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag'];
  const headers = Object.entries(page.headers)
    .filter(([name]) => !ownHeaders.includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  await mkdir(path.join(folder, 'www'));
  await writeFile(path.join(folder, 'www/index.html'), page.body);
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr crit;
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000;
       types { text/html html; } charset utf-8;
       server { listen 127.0.0.1:${port}; root ${folder}/www; ${headers.join(' ')} }
     }`,
  );
  const nginx = startProgram('nginx', ['-p', folder, '-c', `${folder}/nginx.conf`], {
    stdio: 'ignore',
  });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return nginx;
}

const run = promisify(execFile);

/** Requests per second. */
const wrk = async (address: string) => (await measureLoad(address)) / SECONDS;

/**
 * Number of requests answered in some seconds. Runs asynchronously, because connections to the backend would otherwise
 * time out unnoticed.
 */
async function measureLoad(address: string): Promise<number> {
  const words = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: br', address];
  const { stdout } = await run('wrk', words);
  if (/Non-2xx/.test(stdout)) throw new Error(`wrk: not every answer was a page.\n${stdout}`);
  return Number(/(\d+) requests in/.exec(stdout)?.[1]);
}

const bareServerRow = 'Cached page, site process : bare server, CPU';
const bareServerBudget = '≤ 1.3 ×';

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
  if (!hasProgram('wrk')) await installPackages(['wrk']);
  if (!hasProgram('wrk')) return notMeasured(bareServerRow, bareServerBudget, 'needs wrk');
  const { body, headers } = await fetchCompressed(site);
  const port = await freePort();
  const bare = endWithParent(
    spawn(process.execPath, [...memory.site, '-e', program, String(port)], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...memory.variables },
    }),
  );
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
    return figure(bareServerRow, bareServerBudget, ratio, { atMost: limits.bareServer, summary });
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
