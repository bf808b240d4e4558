import type { AccessToken, AccessTokenBody } from '@skills-center/contract/accounts/access-tokens'
import type { UserId } from '@skills-center/contract/ids'
import type { AccessTokens } from '../platform/access-tokens.ts'
import type { Audit } from '../platform/audit.ts'
import type { Database } from '../platform/database.ts'

export interface AccessTokenNeeds {
  database: Database
  tokens: AccessTokens
  audit: Audit
  /** Refuses a wrong password, and names the field. */
  requirePassword: (id: UserId, password: string, field: string) => Promise<void>
}

export type AccessTokensFeature = ReturnType<typeof createAccessTokenSettings>

/** Tokens that a teacher makes for programs. The password is asked for: a computer left open in class makes none. */
export function createAccessTokenSettings({ database, tokens, audit, requirePassword }: AccessTokenNeeds) {
  return {
    list: (id: UserId): Promise<AccessToken[]> => tokens.list(id),

    async create(
      id: UserId,
      { password, ...body }: AccessTokenBody,
    ): Promise<AccessToken & { secret: string }> {
      await requirePassword(id, password, 'password')
      return database.transaction(async (tx) => {
        await audit.note(tx, { action: 'token-created', actor: id, subject: id, via: 'self' })
        return tokens.create(tx, id, body)
      })
    },

    revoke: (id: UserId, tokenId: string): Promise<AccessToken> =>
      database.transaction(async (tx) => {
        const revoked = await tokens.revoke(tx, id, tokenId)
        await audit.note(tx, { action: 'token-revoked', actor: id, subject: id, via: 'self' })
        return revoked
      }),
  }
}
