import { X509Certificate } from 'node:crypto'
import { z } from 'zod'
import { ProviderFault } from '../provider-fault.ts'
import { parseXml } from './saml-xml.ts'

/** What a provider's metadata says about it (SAML metadata 2.0, 2.4). */
export interface IdpMetadata {
  readonly entityId: string
  /** Takes requests by the HTTP-Redirect binding. */
  readonly signInUrl: string
  /** In Base64 (DER). */
  readonly certificates: readonly string[]
}

const maxCertificates = 6
const minRsaBits = 2048
const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

/** The parser gives one element as an object, and several as an array. */
const many = <Item extends z.ZodType>(item: Item) =>
  z.union([z.array(item), item.transform((one) => [one])]).default([])

const text = z.union([z.string(), z.object({ '#text': z.string() }).transform((node) => node['#text'])])
const KeyDescriptor = z.object({
  use: z.string().optional(),
  KeyInfo: z.object({ X509Data: many(z.object({ X509Certificate: many(text) })) }).optional(),
})
const EntityDescriptor = z.object({
  entityID: z.string().trim().min(1).max(1024),
  IDPSSODescriptor: z.object({
    KeyDescriptor: many(KeyDescriptor),
    SingleSignOnService: many(z.object({ Binding: z.string(), Location: z.string() })),
  }),
})
/** A file may list several entities, of which one is a provider. */
const Metadata = z.union([
  z.object({ EntityDescriptor }),
  z
    .object({ EntitiesDescriptor: z.object({ EntityDescriptor }) })
    .transform((list) => list.EntitiesDescriptor),
])

/** The certificate in Base64 without spaces. Refuses a key that is too weak, or that the library cannot use. */
function readCertificate(base64: string): string {
  const certificate = new X509Certificate(Buffer.from(base64, 'base64'))
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = certificate.publicKey
  if (type !== 'rsa' || (details?.modulusLength ?? 0) < minRsaBits)
    throw new ProviderFault(`a key of type ${type} is not accepted`)
  return certificate.raw.toString('base64')
}

/** What an administrator sees of a certificate. */
export function describeCertificate(base64: string): { fingerprint: string; expiresAt: string } {
  const { fingerprint256: fingerprint, validTo } = new X509Certificate(Buffer.from(base64, 'base64'))
  return { fingerprint, expiresAt: new Date(validTo).toISOString() }
}

/** Reads a provider's metadata. Throws a `ProviderFault` for anything else. */
export function readIdpMetadata(xml: string): IdpMetadata {
  try {
    const { entityID, IDPSSODescriptor: provider } = Metadata.parse(parseXml(xml)).EntityDescriptor
    const keys = provider.KeyDescriptor.filter(({ use }) => use !== 'encryption')
    const certificates = keys.flatMap(({ KeyInfo }) =>
      (KeyInfo?.X509Data ?? []).flatMap((data) => data.X509Certificate.map(readCertificate)),
    )
    const signInUrl = provider.SingleSignOnService.find(
      ({ Binding }) => Binding === redirectBinding,
    )?.Location
    if (signInUrl === undefined) throw new ProviderFault('the metadata has no HTTP-Redirect address')
    const distinct = [...new Set(certificates)]
    if (distinct.length === 0 || distinct.length > maxCertificates)
      throw new ProviderFault(`the metadata has ${distinct.length} certificates`)
    return { entityId: entityID, signInUrl, certificates: distinct }
  } catch (error) {
    if (error instanceof ProviderFault || !(error instanceof Error)) throw error
    throw new ProviderFault(`the metadata cannot be read: ${error.message.slice(0, 200)}`)
  }
}
