/** A proxy between site and backend that can simulate faults. */
import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FaultProxy {
  origin: string;
  /** Ends all faults. */
  repair: () => Promise<void>;
  break: (fault: keyof typeof faults) => Promise<void>;
  /**
   * Starts a fault in which the backend still reports a new revision, so that all cached content is
   * outdated.
   */
  breakAfterPublish: (fault: keyof typeof faults) => Promise<void>;
  close: () => Promise<void>;
}

const SLOW = 4000;

const garbage: Answer = (_request, response) =>
  void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>It works!</h1>{"a":[');

const failing: Answer = (_request, response) =>
  void response
    .writeHead(500, { 'Content-Type': 'text/html' })
    .end('<pre>Error: at secret.js:1:1</pre>');

const resetting: Answer = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 });
  response.write('{"title":"Half of');
  setTimeout(() => response.destroy(), 50);
};

/**
 * Faults by name. Each receives the backend's answer and returns a replacement; null closes the
 * port.
 */
const faults = {
  slow:
    (well: Answer): Answer =>
    (request, response) =>
      void setTimeout(well, SLOW, request, response),
  silent: (): Answer => () => {},
  garbage: () => garbage,
  failing: () => failing,
  resetting: () => resetting,
  refusing: () => null,
};

export const faultNames = Object.keys(faults) as (keyof typeof faults)[];

/** Headers that are added to each request. */
export async function openFaultProxy(
  backend: string,
  more: Record<string, string> = {},
): Promise<FaultProxy> {
  const well: Answer = (request, response) => {
    const { method, url } = request;
    const headers = { ...request.headers, ...more };
    const passed = ask(backend + url, { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  };

  let answer: Answer = well;
  const server = createServer((request, response) => answer(request, response));
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const hangUp = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((done) => server.close(done));
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;

  const become = async (next: Answer | null) => {
    if (next === null) return hangUp();
    answer = next;
    if (!server.listening) await listen(port);
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    repair: () => become(well),
    break: (fault) => become(faults[fault](well)),
    async breakAfterPublish(fault) {
      const broken = faults[fault](well);
      const before = (await (await fetch(`${backend}/content-revision`)).json()) as object;
      const moved = JSON.stringify({ ...before, revision: crypto.randomUUID() });
      await become((request, response) => {
        if (request.url !== '/content-revision')
          return broken ? broken(request, response) : response.destroy();
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.end(moved);
      });
    },
    close: hangUp,
  };
}
