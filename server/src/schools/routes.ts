import type { FastifyInstance } from 'fastify'
import {
  askSchoolAddress,
  cancelSchoolInvitation,
  getSchoolLink,
  getVerification,
  inviteColleague,
  acceptSchoolLink,
} from '@skills-center/contract/schools'
import { askedLanguage } from '../platform/reader-language.ts'
import { serve, servePublic } from '../platform/serve.ts'
import type { SchoolRecordsFeature } from './service.ts'

export function schoolsRoutes(http: FastifyInstance, { verification, links }: SchoolRecordsFeature): void {
  serve(http, getVerification, ({ session }) => verification(session.userId))
  serve(http, askSchoolAddress, ({ session, body, request }) =>
    links.askAddress(session.userId, body.email, askedLanguage(request)),
  )
  serve(http, inviteColleague, ({ session, params, body, request }) =>
    links.invite(session.userId, params.id, body.email, askedLanguage(request)),
  )
  serve(http, cancelSchoolInvitation, ({ session, params }) =>
    links.cancel(session.userId, params.invitationId),
  )
  servePublic(http, getSchoolLink, ({ params, request }) => links.look(params.token, request.network))
  serve(http, acceptSchoolLink, ({ session, params, request }) =>
    links.accept(session.userId, params.token, request.network),
  )
}
