import { domainToASCII } from 'node:url'

/** The domain of an address as it is compared: lower case, and in letters that DNS knows. */
export const domainOf = (email: string): string => asDomain(email.slice(email.lastIndexOf('@') + 1))

/** Empty for what cannot be a domain. */
export function asDomain(text: string): string {
  const domain = domainToASCII(text.trim().toLowerCase())
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(domain) ? domain : ''
}
