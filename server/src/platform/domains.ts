import { domainToASCII } from 'node:url'

/** An address's domain in the form used for comparison: lowercase, and in the ASCII form that DNS uses. */
export const domainOf = (email: string): string => asDomain(email.slice(email.lastIndexOf('@') + 1))

/** Empty if the text cannot be a domain. */
export function asDomain(text: string): string {
  const domain = domainToASCII(text.trim().toLowerCase())
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(domain) ? domain : ''
}
