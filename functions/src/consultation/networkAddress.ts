import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network of a caller: an IPv4 address, or an IPv6 /48, because a provider may assign a /48 to one customer. Only
 * the last entry of `X-Forwarded-For` is reliable, because Google's front end appends it. For calls through the Hosting
 * rewrite, this entry is an address of Hosting, so all these calls share the quotas of a few networks.
 */
export const networkAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>): string | null => {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  return toNetwork(forwarded.split(',').at(-1)?.trim() || request.socket.remoteAddress || '');
};

/** A code of a network. The smoke check compares two of them: a caller must not be able to choose the network. */
export const networkCode = (salt: string, network: string | null): string =>
  createHmac('sha256', salt).update(`network ${network}`).digest('hex').slice(0, 8);

const toNetwork = (address: string): string | null => {
  const embedded = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(embedded)) return embedded;
  if (!isIPv6(address)) return null;

  const [head = '', tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const left = head === '' ? [] : head;
  const zeros = tail === undefined ? [] : Array<string>(8).fill('0');
  const groups = [...left, ...zeros.slice(left.length + (tail?.length ?? 0)), ...(tail ?? [])];
  return `${groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/48`;
};
