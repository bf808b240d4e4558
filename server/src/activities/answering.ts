import type { ActivityAnswerReply, ActivityId, StudentActivity } from '@skills-center/contract/activities'
import type { UserId } from '@skills-center/contract/ids'
import { countsAsTry } from '@skills-center/contract/item'
import type { AnswerBody } from '@skills-center/contract/practice'
import { createBatcher } from '../platform/batcher.ts'
import { conflict, Refusal } from '../platform/problems.ts'
import { appendEvents } from './event-queries.ts'
import type { ActivitiesDeps } from './deps.ts'
import {
  type ActivityRow,
  insertStudents,
  selectAttendedActivity,
  selectOwnAnswers,
  selectSeat,
} from './queries.ts'
import { studentState } from './states.ts'
import { noSuchActivity } from './steering.ts'
import type { UnrevealedAnswers } from './unrevealed-answers.ts'
import { lockActivities } from './unrevealed-queries.ts'
import { say } from './messages.gen.ts'

/** A student who is joining. */
interface Joining {
  studentId: UserId
  row: ActivityRow
}

/** What a student does in a live activity: joins it and answers its questions. */
export function createAnswering(deps: ActivitiesDeps, unrevealed: UnrevealedAnswers) {
  const { database, now } = deps
  const { answerToAll, answerOwn } = createAnswers(deps, unrevealed)

  async function requireAttended(studentId: UserId, id: ActivityId): Promise<ActivityRow> {
    const row = await selectAttendedActivity(database, studentId, id)
    if (row === undefined) throw noSuchActivity()
    return row
  }

  async function seatOf(studentId: UserId, id: ActivityId): Promise<StudentActivity> {
    const seat = await selectSeat(database, studentId, id)
    if (seat === undefined) throw noSuchActivity()
    return studentState(deps, studentId, seat)
  }

  /** A whole class joins at the same moment, so joins are written in batches. */
  const joins = createBatcher<Joining, boolean>({
    max: 128,
    keyOf: ({ studentId }) => studentId,
    settle: (coming) =>
      database.transaction(async (tx) => {
        const states = await lockActivities(tx, [...new Set(coming.map(({ row }) => row.id))])
        const live = new Set(states.filter(({ phase }) => phase !== 'ended').map(({ id }) => id))
        const isLive = ({ row }: Joining) => live.has(row.id)
        const joined = await insertStudents(tx, coming.filter(isLive), now())
        if (joined.length > 0) await appendEvents(tx, [...new Set(joined)], 'joined', now())
        return coming.map(isLive)
      }),
  })

  async function join(studentId: UserId, id: ActivityId): Promise<StudentActivity> {
    await joins.add({ studentId, row: await requireAttended(studentId, id) })
    return seatOf(studentId, id)
  }

  async function answer(studentId: UserId, id: ActivityId, body: AnswerBody): Promise<ActivityAnswerReply> {
    const row = await requireAttended(studentId, id)
    return row.mode === 'together' ? answerToAll(studentId, row, body) : answerOwn(studentId, row, body)
  }

  return { seatOf, join, answer }
}

/** Answers to whole-class questions, and to questions at the student's own level. */
function createAnswers(deps: ActivitiesDeps, unrevealed: UnrevealedAnswers) {
  const { database, now } = deps

  /** An answer already accepted stays accepted, whatever the teacher has done since. */
  async function isTaken(
    studentId: UserId,
    { id }: ActivityRow,
    { attemptId }: AnswerBody,
  ): Promise<boolean> {
    const own = await selectOwnAnswers(database, studentId, id)
    return own.some(({ submissionId }) => submissionId === attemptId)
  }

  async function answerToAll(
    studentId: UserId,
    row: ActivityRow,
    body: AnswerBody,
  ): Promise<ActivityAnswerReply> {
    const { round, verdict, misconception, message, language } = await deps.judge(studentId, body, row.id)
    if (round === null) throw conflict(say('another-kind'))
    if (!countsAsTry(verdict)) {
      // A student who has answered must not learn which other values are right while the question is still open to the
      // class.
      const own = await selectOwnAnswers(database, studentId, row.id)
      if (own.some((given) => given.round === round)) throw conflict(say('already-answered'))
      return { isTaken: false, message, judged: null }
    }
    const result = await unrevealed.hold({
      studentId,
      classroomId: row.classroomId,
      activityId: row.id,
      round,
      submissionId: body.attemptId,
      response: body.response,
      verdict,
      misconception,
      activeMs: Math.round(body.activeMilliseconds),
      timeZone: body.timeZone ?? null,
      answeredAt: now(),
      language,
    })
    if (result instanceof Refusal && !(await isTaken(studentId, row, body))) throw result
    return { isTaken: true, message: null, judged: null }
  }

  async function answerOwn(
    studentId: UserId,
    row: ActivityRow,
    body: AnswerBody,
  ): Promise<ActivityAnswerReply> {
    if ((row.phase !== 'open' || row.isPaused) && !(await isTaken(studentId, row, body))) {
      if (row.phase === 'ended') throw conflict(say('ended'))
      throw conflict(say('paused'))
    }
    const reply = await deps.answer(studentId, { ...body, hintsUsed: 0 }, row.id)
    const counts = reply.verdict === 'correct' || reply.verdict === 'incorrect'
    return {
      isTaken: counts,
      message: counts ? null : reply.feedback,
      judged: { ...reply, plan: null, next: null },
    }
  }

  return { answerToAll, answerOwn }
}
