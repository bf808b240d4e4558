import type { Activity, ActivityEvent, ActivityId, ActivityState } from '@skills-center/contract/activities'
import { ActivityId as ActivityIdSchema } from '@skills-center/contract/activities'
import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import type { Session } from '../platform/session.ts'
import { createActivityReports } from './activity-report.ts'
import { createAnswering } from './answering.ts'
import { appendEvents, selectWatchers } from './event-queries.ts'
import { createLiveNow } from './live-now.ts'
import type { ActivitiesDeps } from './deps.ts'
import { selectStudentActivities, selectTeacherActivities } from './queries.ts'
import { teacherState, titleOf } from './states.ts'
import { createSteering, noSuchActivity } from './steering.ts'
import { createStreams } from './streams.ts'
import { createUnrevealedAnswers } from './unrevealed-answers.ts'

export type ActivitiesFeature = ReturnType<typeof createActivities>

/** The events that students receive. Only the teacher learns when others join and answer. */
const forStudents = new Set<ActivityEvent['kind']>([
  'started',
  'asked',
  'revealed',
  'paused',
  'resumed',
  'ended',
])

export function createActivities(deps: ActivitiesDeps) {
  const { database, now } = deps
  const liveNow = createLiveNow(deps)
  const streams = createStreams({
    database,
    // Errors are ignored, because the next refresh catches up.
    onLiveChanged: () => void liveNow.look().catch(() => undefined),
  })
  const unrevealed = createUnrevealedAnswers(deps)
  const { requireTaught, start, steer } = createSteering(deps, unrevealed)
  const { seatOf, join, answer } = createAnswering(deps, unrevealed)

  return {
    /** The activities of the caller's classes, newest first, at most 200. */
    async list({ userId, role }: Session): Promise<Activity[]> {
      liveNow.forget(userId)
      const rows =
        role === 'teacher'
          ? await selectTeacherActivities(database, userId)
          : await selectStudentActivities(database, userId)
      return rows.map((row) => ({
        id: row.id,
        classroomId: row.classroomId,
        title: titleOf(row, row.skillId === null ? undefined : deps.skill(row.skillId)),
        createdAt: row.createdAt.toISOString(),
        isLive: row.phase !== 'ended',
      }))
    },
    /** The live activities in the student's classes. */
    listLive: liveNow.of,
    ...createActivityReports(deps),
    start,
    steer,
    join,
    answer,
    async state({ role, userId }: Session, id: ActivityId): Promise<ActivityState> {
      if (role === 'student') return seatOf(userId, id)
      return teacherState(deps, await requireTaught(userId, id))
    },
    /** Streams the events after this one as they happen, until `signal` aborts. */
    async watch(session: Session, id: ActivityId, after: number, signal: AbortSignal) {
      const { role, userId } = session
      const opening = { userId, id, after, signal }
      if (!(await selectWatchers(database, [opening])).has(opening)) throw noSuchActivity()
      return streams.watch(opening, ({ kind }) => role === 'teacher' || forStudents.has(kind))
    },
    /** Called in the transaction that turns answers into attempts. */
    async answered(
      tx: Queryable,
      answers: readonly { studentId: UserId; activityId: string; round: number | null }[],
    ): Promise<void> {
      const counted = answers.flatMap((one) => (one.round === null ? [] : [{ ...one, round: one.round }]))
      if (counted.length > 0) await unrevealed.release(tx, counted)
      const own = answers.filter(({ round }) => round === null).map(({ activityId }) => activityId)
      const activities = [...new Set(own)].map((id) => ActivityIdSchema.parse(id))
      if (activities.length > 0) await appendEvents(tx, activities, 'answered', now())
    },
    endForgottenActivities: unrevealed.endForgottenActivities,
    async startLive(): Promise<void> {
      await streams.start()
      await liveNow.start()
      unrevealed.startCleanup()
    },
    async stopLive(): Promise<void> {
      unrevealed.stopCleanup()
      liveNow.stop()
      await streams.stop()
    },
  }
}
