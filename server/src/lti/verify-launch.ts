import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { createGuardedFetch } from '../platform/guarded-fetch.ts'
import type { Platform } from './platform-queries.ts'

/** The platform could not be reached, or what it sent was not valid. */
export class PlatformFault extends Error {
  override readonly name = 'PlatformFault'
}

export const claim = <Name extends string>(name: Name) =>
  `https://purl.imsglobal.org/spec/lti/claim/${name}` as const
export const deepLinkingClaim = <Name extends string>(name: Name) =>
  `https://purl.imsglobal.org/spec/lti-dl/claim/${name}` as const
const endpoint = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint'
const namesRoles = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice'
const agsScope = 'https://purl.imsglobal.org/spec/lti-ags/scope/'
const teacherRole = /\/membership(?:\/\w+)?#(?:Instructor|ContentDeveloper|Administrator|TeachingAssistant)$/
const studentRole = /\/membership(?:\/\w+)?#Learner$/

const text = (max: number) => z.string().max(max)
const optional = <Type extends z.ZodType>(type: Type) => type.optional().catch(undefined)

/** The claims of a launch that are used; all others are dropped. */
const ClaimSet = z.object({
  nonce: text(500),
  sub: text(255).regex(/^[^\p{Cc}\p{Cs}]+$/u),
  azp: z.string().optional(),
  [claim('version')]: z.literal('1.3.0'),
  [claim('message_type')]: z.enum(['LtiResourceLinkRequest', 'LtiDeepLinkingRequest']),
  [claim('deployment_id')]: text(255),
  [claim('roles')]: z.array(z.string()),
  [claim('lis')]: optional(z.object({ person_sourcedid: optional(text(100)) })),
  [claim('resource_link')]: optional(z.object({ id: text(255) })),
  [endpoint]: optional(
    z.object({ scope: z.array(z.string()), lineitem: optional(text(1000)), lineitems: optional(text(1000)) }),
  ),
  [claim('context')]: optional(
    z.object({ id: text(255), title: optional(text(300)), label: optional(text(300)) }),
  ),
  [namesRoles]: optional(z.object({ context_memberships_url: text(1000) })),
  [deepLinkingClaim('deep_linking_settings')]: optional(
    z.object({
      deep_link_return_url: text(2000),
      accept_types: z.array(z.string()),
      data: optional(text(4000)),
    }),
  ),
  [claim('custom')]: optional(z.object({ assignment: optional(z.uuid()), skill: optional(text(80)) })),
})

/** What a launch says, checked. It holds no name and no address: we need none. */
export const Launch = z.object({
  deploymentId: z.string(),
  subject: z.string(),
  /** The ID of the district's student system; null if the platform does not say it. */
  personId: z.string().nullable(),
  isTeacher: z.boolean(),
  /** Parents, mentors, and guests are neither. */
  isStudent: z.boolean(),
  assignmentId: z.string().nullable(),
  skillId: z.string().nullable(),
  resourceLinkId: z.string().nullable(),
  /** Where grades go; null if the platform takes none. */
  scores: z.object({ lineItem: z.string().nullable(), lineItems: z.string().nullable() }).nullable(),
  /** The course, if the platform tells who is in it. */
  course: z
    .object({ contextId: z.string(), title: z.string(), membersUrl: z.string() })
    .nullable()
    // Launches from before this was read end within minutes.
    .default(null),
  /** Where the choice goes, if somebody came to choose what a link leads to. */
  deepLinking: z.object({ returnUrl: z.string(), data: z.string().nullable() }).nullable(),
  /** The hash of the secret of the frame in which it began. */
  frame: z.string().nullable(),
})
export type Launch = z.infer<typeof Launch>

/** Checks ID tokens of platforms (LTI 1.3 core, section 5.1.3). */
export function createVerifyLaunch({ allowsLoopback }: { allowsLoopback: boolean }) {
  const guarded = createGuardedFetch({ allowsLoopback })
  const keySets = new Map<string, JWTVerifyGetKey>()
  const maxKeySets = 500

  /** Cached by revision, so that a changed registration has its own. */
  function keySetOf({ revision, jwksUrl }: Platform): JWTVerifyGetKey {
    const kept = keySets.get(revision)
    if (kept !== undefined) return kept
    if (keySets.size >= maxKeySets) keySets.clear()
    const keys = createRemoteJWKSet(new URL(jwksUrl), {
      [customFetch]: (url, { headers }) =>
        guarded(url, { method: 'GET', headers: Object.fromEntries(headers.entries()) }),
    })
    keySets.set(revision, keys)
    return keys
  }

  async function claimsOf(platform: Platform, idToken: string): Promise<z.infer<typeof ClaimSet>> {
    try {
      const { payload } = await jwtVerify(idToken, keySetOf(platform), {
        issuer: platform.issuer,
        audience: platform.clientId,
        // Both asymmetric: never `none`, and never a shared secret.
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['exp', 'iat', 'nonce', 'sub'],
        maxTokenAge: '10 minutes',
        clockTolerance: '60 seconds',
      })
      if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload['azp'] !== platform.clientId)
        throw new PlatformFault('for several clients')
      return ClaimSet.parse(payload)
    } catch (error) {
      if (error instanceof PlatformFault || !(error instanceof Error)) throw error
      const reason = error instanceof errors.JOSEError ? `${error.code}: ${error.message}` : error.message
      throw new PlatformFault(reason, { cause: error })
    }
  }

  /** Throws a PlatformFault unless the platform signed this for us, for this nonce, in a deployment of the district. */
  return async (platform: Platform, idToken: string, nonce: string): Promise<Omit<Launch, 'frame'>> => {
    const claims = await claimsOf(platform, idToken)
    if (claims.nonce !== nonce) throw new PlatformFault('the nonce is another')
    if (!platform.deploymentIds.includes(claims[claim('deployment_id')]))
      throw new PlatformFault('the deployment is not one of the district')
    return readLaunch(claims)
  }
}

function readLaunch(claims: z.infer<typeof ClaimSet>): Omit<Launch, 'frame'> {
  const has = (pattern: RegExp) => claims[claim('roles')].some((role) => pattern.test(role))
  const isTeacher = has(teacherRole)
  const custom = claims[claim('custom')]
  const personId = claims[claim('lis')]?.person_sourcedid?.trim() ?? ''
  return {
    deploymentId: claims[claim('deployment_id')],
    subject: claims.sub,
    personId: personId === '' ? null : personId,
    isTeacher,
    isStudent: !isTeacher && has(studentRole),
    assignmentId: custom?.assignment ?? null,
    skillId: custom?.skill ?? null,
    resourceLinkId: claims[claim('resource_link')]?.id ?? null,
    scores: scoresOf(claims[endpoint]),
    course: courseOf(claims),
    deepLinking: deepLinkingOf(claims),
  }
}

function scoresOf(given: z.infer<typeof ClaimSet>[typeof endpoint]): Launch['scores'] {
  if (given?.scope.includes(`${agsScope}score`) !== true) return null
  const lineItem = given.lineitem ?? null
  const mayMake = given.scope.includes(`${agsScope}lineitem`)
  return { lineItem, lineItems: mayMake ? (given.lineitems ?? null) : null }
}

function courseOf(claims: z.infer<typeof ClaimSet>): Launch['course'] {
  const context = claims[claim('context')]
  const membersUrl = claims[namesRoles]?.context_memberships_url
  if (context === undefined || membersUrl === undefined) return null
  return { contextId: context.id, title: (context.title || context.label || '').trim(), membersUrl }
}

/** Refuses a request that takes no links to us, because we have nothing else. */
function deepLinkingOf(claims: z.infer<typeof ClaimSet>): Launch['deepLinking'] {
  if (claims[claim('message_type')] !== 'LtiDeepLinkingRequest') return null
  const settings = claims[deepLinkingClaim('deep_linking_settings')]
  if (settings?.accept_types.includes('ltiResourceLink') !== true)
    throw new PlatformFault('the platform takes no links')
  return { returnUrl: settings.deep_link_return_url, data: settings.data ?? null }
}
