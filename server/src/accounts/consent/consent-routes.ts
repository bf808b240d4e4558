import type { FastifyInstance } from 'fastify'
import {
  eraseStudent,
  getClassPrivacy,
  getStudentData,
  giveSchoolConsent,
  nameStudent,
  withdrawSchoolConsent,
} from '@skills-center/contract/accounts/class-privacy'
import {
  getChildData,
  getConsent,
  giveConsent,
  withdrawConsent,
} from '@skills-center/contract/accounts/consent-links'
import { askParent, getPrivacy, tellAge } from '@skills-center/contract/accounts/consent'
import { askedLanguage } from '../../platform/reader-language.ts'
import { serve, servePublic } from '../../platform/serve.ts'
import type { ClassPrivacyFeature } from './class-privacy.ts'
import type { ConsentFeature } from './consents.ts'
import type { ParentLinks } from './parent-links.ts'

export function consentRoutes(
  http: FastifyInstance,
  {
    consents,
    parents,
    classPrivacy,
  }: { consents: ConsentFeature; parents: ParentLinks; classPrivacy: ClassPrivacyFeature },
): void {
  serve(http, getPrivacy, ({ session }) => consents.status(session.userId))
  serve(http, tellAge, ({ session, body }) => consents.tellAge(session.userId, body.born))
  serve(http, askParent, ({ session, body, request }) =>
    parents.ask(session.userId, body.email, askedLanguage(request)),
  )

  servePublic(http, getConsent, ({ params, session, request }) =>
    parents.open(params.token, { session, network: request.network }),
  )
  servePublic(http, giveConsent, ({ params, body, session, request }) =>
    parents.give(params.token, body, { session, network: request.network }, askedLanguage(request)),
  )
  servePublic(http, withdrawConsent, ({ params, body, session, request }) =>
    parents.withdraw(params.token, body.username, { session, network: request.network }),
  )
  servePublic(http, getChildData, ({ params, session, request }) =>
    parents.childData(params.token, { session, network: request.network }),
  )

  serve(http, getClassPrivacy, ({ session, params }) => classPrivacy.list(session.userId, params.id))
  serve(http, giveSchoolConsent, ({ session, params, body }) =>
    classPrivacy.give(session.userId, params.id, body),
  )
  serve(http, withdrawSchoolConsent, ({ session, params, body }) =>
    classPrivacy.withdraw(session.userId, params.id, body.studentId),
  )
  serve(http, nameStudent, ({ session, params, body }) =>
    classPrivacy.name(session.userId, params.id, params.studentId, body),
  )
  serve(http, getStudentData, ({ session, params }) =>
    classPrivacy.studentData(session.userId, params.id, params.studentId),
  )
  serve(http, eraseStudent, ({ session, params, body }) =>
    classPrivacy.eraseStudent(session.userId, params.id, params.studentId, body.username),
  )
}
