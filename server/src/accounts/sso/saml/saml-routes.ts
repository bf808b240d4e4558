import { DistrictId } from '@skills-center/contract/schools/organization'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { apiHeaders } from '../../../platform/headers.ts'
import { notFound } from '../../../platform/problems.ts'
import type { SignInGuard } from '../../sign-in-guard.ts'
import { say } from '../messages.gen.ts'
import type { SsoFeature } from '../sso.ts'

/** A response with many attributes has some tens of kilobytes. */
const maxFormBytes = 256 * 1024

const Form = z.object({ SAMLResponse: z.string().min(1), RelayState: z.string().default('') })

function districtOf(params: unknown): DistrictId {
  const parsed = z.object({ districtId: DistrictId }).safeParse(params)
  if (!parsed.success) throw notFound(say('no-connection'))
  return parsed.data.districtId
}

/** What SAML providers and their administrators open. The form comes from another site, so it brings no cookie. */
export function samlRoutes(
  http: FastifyInstance,
  { sso, guard }: { sso: SsoFeature; guard: SignInGuard },
): void {
  http.get('/sign-in/:districtId/saml/metadata', (request, reply) =>
    reply
      .headers(apiHeaders)
      .type('application/samlmetadata+xml; charset=utf-8')
      .send(sso.samlMetadata(districtOf(request.params))),
  )
  void http.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.post('/sign-in/:districtId/saml', { bodyLimit: maxFormBytes }, async (request, reply) => {
      guard.slow('signIn', request.network)
      const districtId = districtOf(request.params)
      const form = Form.safeParse(request.body)
      if (!form.success) return reply.redirect(`/sign-in/${districtId}`, 303)
      const { SAMLResponse: response, RelayState: relayState } = form.data
      return reply
        .header('cache-control', 'no-store')
        .redirect(await sso.respondToSaml(districtId, { response, relayState }), 303)
    })
  })
}
