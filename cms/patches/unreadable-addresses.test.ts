import { channel } from 'node:diagnostics_channel';
import { expect, it } from 'vitest';
import { answerUnreadableAddresses } from './unreadable-addresses.ts';

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
  const request = { url };
  channel('http.server.request.start').publish({ request });
  expect(request.url).toBe(reaches);
});

it('rejects TRACE, which a Request cannot have', () => {
  const request = { url: '/getcourse', method: 'TRACE' };
  channel('http.server.request.start').publish({ request });
  expect(request).toEqual({ url: '/unreadable-address', method: 'GET' });
});
