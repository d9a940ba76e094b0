import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { requirePort } from './ports.ts';

/** A port that is in use until the server is closed. */
async function busyPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

test('a busy port is reported with the variable to change it', async () => {
  const { server, port } = await busyPort();
  onTestFinished(() => void server.close());
  await expect(requirePort(port, 'SITE_PORT')).rejects.toThrow(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: SITE_PORT=${port + 10} npm start`,
  );
});

test('a free port is accepted', async () => {
  const { server, port } = await busyPort();
  await once(server.close(), 'close');
  await requirePort(port, 'SITE_PORT');
});
