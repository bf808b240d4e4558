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
  if (/<\?(?!xml\s)/.test(xml)) throw new ProviderFault('the XML has a processing instruction')
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
/** The time that the library takes grows with the square of this: 0.1 s for as many. Usual messages have 100. */
const maxNodes = 1500

/** Refuses what must be an attack: a DTD, a broken algorithm, or a message that is too long or too deep to be read. */
export function requireSafeMessage(xml: string): void {
  let nodes = 0
  function requireSafe(node: unknown, depth: number): void {
    nodes += 1
    if (depth > maxDepth || nodes > maxNodes) throw new ProviderFault('the message is too long or too deep')
    if (typeof node !== 'object' || node === null) return
    for (const [name, value] of Object.entries(node))
      for (const one of [value].flat()) {
        const allowed = allowedAlgorithms[name]
        if (allowed !== undefined && !allowed.has(algorithmOf(one)))
          throw new ProviderFault(`${name} ${algorithmOf(one).slice(0, 100)} is not accepted`)
        requireSafe(one, depth + 1)
      }
  }
  const message = parseXml(xml)
  const root = typeof message === 'object' && message !== null ? Object.keys(message) : []
  if (root.length !== 1 || root[0] !== 'Response') throw new ProviderFault('the message is not a response')
  requireSafe(message, 0)
}

const algorithmOf = (node: unknown): string =>
  typeof node === 'object' && node !== null && 'Algorithm' in node ? String(node.Algorithm) : ''
