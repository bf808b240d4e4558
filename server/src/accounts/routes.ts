import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  checkUsername,
  getAuthUser,
  getCurrentUser,
  login,
  logout,
  setGrade,
  signup,
} from '@skills-center/contract/accounts'
import { startDemoVisit } from '@skills-center/contract/accounts/demo-visit'
import { deviceName } from '../platform/device-name.ts'
import { askedLanguage } from '../platform/reader-language.ts'
import { serve, servePublic } from '../platform/serve.ts'
import { clearSessionCookie, writeSessionCookie } from '../platform/session-cookie.ts'
import type { Session } from '../platform/session.ts'
import type { Sessions } from '../platform/sessions.ts'
import { readDevice, writeDevice } from './device-cookie.ts'
import type { AccountsFeature } from './service.ts'
import type { SignInGuard } from './sign-in-guard.ts'

export function accountsRoutes(
  http: FastifyInstance,
  { accounts, guard, sessions }: { accounts: AccountsFeature; guard: SignInGuard; sessions: Sessions },
): void {
  servePublic(http, checkUsername, ({ params, request }) => {
    guard.slow('usernameCheck', request.network)
    return accounts.checkUsername(params.username)
  })

  /** Signing in again ends the browser's previous session. */
  const startSession = async (reply: FastifyReply, before: Session | null, token: string) => {
    if (before !== null) await sessions.revoke(before)
    writeSessionCookie(reply, token)
  }

  servePublic(http, signup, async ({ body, session, request, reply }) => {
    guard.slow('signUp', request.network)
    const { user, token } = await accounts.signUp(body, {
      network: request.network,
      asked: askedLanguage(request),
      device: deviceName(request.headers['user-agent']),
    })
    await startSession(reply, session, token)
    return user
  })

  servePublic(http, login, async ({ body, session, request, reply }) => {
    guard.slow('signIn', request.network)
    const { user, token, device } = await accounts.signIn(body, {
      from: { network: request.network, device: readDevice(request) },
      deviceName: deviceName(request.headers['user-agent']),
    })
    await startSession(reply, session, token)
    writeDevice(reply, device)
    return user
  })

  servePublic(http, logout, async ({ session, reply }) => {
    if (session) await sessions.revoke(session)
    clearSessionCookie(reply)
    return { signedOut: true as const }
  })

  servePublic(http, startDemoVisit, async ({ session, request, reply }) => {
    guard.slow('demoVisit', request.network)
    const { token, endsAt } = await accounts.visitDemo()
    await startSession(reply, session, token)
    return { endsAt: endsAt.toISOString() }
  })

  serve(http, getAuthUser, ({ session }) => accounts.user(session))
  serve(http, getCurrentUser, ({ session }) => accounts.user(session))
  serve(http, setGrade, ({ session, body }) => accounts.setGrade(session.userId, body.gradeLevel))
}
