import { XMLParser } from 'fast-xml-parser'
import { ProviderFault } from '../provider-fault.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
})

/** Parses metadata or a message as objects and arrays. SAML never has a DTD, so nothing can define entities. */
export function parseXml(xml: string): unknown {
  if (/<!(?:doctype|entity)/i.test(xml)) throw new ProviderFault('the XML has a DTD')
  return parser.parse(xml)
}

/** What may be in a signature (SAML core 2.0, 5.4), without algorithms that are broken, such as SHA-1. */
const allowedAlgorithms: Readonly<Record<string, ReadonlySet<string>>> = {
  SignatureMethod: new Set([
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  ]),
  DigestMethod: new Set([
    'http://www.w3.org/2001/04/xmlenc#sha256',
    'http://www.w3.org/2001/04/xmlenc#sha512',
  ]),
  CanonicalizationMethod: new Set(['http://www.w3.org/2001/10/xml-exc-c14n#']),
  Transform: new Set([
    'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
    'http://www.w3.org/2001/10/xml-exc-c14n#',
  ]),
}

const maxDepth = 60

/** Refuses a message with a DTD, with a broken algorithm, or nested so deep that it must be an attack. */
export function requireSafeMessage(xml: string): void {
  requireSafe(parseXml(xml), 0)
}

function requireSafe(node: unknown, depth: number): void {
  if (depth > maxDepth) throw new ProviderFault('the message is nested too deep')
  if (typeof node !== 'object' || node === null) return
  for (const [name, value] of Object.entries(node)) {
    const allowed = allowedAlgorithms[name]
    for (const one of [value].flat()) {
      if (allowed !== undefined && !allowed.has(algorithmOf(one)))
        throw new ProviderFault(`${name} ${algorithmOf(one).slice(0, 100)} is not accepted`)
      requireSafe(one, depth + 1)
    }
  }
}

const algorithmOf = (node: unknown): string =>
  typeof node === 'object' && node !== null && 'Algorithm' in node ? String(node.Algorithm) : ''
