import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { networkAddress } from './networkAddress.ts';

const networkOf = (forwarded?: string, remoteAddress?: string): string | null =>
  networkAddress({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress } as Socket,
  });

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['198.51.100.1,  203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['2001:0DB8:0000:0001::', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
])('the network of %s is %s', (forwarded, network) => {
  expect(networkOf(forwarded)).toBe(network);
});

test('without a forwarded address, the address of the connection is used', () => {
  expect(networkOf(undefined, '203.0.113.9')).toBe('203.0.113.9');
});

test.each([undefined, '', 'unknown', '203.0.113.7, <script>'])(
  'an unusable forwarded address (%j) has no network',
  (forwarded) => {
    expect(networkOf(forwarded)).toBeNull();
  },
);
