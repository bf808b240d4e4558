import type { FastifyInstance } from 'fastify'
import {
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from '@skills-center/contract/accounts/access-tokens'
import { serve } from '../platform/serve.ts'
import type { AccessTokensFeature } from './access-tokens.ts'

export function accessTokenRoutes(http: FastifyInstance, tokens: AccessTokensFeature): void {
  serve(http, listAccessTokens, ({ session }) => tokens.list(session.userId))
  serve(http, createAccessToken, ({ session, body }) => tokens.create(session.userId, body))
  serve(http, revokeAccessToken, ({ session, params }) => tokens.revoke(session.userId, params.id))
}
