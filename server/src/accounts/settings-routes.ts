import type { FastifyInstance } from 'fastify'
import { eraseAccount, getOwnData } from '@skills-center/contract/accounts/own-data'
import {
  askPasswordReset,
  getPasswordReset,
  resetPassword,
} from '@skills-center/contract/accounts/password-reset'
import {
  changeEmail,
  changePassword,
  endOtherSessions,
  endSession,
  getSettings,
  listSessions,
  savePreferences,
  saveProfile,
} from '@skills-center/contract/accounts/settings'
import { deviceName } from '../platform/device-name.ts'
import { askedLanguage } from '../platform/reader-language.ts'
import { clearSessionCookie, writeSessionCookie } from '../platform/session-cookie.ts'
import { serve, servePublic } from '../platform/serve.ts'
import { eraseOwn } from './own-data.ts'
import type { OwnDataFeature } from './own-data.ts'
import type { PasswordResetFeature } from './password-reset.ts'
import type { SettingsFeature } from './settings.ts'

export function settingsRoutes(
  http: FastifyInstance,
  {
    settings,
    resets,
    ownData,
  }: { settings: SettingsFeature; resets: PasswordResetFeature; ownData: OwnDataFeature },
): void {
  serve(http, getSettings, ({ session }) => settings.settings(session.userId))
  serve(http, savePreferences, ({ session, body }) => settings.savePreferences(session.userId, body))
  serve(http, saveProfile, ({ session, body }) => settings.saveProfile(session.userId, body))
  serve(http, changeEmail, ({ session, body, request }) =>
    settings.changeEmail(session.userId, { ...body, asked: askedLanguage(request) }),
  )
  serve(http, changePassword, async ({ session, body, request, reply }) => {
    const device = deviceName(request.headers['user-agent'])
    const { signedOut, token } = await settings.changePassword(session, {
      ...body,
      device,
      asked: askedLanguage(request),
    })
    writeSessionCookie(reply, token)
    return { signedOut }
  })
  serve(http, listSessions, ({ session }) => settings.openSessions(session))
  serve(http, endSession, ({ session, params }) => settings.endSession(session, params.id))
  serve(http, endOtherSessions, ({ session }) => settings.endOtherSessions(session))

  servePublic(http, askPasswordReset, ({ body, request }) =>
    resets.ask(body.usernameOrEmail, request.network, askedLanguage(request)),
  )
  servePublic(http, getPasswordReset, ({ params, request }) => resets.look(params.token, request.network))
  servePublic(http, resetPassword, ({ params, body, request }) =>
    resets.reset(params.token, body.password, request.network),
  )

  serve(http, getOwnData, ({ session }) =>
    ownData.take(session.userId, { via: 'self', actor: session.userId }),
  )
  serve(http, eraseAccount, async ({ session, body, reply }) => {
    const erased = await eraseOwn({ settings, ownData }, session.userId, body.password)
    clearSessionCookie(reply)
    return erased
  })
}
