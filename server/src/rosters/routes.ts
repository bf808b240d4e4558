import {
  applyRosterSync,
  cancelRosterSync,
  getRosterSync,
  listRosterSyncs,
  startRosterSync,
  uploadRosterPart,
} from '@skills-center/contract/rosters'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import type { RostersFeature } from './service.ts'

export function rostersRoutes(http: FastifyInstance, rosters: RostersFeature): void {
  serve(http, listRosterSyncs, ({ session }) => rosters.list(session.userId))
  serve(http, startRosterSync, ({ session, body }) => rosters.start(session.userId, body))
  serve(http, uploadRosterPart, ({ session, params, body }) =>
    rosters.upload(session.userId, params.id, params.part, body.content),
  )
  serve(http, getRosterSync, ({ session, params }) => rosters.detail(session.userId, params.id))
  serve(http, applyRosterSync, ({ session, params, body }) => rosters.apply(session.userId, params.id, body))
  serve(http, cancelRosterSync, ({ session, params }) => rosters.cancel(session.userId, params.id))
}
