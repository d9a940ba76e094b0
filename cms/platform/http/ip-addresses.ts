import ipaddr from 'ipaddr.js';

/**
 * The address itself for IPv4. For IPv6 the network of a single customer, because a customer has
 * many addresses.
 */
export function networkOf(address: string): string {
  try {
    const parsed = ipaddr.process(address);
    if (parsed.kind() === 'ipv4') return parsed.toString();
    return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
  } catch {
    // The library throws plain errors for every text that is no address.
    return 'unknown';
  }
}

const globalUnicast = ipaddr.parseCIDR('2000::/3');

/**
 * True for a public IP address. False for private, local, reserved and multicast addresses, for
 * IPv6 addresses that embed a private IPv4 address, and for other texts.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
}
