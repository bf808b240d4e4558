import ipaddr from 'ipaddr.js'

/**
 * Who an address is when calls are counted: an IPv4 address, also where it comes inside an IPv6 one, or the
 * first 64 bits of an IPv6 address, since anyone who has one address there has all 2^64 of them.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const parts = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${parts.join(':')}::/64`
}
