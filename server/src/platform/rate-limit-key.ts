import ipaddr from 'ipaddr.js'

/**
 * The key by which calls from an address are counted: the IPv4 address, also if mapped into IPv6, or the first 64 bits
 * of an IPv6 address, since a client usually controls all 2^64 addresses of its network.
 */
export function rateLimitKeyOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const parts = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${parts.join(':')}::/64`
}
