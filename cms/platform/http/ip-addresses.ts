import ipaddr from 'ipaddr.js';

/** An address of IPv4; of IPv6 the network of one customer, who has as many addresses as he likes. */
export function networkOf(address: string): string {
  try {
    const parsed = ipaddr.process(address);
    if (parsed.kind() === 'ipv4') return parsed.toString();
    return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
  } catch {
    return 'unknown';
  }
}

const globalUnicast = ipaddr.parseCIDR('2000::/3');

/**
 * True for an IP address of the public internet. False for private, local, reserved and multicast ones, for IPv6
 * addresses that carry a private IPv4 one in them, and for what is no IP address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
}
