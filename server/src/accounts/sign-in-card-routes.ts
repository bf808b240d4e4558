import {
  makeSignInCards,
  revokeSignInCards,
  signInWithCard,
} from '@skills-center/contract/accounts/sign-in-cards'
import type { FastifyInstance } from 'fastify'
import { deviceName } from '../platform/device-name.ts'
import { serve, servePublic } from '../platform/serve.ts'
import { writeSessionCookie } from '../platform/session-cookie.ts'
import type { Sessions } from '../platform/sessions.ts'
import { readDevice, writeDevice } from './device-cookie.ts'
import type { AccountsFeature } from './service.ts'
import type { SignInCards } from './sign-in-cards.ts'
import type { SignInGuard } from './sign-in-guard.ts'

export function signInCardRoutes(
  http: FastifyInstance,
  {
    cards,
    accounts,
    guard,
    sessions,
  }: { cards: SignInCards; accounts: AccountsFeature; guard: SignInGuard; sessions: Sessions },
): void {
  serve(http, makeSignInCards, ({ session, params, body }) =>
    cards.make(session.userId, params.id, body.studentIds),
  )
  serve(http, revokeSignInCards, ({ session, params, body }) =>
    cards.revoke(session.userId, params.id, body.studentIds),
  )
  servePublic(http, signInWithCard, async ({ body, session, request, reply }) => {
    guard.slow('signIn', request.network)
    const { studentId, token, device } = await cards.signIn(body.secret, {
      from: { network: request.network, device: readDevice(request) },
      deviceName: deviceName(request.headers['user-agent']),
    })
    if (session !== null) await sessions.revoke(session)
    writeSessionCookie(reply, token)
    writeDevice(reply, device)
    return accounts.user({ userId: studentId })
  })
}
