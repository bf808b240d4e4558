import { LtiPlatformId } from '@skills-center/contract/lti'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { badRequest, notFound, Refusal } from '../platform/problems.ts'
import { createPageCookie } from '../platform/page-cookie.ts'
import { requireStorable } from '../platform/storable.ts'
import { parseInput } from '../platform/validation.ts'
import { sendFramePage, sendRefusalPage, sendRegisteredPage, sendReturnPage } from './frame-page.ts'
import { hash, launchSeconds } from './launch-store.ts'
import { Initiation } from './launches.ts'
import { say } from './messages.gen.ts'
import { RegistrationQuery } from './registration.ts'
import type { LtiFeature } from './service.ts'

/** Read only by the calls with which our page ends a launch. */
export const launchCookie = createPageCookie({ name: 'lti', path: '/api/v1/lti' })

const LaunchForm = z.object({ id_token: z.string().max(50_000), state: z.string().max(4000) })

export interface ProtocolDeps {
  lti: LtiFeature
  appName: string
  /** Limits calls from one network. */
  slow: (network: string) => void
  randomBytes: (size: number) => Buffer
}

/**
 * The addresses that platforms know. They follow LTI and not the API, so they are not in its document. Anyone may call
 * them: what a caller says counts only with the platform's signature.
 */
export async function protocolRoutes(http: FastifyInstance, deps: ProtocolDeps): Promise<void> {
  const { launches, keys, deepLinking, registration } = deps.lti
  await http.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    // A person reads these refusals.
    forms.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof Refusal)) throw error
      return sendRefusalPage(reply, { appName: deps.appName, refusal: error })
    })

    forms.get('/lti/jwks', async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').send(await keys.published()),
    )

    async function login(request: FastifyRequest, sent: unknown, reply: FastifyReply) {
      deps.slow(request.network)
      requireStorable(sent)
      const asked = parseInput(Initiation, sent)
      const id = platformIdOf(request)
      const begun = await launches.begin(id, asked)
      // Only a window of its own keeps the cookie: our link has opened it, or the browser says so.
      if (asked.frame !== undefined || request.headers['sec-fetch-dest'] === 'document') {
        launchCookie.write(reply, begun.binding, launchSeconds)
        return reply.header('cache-control', 'no-store').redirect(begun.url, 303)
      }
      const frame = deps.randomBytes(32).toString('base64url')
      const given = new URLSearchParams({ frame: hash(frame).toString('base64url') })
      for (const [name, value] of Object.entries(asked)) if (value !== undefined) given.set(name, value)
      return sendFramePage(reply, {
        appName: deps.appName,
        href: `/lti/${id}/login?${given.toString()}`,
        frame,
      })
    }
    forms.get('/lti/:platformId/login', (request, reply) => login(request, request.query, reply))
    forms.post('/lti/:platformId/login', (request, reply) => login(request, request.body, reply))

    forms.get<{ Params: { token: string } }>('/lti/register/:token', async (request, reply) => {
      deps.slow(request.network)
      await registration.register(request.params.token, parseInput(RegistrationQuery, request.query))
      return sendRegisteredPage(reply, { appName: deps.appName })
    })
    forms.get<{ Params: { secret: string } }>('/lti/frames/:secret', async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await deepLinking.frame(request.params.secret)),
    )
    forms.get<{ Params: { code: string } }>('/lti/returns/:code', async (request, reply) => {
      deps.slow(request.network)
      const { url, jwt } = await deepLinking.takeReturn(request.params.code)
      return sendReturnPage(reply, { appName: deps.appName, url, jwt })
    })

    forms.post('/lti/:platformId/launch', async (request, reply) => {
      deps.slow(request.network)
      requireStorable(request.body)
      // A platform that did not launch sends an error instead.
      const form = LaunchForm.safeParse(request.body)
      if (!form.success) throw badRequest(say('launch-not-valid'))
      const { id_token: idToken, state } = form.data
      const code = await launches.receive(platformIdOf(request), { idToken, state })
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(`/launch/${code}`, 303)
    })
  })
}

function platformIdOf(request: FastifyRequest): LtiPlatformId {
  const parsed = z.object({ platformId: LtiPlatformId }).safeParse(request.params)
  if (!parsed.success) throw notFound(say('no-such-platform'))
  return parsed.data.platformId
}
