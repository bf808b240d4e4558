import type {
  Activity,
  ActivityAnswerReply,
  ActivityEvent,
  ActivityId,
  ActivityState,
  ActivityStep,
  StudentActivity,
  TeacherActivity,
} from '@skills-center/contract/activities'
import { ActivityId as ActivityIdSchema } from '@skills-center/contract/activities'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import { countsAsTry } from '@skills-center/contract/item'
import type { AnswerBody } from '@skills-center/contract/practice'
import { createBatcher } from '../platform/batcher.ts'
import { isUniqueViolation } from '../platform/database.ts'
import type { Queryable } from '../platform/database.ts'
import { conflict, notFound, Refusal } from '../platform/problems.ts'
import type { Session } from '../platform/session.ts'
import { createActivityReports } from './activity-report.ts'
import { appendEvents, selectWatchers } from './event-queries.ts'
import { createUnrevealedAnswers } from './unrevealed-answers.ts'
import { lockActivities } from './unrevealed-queries.ts'
import { createLiveNow } from './live-now.ts'
import type { ActivitiesNeeds } from './needs.ts'
import {
  type ActivityRow,
  insertActivity,
  insertRound,
  insertStudents,
  lockActivity,
  selectAttendedActivity,
  selectOwnAnswers,
  selectRounds,
  selectSeat,
  selectStudentActivities,
  selectTaughtActivity,
  selectTaughtClass,
  selectTeacherActivities,
  updateActivity,
} from './queries.ts'
import { chooseRound } from './rounds.ts'
import { studentState, teacherState, titleOf } from './states.ts'
import { createStreams } from './streams.ts'
import { say } from './messages.gen.ts'

/** A student on the way in. */
interface Joining {
  studentId: UserId
  row: ActivityRow
}

export type ActivitiesFeature = ReturnType<typeof createActivities>

/** To whom has no part in its class it is not there, as one that never was. */
const noSuchActivity = () => notFound(say('no-such-activity'))

/** What students hear of; that others come in and answer is for the teacher. */
const forStudents = new Set<ActivityEvent['kind']>([
  'started',
  'asked',
  'revealed',
  'paused',
  'resumed',
  'ended',
])

const usualLevel = 2

export function createActivities(needs: ActivitiesNeeds) {
  const { database, now, newId } = needs
  const liveNow = createLiveNow(needs)
  const streams = createStreams({
    database,
    // What fails here is found by its next look.
    onLiveChanged: () => void liveNow.look().catch(() => undefined),
  })
  const unrevealed = createUnrevealedAnswers(needs)

  async function requireTaught(teacherId: UserId, id: ActivityId): Promise<ActivityRow> {
    const row = await selectTaughtActivity(database, teacherId, id)
    if (row === undefined) throw noSuchActivity()
    return row
  }

  async function requireAttended(studentId: UserId, id: ActivityId): Promise<ActivityRow> {
    const row = await selectAttendedActivity(database, studentId, id)
    if (row === undefined) throw noSuchActivity()
    return row
  }

  async function seatOf(studentId: UserId, id: ActivityId): Promise<StudentActivity> {
    const seat = await selectSeat(database, studentId, id)
    if (seat === undefined) throw noSuchActivity()
    return studentState(needs, studentId, seat)
  }

  async function start(
    teacherId: UserId,
    classroomId: ClassroomId,
    { skillId, mode }: { skillId: SkillId; mode: ActivityRow['mode'] },
  ): Promise<Activity> {
    const taught = await selectTaughtClass(database, teacherId, classroomId)
    if (taught === undefined) throw notFound(say('no-such-classroom'))
    if (!taught.isActive) throw conflict(say('class-archived'))
    const skill = needs.skill(skillId)
    if (skill === undefined) throw notFound(say('no-such-skill'))
    const id = ActivityIdSchema.parse(newId())
    const isFromUnverified = !(await needs.isVerified(teacherId))
    const row = { id, classroomId, title: skill.name, createdAt: now(), skillId, mode, isFromUnverified }
    try {
      await database.transaction(async (tx) => {
        await insertActivity(tx, row)
        await appendEvents(tx, [id], 'started', row.createdAt)
      })
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict(say('already-live'))
      throw error
    }
    return { id, classroomId, title: skill.name, createdAt: row.createdAt.toISOString(), isLive: true }
  }

  /** Does a step; one that was done already, by a second press or by a co-teacher, changes nothing. */
  async function steer(teacherId: UserId, id: ActivityId, step: ActivityStep): Promise<TeacherActivity> {
    const row = await requireTaught(teacherId, id)
    const isFromUnverified = !(await needs.isVerified(teacherId))
    await database.transaction(async (tx) => {
      const at = await lockActivity(tx, row)
      if (at === undefined) throw noSuchActivity()
      if (at.phase === 'ended') {
        if (step.step === 'end') return
        throw conflict(say('ended'))
      }
      await take(tx, { ...row, ...at }, step, isFromUnverified)
    })
    // Students see the answer from now on, so theirs may count.
    if (step.step === 'reveal' || step.step === 'end') await unrevealed.recordClosed(id)
    return teacherState(needs, await requireTaught(teacherId, id))
  }

  async function take(
    tx: Queryable,
    row: ActivityRow,
    step: ActivityStep,
    isFromUnverified: boolean,
  ): Promise<void> {
    const { phase, isPaused, round } = row
    const moment = now()
    const become = async (to: Partial<ActivityRow>, kind: ActivityEvent['kind']) => {
      const endedAt = kind === 'ended' ? moment : null
      await updateActivity(tx, row, { phase, isPaused, round, ...to, endedAt })
      await appendEvents(tx, [row.id], kind, moment)
    }
    switch (step.step) {
      case 'ask': {
        if (row.mode === 'own-level') {
          if (phase === 'waiting') await become({ phase: 'open' }, 'asked')
          return
        }
        if (step.after !== round) return
        if (phase === 'open') throw conflict(say('show-answer-first'))
        const skill = row.skillId === null ? undefined : needs.skill(row.skillId)
        if (skill === undefined) throw conflict(say('skill-gone'))
        const earlier = await selectRounds(tx, row)
        const level = step.level ?? earlier.at(-1)?.level ?? usualLevel
        const chosen = chooseRound(skill, earlier, level, needs.random)
        await insertRound(tx, row, { ...chosen, round: round + 1, askedAt: moment, isFromUnverified })
        await become({ phase: 'open', isPaused: false, round: round + 1 }, 'asked')
        return
      }
      case 'reveal':
        if (row.mode === 'together' && phase === 'open' && step.round === round)
          await become({ phase: 'revealed', isPaused: false }, 'revealed')
        return
      case 'pause':
        if (!isPaused && phase === 'open') await become({ isPaused: true }, 'paused')
        return
      case 'resume':
        if (isPaused) await become({ isPaused: false }, 'resumed')
        return
      case 'end':
        await become({ phase: 'ended', isPaused: false }, 'ended')
    }
  }

  /** A whole class comes in at the same moment: those who do are written together. */
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

  /** One that was taken already is taken still, whatever the teacher did since. */
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
    const { round, verdict, misconception, message, language } = await needs.judge(studentId, body, row.id)
    if (round === null) throw conflict(say('another-kind'))
    if (!countsAsTry(verdict)) {
      // Who has answered is not told which other values are right while the question is open to the class.
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
    const reply = await needs.answer(studentId, { ...body, hintsUsed: 0 }, row.id)
    const counts = reply.verdict === 'correct' || reply.verdict === 'incorrect'
    return {
      isTaken: counts,
      message: counts ? null : reply.feedback,
      judged: { ...reply, plan: null, next: null },
    }
  }

  return {
    /** Activities of the caller's own classes, newest first, 200 at most. */
    async list({ userId, role }: Session): Promise<Activity[]> {
      liveNow.forget(userId)
      const rows =
        role === 'teacher'
          ? await selectTeacherActivities(database, userId)
          : await selectStudentActivities(database, userId)
      return rows.map((row) => ({
        id: row.id,
        classroomId: row.classroomId,
        title: titleOf(row, row.skillId === null ? undefined : needs.skill(row.skillId)),
        createdAt: row.createdAt.toISOString(),
        isLive: row.phase !== 'ended',
      }))
    },
    /** What is live in the student’s classes. */
    listLive: liveNow.of,
    ...createActivityReports(needs),
    start,
    steer,
    join,
    answer,
    async state({ role, userId }: Session, id: ActivityId): Promise<ActivityState> {
      if (role === 'student') return seatOf(userId, id)
      return teacherState(needs, await requireTaught(userId, id))
    },
    /** What happens after that event, as it happens; ended with `signal`. */
    async watch(session: Session, id: ActivityId, after: number, signal: AbortSignal) {
      const { role, userId } = session
      const opening = { userId, id, after, signal }
      if (!(await selectWatchers(database, [opening])).has(opening)) throw noSuchActivity()
      return streams.watch(opening, ({ kind }) => role === 'teacher' || forStudents.has(kind))
    },
    /** Told in the transaction that makes attempts of answers. */
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
    tidy: unrevealed.tidy,
    async startLive(): Promise<void> {
      await streams.start()
      await liveNow.start()
      unrevealed.startTidying()
    },
    async stopLive(): Promise<void> {
      unrevealed.stopTidying()
      liveNow.stop()
      await streams.stop()
    },
  }
}
