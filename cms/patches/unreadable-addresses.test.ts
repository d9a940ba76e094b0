import { channel } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { answerUnreadableAddresses } from './unreadable-addresses.ts';

/** A request as Node announces it, because other tests of this process may listen too. */
const announced = (url: string, method = 'GET') => {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method });
  channel('http.server.request.start').publish({ request });
  return request;
};

it.each([
  ['/getcourse?type=%', '/getcourse?type=%'],
  ['/api/notices/1', '/api/notices/1'],
  ['/files/media/%E0%A6%95.pdf', '/files/media/%E0%A6%95.pdf'],
  ['/%', '/unreadable-address'],
  ['/admin/%zz', '/unreadable-address'],
  ['/%E0%A4', '/unreadable-address'],
  ['/files/media/%00', '/unreadable-address'],
])('passes %s to Next as %s', (url, reaches) => {
  answerUnreadableAddresses();
  expect(announced(url).url).toBe(reaches);
});

it('rejects TRACE, which a Request cannot have', () => {
  const { url, method } = announced('/getcourse', 'TRACE');
  expect([url, method]).toEqual(['/unreadable-address', 'GET']);
});
