import type { FastifyInstance } from 'fastify'
import {
  answerActivity,
  getActivity,
  joinActivity,
  listActivities,
  listLiveActivities,
  startActivity,
  steerActivity,
  watchActivity,
} from '@skills-center/contract/activities'
import {
  assignFollowUp,
  getActivityReport,
  makeActivityGroups,
} from '@skills-center/contract/activities/report'
import { serve } from '../platform/serve.ts'
import { serveStream } from '../platform/serve-stream.ts'
import type { ActivitiesFeature } from './service.ts'

export function activitiesRoutes(http: FastifyInstance, activities: ActivitiesFeature): void {
  serve(http, listActivities, ({ session }) => activities.list(session))
  serve(http, listLiveActivities, ({ session }) => activities.listLive(session.userId))
  serve(http, startActivity, ({ session, params, body }) => activities.start(session.userId, params.id, body))
  serve(http, getActivity, ({ session, params }) => activities.state(session, params.id))
  serve(http, joinActivity, ({ session, params }) => activities.join(session.userId, params.id))
  serve(http, steerActivity, ({ session, params, body }) => activities.steer(session.userId, params.id, body))
  serve(http, answerActivity, ({ session, params, body }) =>
    activities.answer(session.userId, params.id, body),
  )
  serveStream(http, watchActivity, ({ session, params, after, signal }) =>
    activities.watch(session, params.id, after, signal),
  )
  serve(http, getActivityReport, ({ session, params }) => activities.report(session.userId, params.id))
  serve(http, makeActivityGroups, ({ session, params }) => activities.makeGroups(session.userId, params.id))
  serve(http, assignFollowUp, ({ session, params, body }) =>
    activities.assignFollowUp(session.userId, params.id, body.dueAt),
  )
}
