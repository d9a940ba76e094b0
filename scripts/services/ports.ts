import { once } from 'node:events';
import { createServer } from 'node:net';

/** Resolves with the port that could be taken on this machine; 0 takes any. Rejects when it is busy. */
async function take(port: number): Promise<number> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : port;
}

export const freePort = () => take(0);

/** Throws a sentence that says what to do when somebody else has the port. */
export async function requirePort(port: number, variable: string): Promise<void> {
  await take(port).catch(() => {
    throw new Error(
      `Port ${port} is busy. Stop what uses it, or choose another: ${variable}=${port + 10} npm start`,
    );
  });
}
