import { z } from 'zod'
import { nameText } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { fieldError } from '../field-error.ts'
import { Scope, scopes } from '../scopes.ts'
import { CurrentPassword } from './settings.ts'

/** Allowed lifetimes of a token, in days. */
export const tokenDays = [7, 30, 90, 365] as const

/** Maximum number of active tokens per account. */
export const maxTokens = 10

/** A personal access token, without its secret. */
export const AccessToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(Scope),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Rounded to the hour; null if never used. */
  lastUsedAt: z.iso.datetime().nullable(),
  state: z.enum(['open', 'expired', 'revoked']),
})
export type AccessToken = z.infer<typeof AccessToken>

export const listAccessTokens = endpoint({
  method: 'GET',
  path: '/api/user/access-tokens',
  access: 'teacher',
  summary: 'The own access tokens: those that work, and those that ended in the last 30 days; newest first',
  reply: z.array(AccessToken),
})

export const AccessTokenBody = z.object({
  name: nameText(60).min(1, fieldError('token-name-missing')),
  scopes: z.array(Scope).min(1, fieldError('token-scope-missing')).max(scopes.length),
  days: z.union(tokenDays.map((days) => z.literal(days))),
  password: CurrentPassword,
})
export type AccessTokenBody = z.infer<typeof AccessTokenBody>

export const createAccessToken = endpoint({
  method: 'POST',
  path: '/api/user/access-tokens',
  access: 'teacher',
  summary: 'Make an access token for a program; asks for the own password',
  body: AccessTokenBody,
  /** The secret is returned only here; only its hash is stored. */
  reply: AccessToken.extend({ secret: z.string() }),
  creates: '/api/user/access-tokens/{id}',
})

export const revokeAccessToken = endpoint({
  method: 'DELETE',
  path: '/api/user/access-tokens/{id}',
  access: 'teacher',
  summary: 'End an own access token at once',
  params: z.object({ id: z.uuid(fieldError('no-such-token')) }),
  reply: AccessToken,
})
