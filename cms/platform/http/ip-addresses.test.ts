import { expect, it } from 'vitest';
import { isPublicAddress, networkOf } from './ip-addresses.ts';

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['', 'unknown'],
  ['nobody', 'unknown'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each(['93.184.216.34', '2606:4700::1111', '::ffff:93.184.216.34'])(
  '%s is on the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ...['127.0.0.1', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['0.0.0.0', '0.1.2.3', '192.0.0.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '240.0.0.1'],
  ...['255.255.255.255', '::', '::1', '::127.0.0.1', '::ffff:10.0.0.1', '::ffff:0:127.0.0.1'],
  ...['fe80::1', 'fe80::1%eth0', 'fec0::1', 'fd00::1', '64:ff9b::7f00:1', '2002:7f00:1::'],
  ...['2001:db8::1', '2001::1', 'ff02::1', '100::1', '', 'localhost', 'old.example.org'],
])('%s is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
