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
