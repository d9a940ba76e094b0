/** A backend with only the specification's calls, which forwards them to ours. */
import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const ours = [
  ...['getcollege', 'getpage', 'getformerprincipals', 'getrtiofficers', 'getpreview'],
  ...['getsitemap', 'getowngroup'],
  ...['content-revision', 'captcha-challenge', 'getfileaddress'],
];

export interface Foreign {
  origin: string;
  close: () => void;
}

/** `answers` can replace the answers of calls. */
export async function openForeign(
  cms: string,
  answers: Record<string, (answer: ServerResponse) => void> = {},
): Promise<Foreign> {
  const { hostname, port } = new URL(cms);
  const server = createServer((incoming, answer) => {
    const name = incoming.url?.split('?')[0]?.slice(1) ?? '';
    if (Object.hasOwn(answers, name)) return answers[name]?.(answer);
    if (ours.includes(name)) return answer.writeHead(404).end('Not Found');
    const { url, method, headers } = incoming;
    const passed = request({ hostname, port, path: url, method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port: own } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${own}`, close: () => server.close() };
}
