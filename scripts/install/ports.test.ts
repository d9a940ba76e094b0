import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../services/service.ts';
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

test('free ports are accepted, and stay free', async () => {
  const ports = await freePorts();
  await requirePorts(ports);
  await requirePorts(ports);
});

test('the port of the admin does not matter if the backend is elsewhere', async () => {
  const ports = { ...(await freePorts()), CMS_PORT: await busyPort() };
  await requirePorts({ ...ports, BACKEND_URL: 'https://backend.example.org' });
});
