import {
  addLtiPlatform,
  chooseForLti,
  connectLtiCourse,
  deleteLtiPlatform,
  disconnectLtiCourse,
  finishLaunch,
  getLti,
  linkLaunch,
  linkLtiRegistration,
  listLtiCourses,
  saveLtiPlatform,
  unlinkLti,
} from '@skills-center/contract/lti'
import type { FastifyInstance } from 'fastify'
import { deviceName } from '../platform/device-name.ts'
import { serve, servePublic } from '../platform/serve.ts'
import { writeSessionCookie } from '../platform/session-cookie.ts'
import type { Sessions } from '../platform/sessions.ts'
import { launchCookie, type ProtocolDeps, protocolRoutes } from './protocol-routes.ts'

interface Deps extends ProtocolDeps {
  sessions: Sessions
}

export async function ltiRoutes(http: FastifyInstance, deps: Deps): Promise<void> {
  const { lti, sessions, slow } = deps
  const { platforms, launches } = lti
  serve(http, getLti, ({ session }) => platforms.get(session.userId))
  serve(http, addLtiPlatform, ({ session, body }) => platforms.add(session.userId, body.name))
  serve(http, saveLtiPlatform, ({ session, params, body }) =>
    platforms.save(session.userId, params.platformId, body),
  )
  serve(http, linkLtiRegistration, ({ session, params }) =>
    lti.registration.link(session.userId, params.platformId),
  )
  serve(http, deleteLtiPlatform, ({ session, params }) => platforms.remove(session.userId, params.platformId))
  serve(http, unlinkLti, ({ session, body }) => platforms.unlink(session.userId, body.username))

  servePublic(http, finishLaunch, async ({ body, session, request, reply }) => {
    slow(request.network)
    const device = deviceName(request.headers['user-agent'])
    const { reply: said, token } = await launches.finish(body.code, launchCookie.read(request), device)
    if (token !== null) {
      launchCookie.write(reply, null, 0)
      if (session !== null) await sessions.revoke(session)
      writeSessionCookie(reply, token)
    }
    return said
  })

  serve(http, linkLaunch, async ({ body, session, request, reply }) => {
    const linked = await launches.link(body.code, launchCookie.read(request), session)
    launchCookie.write(reply, null, 0)
    return linked
  })
  serve(http, chooseForLti, ({ session, body }) => lti.deepLinking.choose(session, body.code, body.choices))
  serve(http, listLtiCourses, ({ session, params }) => lti.courses.list(session.userId, params.id))
  serve(http, connectLtiCourse, ({ session, params }) =>
    lti.courses.connect(session.userId, params.id, params.courseId),
  )
  serve(http, disconnectLtiCourse, ({ session, params }) =>
    lti.courses.disconnect(session.userId, params.id, params.courseId),
  )
  await protocolRoutes(http, deps)
}
