import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { kill, startNode } from '../services/process.ts';
import { freePort } from '../services/service.ts';
import { needs } from '../testing/needs.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { requirePorts } from './ports.mjs';

/** A port that is in use until the test ends. */
async function busyPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `${(server.address() as AddressInfo).port}`;
}
const freePorts = async () => ({
  SITE_PORT: `${await freePort()}`,
  CMS_PORT: `${await freePort()}`,
});

test.each(['SITE_PORT', 'CMS_PORT'])('a busy %s is reported with what to do', async (variable) => {
  const port = await busyPort();
  await expect(requirePorts({ ...(await freePorts()), [variable]: port })).rejects.toThrow(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: ${variable}=${+port + 10} npm start`,
  );
});

/** Starts a program in a folder, as this project's servers run. Resolves with its port. */
async function startServer(folder: string, words: string[], lines: string) {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, words.at(-1) ?? '');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    `${lines}; const server = require('node:http').createServer().listen(0, '127.0.0.1', () => console.log(server.address().port));`,
  );
  const child = startNode(words, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => kill(child));
  const [port] = await once(child.stdout ?? child, 'data');
  return { port: `${port}`.trim(), pid: child.pid };
}

test.each([
  ['site', '.', 'site/server.ts', ''],
  // Next replaces its words by this title.
  ['backend', 'cms', 'next.js', "process.title = 'next-server (v16.4.6)'"],
])(
  'a port of the %s of another folder is reported with both',
  needs('Linux', process.platform === 'linux'),
  async (server, within, file, lines) => {
    const folder = await temporaryFolder();
    const { port, pid } = await startServer(path.join(folder, within), [file], lines);
    const environment = { ...(await freePorts()), SITE_PORT: port };
    await expect(requirePorts(environment)).rejects.toThrow(
      `Port ${port} is in use by the ${server} of this project in ${folder} (process ${pid}). ` +
        `Stop it where it was started, or with kill ${pid}, or choose another port: SITE_PORT=${+port + 10} npm start`,
    );
    await rm(folder, { recursive: true });
    await expect(requirePorts(environment)).rejects.toThrow(`in ${folder} (process ${pid})`);
  },
);

test('free ports are accepted, and stay free', async () => {
  const ports = await freePorts();
  await requirePorts(ports);
  await requirePorts(ports);
});

test('the port of the admin does not matter if the backend is elsewhere', async () => {
  const ports = { ...(await freePorts()), CMS_PORT: await busyPort() };
  await requirePorts({ ...ports, BACKEND_URL: 'https://backend.example.org' });
});
