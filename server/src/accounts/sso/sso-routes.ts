import {
  deleteSso,
  endSso,
  findSsoDistricts,
  finishSso,
  getOwnSso,
  getSso,
  saveSaml,
  saveSso,
  startSso,
  unlinkPerson,
  unlinkSso,
} from '@skills-center/contract/accounts/sso'
import type { FastifyInstance } from 'fastify'
import { deviceName } from '../../platform/device-name.ts'
import { notSignedIn } from '../../platform/problems.ts'
import { serve, servePublic } from '../../platform/serve.ts'
import { writeSessionCookie } from '../../platform/session-cookie.ts'
import { sessionDays, type Sessions } from '../../platform/sessions.ts'
import type { AccountsFeature } from '../service.ts'
import type { SignInGuard } from '../sign-in-guard.ts'
import { readSsoCookie, writeSsoCookie } from './sso-cookie.ts'
import { samlRoutes } from './saml/saml-routes.ts'
import { type SsoFeature, signInSeconds } from './sso.ts'

const sessionSeconds = sessionDays * 24 * 60 * 60

export function ssoRoutes(
  http: FastifyInstance,
  {
    sso,
    accounts,
    guard,
    sessions,
  }: { sso: SsoFeature; accounts: AccountsFeature; guard: SignInGuard; sessions: Sessions },
): void {
  const { settings } = sso
  samlRoutes(http, { sso, guard })
  serve(http, getSso, ({ session }) => settings.get(session.userId))
  serve(http, saveSso, ({ session, body }) => settings.save(session.userId, body))
  serve(http, saveSaml, ({ session, body }) => settings.saveSaml(session.userId, body))
  serve(http, deleteSso, ({ session }) => settings.remove(session.userId))
  serve(http, unlinkPerson, ({ session, body }) => settings.unlink(session.userId, body.username))
  serve(http, getOwnSso, ({ session }) => sso.own(session.userId))
  serve(http, unlinkSso, ({ session, params }) => sso.unlink(session.userId, params.districtId))

  servePublic(http, findSsoDistricts, ({ query, request }) => {
    guard.slow('schoolSearch', request.network)
    return sso.search(query.search)
  })

  servePublic(http, startSso, async ({ body, session, request, reply }) => {
    guard.slow('signIn', request.network)
    if (body.isLinking && session === null) throw notSignedIn()
    const asksAgain = readSsoCookie(request, 'ended') !== null
    const { url, begun } = await sso.start(body.districtId, body.isLinking ? session : null, asksAgain)
    writeSsoCookie(reply, 'began', begun, signInSeconds)
    return { url }
  })

  servePublic(http, finishSso, async ({ body, session, request, reply }) => {
    guard.slow('signIn', request.network)
    const begun = readSsoCookie(request, 'began')
    writeSsoCookie(reply, 'began', null, 0)
    const device = deviceName(request.headers['user-agent'])
    const { userId, token, district, path } = await sso.finish(body, { begun, session, device })
    writeSsoCookie(reply, 'district', district, sessionSeconds)
    writeSsoCookie(reply, 'ended', null, 0)
    if (token !== null) {
      if (session !== null) await sessions.revoke(session)
      writeSessionCookie(reply, token)
    }
    return { user: await accounts.user({ userId }), isLinked: token === null, path }
  })

  servePublic(http, endSso, async ({ request, reply }) => {
    guard.slow('signIn', request.network)
    const district = readSsoCookie(request, 'district')
    writeSsoCookie(reply, 'district', null, 0)
    if (district !== null) writeSsoCookie(reply, 'ended', 'yes', sessionSeconds)
    return sso.end(district)
  })
}
