import type { AccessToken, AccessTokenBody } from '@skills-center/contract/accounts/access-tokens'
import type { UserId } from '@skills-center/contract/ids'
import type { AccessTokens } from '../platform/access-tokens.ts'
import type { Audit } from '../platform/audit.ts'
import type { Database } from '../platform/database.ts'

export interface AccessTokenDeps {
  database: Database
  tokens: AccessTokens
  audit: Audit
  /** Refuses a wrong password; the refusal names the field. */
  requirePassword: (id: UserId, password: string, field: string) => Promise<void>
}

export type AccessTokensFeature = ReturnType<typeof createAccessTokenSettings>

/**
 * Access tokens that a teacher creates for programs. Creating one requires the password, so that nobody can do it on an
 * unattended classroom computer.
 */
export function createAccessTokenSettings({ database, tokens, audit, requirePassword }: AccessTokenDeps) {
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
