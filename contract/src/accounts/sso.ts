import { z } from 'zod'
import { trimmed, Username, User } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { fieldError } from '../field-error.ts'
import { Role } from '../ids.ts'
import { DistrictId } from '../schools/organization.ts'

/** Domains that a district may enter. */
export const maxSsoDomains = 50

const done = z.object({ done: z.literal(true) })

/** Which of a person’s names on the roster a sign-in service sends. An `identifier` is the student or staff number. */
export const RosterField = z.enum(['identifier', 'sourced-id', 'username', 'email', 'user-id'])
export type RosterField = z.infer<typeof RosterField>

/** What a SAML identity provider has told about itself, and what it may do. */
const SamlSettings = z.object({
  /** Null if the metadata was pasted. */
  metadataUrl: z.string().nullable(),
  signInUrl: z.string(),
  /** Two while the provider changes its key. */
  certificates: z.array(z.object({ fingerprint: z.string(), expiresAt: z.iso.datetime() })),
  /** The attribute with an address that the district assigns; null if no address counts. */
  emailAttribute: z.string().nullable(),
  /** Whether a sign-in may begin at the provider (IdP-initiated). */
  allowsUnsolicited: z.boolean(),
})
export type SamlSettings = z.infer<typeof SamlSettings>

/** The connection of a district to its provider. The client secret is never sent back. */
export const SsoSettings = z.object({
  /** With SAML, the entity ID. */
  issuer: z.string(),
  /** Null with SAML. */
  clientId: z.string().nullable(),
  /** The claim or SAML attribute that says who somebody is on the roster. */
  rosterClaim: z.string(),
  rosterField: RosterField,
  /** Only verified addresses at these domains may sign in; empty for any account of the provider. */
  domains: z.array(z.string()),
  /** The role of accounts that are made at the first sign-in; null if none are made. */
  newAccounts: Role.nullable(),
  /** Null with OpenID Connect. */
  saml: SamlSettings.nullable(),
})
export type SsoSettings = z.infer<typeof SsoSettings>

export const SsoOverview = z.object({
  /** Null if the district has no connection. */
  settings: SsoSettings.nullable(),
  /** To be registered at the provider. The same address starts a sign-in, for tiles in a portal. */
  redirectUri: z.string(),
  /** Where our SAML metadata is; also our entity ID. */
  samlMetadataUrl: z.string(),
  /** Where a SAML provider sends its responses (ACS). */
  samlResponseUrl: z.string(),
})
export type SsoOverview = z.infer<typeof SsoOverview>

const claimName = trimmed(100).regex(/^[\w.:/-]+$/, fieldError('claim-invalid'))

/** What an administrator enters for either protocol. */
const whoSignsIn = {
  rosterClaim: claimName,
  rosterField: RosterField.default('identifier'),
  domains: z.array(trimmed(200)).max(maxSsoDomains),
  newAccounts: Role.nullable(),
}

export const getSso = endpoint({
  method: 'GET',
  path: '/api/organization/sso',
  access: 'administrator',
  summary: 'The single sign-on of the district',
  reply: SsoOverview,
})

export const saveSso = endpoint({
  method: 'PUT',
  path: '/api/organization/sso',
  access: 'administrator',
  summary: 'Connect the district to its OpenID Connect provider',
  body: z.object({
    issuer: trimmed(300).regex(/^https?:\/\/\S+$/, fieldError('issuer-invalid')),
    clientId: trimmed(300).min(1, fieldError('client-id-missing')),
    /** Without it, the stored secret stays; it must be sent again with another issuer. */
    clientSecret: trimmed(500).min(1).optional(),
    ...whoSignsIn,
  }),
  limit: { max: 20, seconds: 600 },
  reply: SsoOverview,
})

/** Metadata of a SAML provider, in characters. */
export const maxSamlMetadata = 200_000

export const saveSaml = endpoint({
  method: 'PUT',
  path: '/api/organization/sso/saml',
  access: 'administrator',
  summary: 'Connect the district to its SAML identity provider',
  body: z.object({
    /** The provider’s metadata. Without it, it is read from the URL; without both, the stored one stays. */
    metadata: z.string().trim().max(maxSamlMetadata).optional(),
    metadataUrl: trimmed(300)
      .regex(/^https?:\/\/\S+$/, fieldError('metadata-url-invalid'))
      .nullable(),
    emailAttribute: claimName.nullable(),
    allowsUnsolicited: z.boolean(),
    ...whoSignsIn,
  }),
  bodyLimit: 2 * maxSamlMetadata,
  limit: { max: 20, seconds: 600 },
  reply: SsoOverview,
})

export const deleteSso = endpoint({
  method: 'DELETE',
  path: '/api/organization/sso',
  access: 'administrator',
  summary: 'End the single sign-on of the district and all its links',
  reply: done,
})

export const unlinkPerson = endpoint({
  method: 'POST',
  path: '/api/organization/sso/unlink',
  access: 'administrator',
  summary: 'End the link of an account to the district’s sign-on',
  body: z.object({ username: Username }),
  reply: done,
})

const district = { districtId: DistrictId, name: z.string() }

export const SsoDistrict = z.object({
  ...district,
  /** A school of the district that matches the search; null if the district itself or its domain does. */
  school: z.string().nullable(),
})
export type SsoDistrict = z.infer<typeof SsoDistrict>

export const ssoSearchMinimum = 3

export const findSsoDistricts = endpoint({
  method: 'GET',
  path: '/api/sso/districts',
  access: 'public',
  summary: 'Find districts with single sign-on by name, school, or email domain',
  query: z.object({ search: trimmed(120).default('') }),
  reply: z.object({ districts: z.array(SsoDistrict) }),
})

export const startSso = endpoint({
  method: 'POST',
  path: '/api/sso/start',
  access: 'public',
  summary: 'Begin a sign-in; the reply is the address to open',
  body: z.object({
    districtId: DistrictId,
    /** To link the account that is signed in. */
    isLinking: z.boolean().default(false),
  }),
  reply: z.object({ url: z.string() }),
})

export const finishSso = endpoint({
  method: 'POST',
  path: '/api/sso/finish',
  access: 'public',
  summary: 'Sign in, or link the account, with the provider’s answer',
  body: z.object({
    districtId: DistrictId,
    /** The query of the address to which the provider sent the browser. */
    parameters: z.string().max(4000),
  }),
  reply: z.object({
    user: User,
    /** Whether the account was linked that was signed in already. */
    isLinked: z.boolean(),
    /** The page of ours that a SAML provider asked for; null for the first one. */
    path: z.string().nullable(),
  }),
})

export const endSso = endpoint({
  method: 'POST',
  path: '/api/sso/end',
  access: 'public',
  summary: 'Where to sign out of the provider, too',
  reply: z.object({
    /** Null if there is none, or if the provider has no such address. */
    url: z.string().nullable(),
    /** The name of the district; null with the URL. */
    name: z.string().nullable(),
  }),
})

export const OwnSso = z.object({
  links: z.array(z.object({ ...district, linkedAt: z.iso.datetime() })),
  /** Districts of the account with single sign-on to which it is not linked. */
  offered: z.array(z.object(district)),
})
export type OwnSso = z.infer<typeof OwnSso>

export const getOwnSso = endpoint({
  method: 'GET',
  path: '/api/user/sso',
  access: 'signed-in',
  summary: 'School sign-ons that are, or can be, linked to the account',
  reply: OwnSso,
})

export const unlinkSso = endpoint({
  method: 'DELETE',
  path: '/api/user/sso/{districtId}',
  access: 'signed-in',
  summary: 'End the link of the account to a district’s sign-on',
  params: z.object({ districtId: DistrictId }),
  reply: OwnSso,
})

export const ssoEndpoints = {
  getSso,
  saveSso,
  saveSaml,
  deleteSso,
  unlinkPerson,
  findSsoDistricts,
  startSso,
  finishSso,
  endSso,
  getOwnSso,
  unlinkSso,
}
