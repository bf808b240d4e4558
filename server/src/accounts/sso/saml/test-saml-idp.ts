import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { SignedXml } from 'xml-crypto'
import { makeTestKey, type TestKey } from './test-certificate.ts'

/** What the provider says; by default, that the person of `studentId` is who the request asks for. */
export interface AssertionContent {
  readonly attributes?: Readonly<Record<string, string | readonly string[]>>
  /** XML. */
  readonly nameId?: string
  readonly nameIdFormat?: string
  readonly id?: string
  readonly issuer?: string
  readonly audience?: string
  readonly recipient?: string
  /** Null leaves it out. */
  readonly inResponseTo?: string | null
  /** In seconds from now. */
  readonly validFrom?: number
  readonly validUntil?: number
  readonly method?: string
  /** More XML in the conditions. */
  readonly condition?: string
  readonly signs?: 'assertion' | 'response' | 'both' | 'none'
  readonly key?: TestKey
  /** Changes the XML before it is signed, and the signed one. */
  readonly change?: (xml: string) => string
  readonly tamper?: (xml: string) => string
  /** Algorithms of the signature: `sha1` is the broken one. */
  readonly hash?: 'sha1' | 'sha256'
}

const ns = 'urn:oasis:names:tc:SAML:2.0'
const excC14n = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const algorithms = {
  sha1: ['http://www.w3.org/2000/09/xmldsig#rsa-sha1', 'http://www.w3.org/2000/09/xmldsig#sha1'],
  sha256: ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'http://www.w3.org/2001/04/xmlenc#sha256'],
} as const

export const encode = (xml: string): string => Buffer.from(xml).toString('base64')

/** Signs the element with this ID, and puts the signature after its issuer. */
export function signElement(
  xml: string,
  id: string,
  key: TestKey,
  hash: 'sha1' | 'sha256' = 'sha256',
): string {
  const [signatureAlgorithm, digestAlgorithm] = algorithms[hash]
  const signing = new SignedXml({
    privateKey: key.privateKey,
    signatureAlgorithm,
    canonicalizationAlgorithm: excC14n,
  })
  signing.addReference({
    xpath: `//*[@ID='${id}']`,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', excC14n],
    digestAlgorithm,
  })
  signing.computeSignature(xml, {
    prefix: 'ds',
    location: { reference: `//*[@ID='${id}']/*[local-name()='Issuer']`, action: 'after' },
  })
  return signing.getSignedXml()
}

export type TestIdp = ReturnType<typeof createTestIdp>

/** A SAML identity provider without pages: makes metadata and responses. Its clock is `now`. */
export function createTestIdp(
  entityId: string,
  {
    now = () => new Date(),
    signInUrl = 'https://idp.example/sso',
  }: { now?: () => Date; signInUrl?: string } = {},
) {
  const key = makeTestKey('idp')
  const at = (seconds: number) => new Date(now().getTime() + seconds * 1000).toISOString()

  const metadata = (...keys: readonly TestKey[]) =>
    `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="${ns}:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${entityId}">
      <md:IDPSSODescriptor protocolSupportEnumeration="${ns}:protocol">${(keys.length === 0 ? [key] : keys)
        .map(
          ({ certificate }) =>
            `<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate.replaceAll(/-----.*-----/g, '')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
        )
        .join('')}
        <md:SingleSignOnService Binding="${ns}:bindings:HTTP-POST" Location="https://idp.example/post"/>
        <md:SingleSignOnService Binding="${ns}:bindings:HTTP-Redirect" Location="${signInUrl}"/>
      </md:IDPSSODescriptor></md:EntityDescriptor>`

  function assertionOf(content: AssertionContent, request: AuthnRequest, id: string): string {
    const inResponseTo = content.inResponseTo === undefined ? request.id : content.inResponseTo
    const from = at(content.validFrom ?? -5)
    const until = at(content.validUntil ?? 300)
    const attributes = Object.entries(content.attributes ?? {}).map(
      ([name, values]) =>
        `<saml:Attribute Name="${name}">${[values]
          .flat()
          .map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`)
          .join('')}</saml:Attribute>`,
    )
    const format = content.nameIdFormat ?? `${ns}:nameid-format:persistent`
    return `<saml:Assertion ID="${id}" Version="2.0" IssueInstant="${from}"><saml:Issuer>${content.issuer ?? entityId}</saml:Issuer><saml:Subject><saml:NameID Format="${format}">${content.nameId ?? 'p-1'}</saml:NameID><saml:SubjectConfirmation Method="${content.method ?? `${ns}:cm:bearer`}"><saml:SubjectConfirmationData Recipient="${content.recipient ?? request.responseUrl}" NotOnOrAfter="${until}"${inResponseTo === null ? '' : ` InResponseTo="${inResponseTo}"`}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${content.audience ?? request.audience}</saml:Audience></saml:AudienceRestriction>${content.condition ?? ''}</saml:Conditions><saml:AuthnStatement AuthnInstant="${from}"/>${attributes.length === 0 ? '' : `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement>`}</saml:Assertion>`
  }

  return {
    entityId,
    key,
    metadata,

    /** Answers the request in the address to which our server sends the browser. */
    respond(url: string | AuthnRequest, content: AssertionContent = {}): string {
      const request = typeof url === 'string' ? readRequest(url) : url
      const id = content.id ?? `_${randomUUID()}`
      const responseId = `_${randomUUID()}`
      const inResponseTo = content.inResponseTo === undefined ? request.id : content.inResponseTo
      const assertion = assertionOf(content, request, id)
      const response = `<samlp:Response xmlns:samlp="${ns}:protocol" xmlns:saml="${ns}:assertion" ID="${responseId}" Version="2.0" IssueInstant="${at(0)}" Destination="${request.responseUrl}"${inResponseTo === null ? '' : ` InResponseTo="${inResponseTo}"`}><saml:Issuer>${entityId}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${ns}:status:Success"/></samlp:Status>${assertion}</samlp:Response>`
      const { signs = 'assertion', hash, change = (xml) => xml, tamper = (xml) => xml } = content
      let xml = change(response)
      for (const [name, element] of [
        ['assertion', id],
        ['response', responseId],
      ] as const)
        if (signs === name || signs === 'both') xml = signElement(xml, element, content.key ?? key, hash)
      return encode(tamper(xml))
    },
  }
}

export interface AuthnRequest {
  readonly id: string
  readonly audience: string
  readonly responseUrl: string
}

/** What our request asks for. */
export function readRequest(url: string): AuthnRequest & { readonly xml: string } {
  const encoded = new URL(url).searchParams.get('SAMLRequest') ?? ''
  const xml = inflateRawSync(Buffer.from(encoded, 'base64')).toString()
  return {
    xml,
    id: / ID="([^"]+)"/.exec(xml)?.[1] ?? '',
    audience: /<saml:Issuer[^>]*>([^<]+)</.exec(xml)?.[1] ?? '',
    responseUrl: /AssertionConsumerServiceURL="([^"]+)"/.exec(xml)?.[1] ?? '',
  }
}
