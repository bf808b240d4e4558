import type {
  Activity,
  ActivityEvent,
  ActivityId,
  ActivityStep,
  startActivity,
  TeacherActivity,
} from '@skills-center/contract/activities'
import { ActivityId as ActivityIdSchema } from '@skills-center/contract/activities'
import type { BodyOf } from '@skills-center/contract/endpoint'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import { authoredModelId, authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import type { Skill } from '@skills-center/curriculum/skill'
import { isUniqueViolation } from '../platform/database.ts'
import type { Queryable } from '../platform/database.ts'
import { badRequest, conflict, notFound } from '../platform/problems.ts'
import { appendEvents } from './event-queries.ts'
import type { ActivitiesDeps } from './deps.ts'
import {
  type ActivityRow,
  insertActivity,
  insertRound,
  lockActivity,
  selectRounds,
  selectTaughtActivity,
  selectTaughtClass,
  updateActivity,
} from './queries.ts'
import { chooseRound, maxSeeds } from './rounds.ts'
import { teacherState } from './states.ts'
import type { UnrevealedAnswers } from './unrevealed-answers.ts'
import { say } from './messages.gen.ts'

const usualLevel = 2

/** For anyone outside its class, an activity does not exist. */
export const noSuchActivity = () => notFound(say('no-such-activity'))

/** What a teacher does with a live activity: starts it and leads it step by step. */
export function createSteering(deps: ActivitiesDeps, unrevealed: UnrevealedAnswers) {
  const { database, now, newId } = deps

  async function requireTaught(teacherId: UserId, id: ActivityId): Promise<ActivityRow> {
    const row = await selectTaughtActivity(database, teacherId, id)
    if (row === undefined) throw noSuchActivity()
    return row
  }

  async function start(
    teacherId: UserId,
    classroomId: ClassroomId,
    { skillId, mode, questionIds }: BodyOf<typeof startActivity>,
  ): Promise<Activity> {
    const taught = await selectTaughtClass(database, teacherId, classroomId)
    if (taught === undefined) throw notFound(say('no-such-classroom'))
    if (!taught.isActive) throw conflict(say('class-archived'))
    const skill = deps.skill(skillId)
    if (skill === undefined) throw notFound(say('no-such-skill'))
    if (questionIds.length > 0 && mode !== 'together') throw badRequest(say('own-questions-together'))
    const ownModels = await ownModelsOf(deps, teacherId, skillId, questionIds)
    const id = ActivityIdSchema.parse(newId())
    const isFromUnverified = !(await deps.isVerified(teacherId))
    const title = skill.name
    const row = { id, classroomId, title, createdAt: now(), skillId, mode, isFromUnverified, ownModels }
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

  /** Takes a step. If a second request or a co-teacher has already taken it, nothing changes. */
  async function steer(teacherId: UserId, id: ActivityId, step: ActivityStep): Promise<TeacherActivity> {
    const row = await requireTaught(teacherId, id)
    const isFromUnverified = !(await deps.isVerified(teacherId))
    await database.transaction(async (tx) => {
      const at = await lockActivity(tx, row)
      if (at === undefined) throw noSuchActivity()
      if (at.phase === 'ended') {
        if (step.step === 'end') return
        throw conflict(say('ended'))
      }
      await takeStep(deps, tx, { ...row, ...at }, step, isFromUnverified)
    })
    // Students see the right answer from now on, so their answers may count.
    if (step.step === 'reveal' || step.step === 'end') await unrevealed.recordClosed(id)
    return teacherState(deps, await requireTaught(teacherId, id))
  }

  return { requireTaught, start, steer }
}

/** The question versions to ask; all must belong to this skill. */
async function ownModelsOf(
  { assignable }: ActivitiesDeps,
  teacherId: UserId,
  skillId: SkillId,
  questionIds: readonly string[],
): Promise<string[]> {
  return Promise.all(
    [...new Set(questionIds)].map(async (questionId) => {
      const found = await assignable(teacherId, questionId)
      if (found === undefined || found.question.skillId !== skillId)
        throw badRequest(say('question-not-for-this'))
      return authoredModelId({ questionId, version: found.version })
    }),
  )
}

/** The next teacher-written question, with values drawn for this activity. */
async function ownRound(
  { authored, random }: ActivitiesDeps,
  { revision }: Skill,
  modelId: string | undefined,
) {
  if (modelId === undefined) throw conflict(say('all-questions-asked'))
  const name = authoredNameOf(modelId)
  const question = name && (await authored(name))
  if (question === undefined) throw conflict(say('own-question-gone'))
  return { modelId, level: question.level, seed: Math.floor(random() * maxSeeds), revision }
}

async function takeStep(
  deps: ActivitiesDeps,
  tx: Queryable,
  row: ActivityRow,
  step: ActivityStep,
  isFromUnverified: boolean,
): Promise<void> {
  const { phase, isPaused, round } = row
  const moment = deps.now()
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
      const skill = row.skillId === null ? undefined : deps.skill(row.skillId)
      if (skill === undefined) throw conflict(say('skill-gone'))
      const earlier = await selectRounds(tx, row)
      const level = step.level ?? earlier.at(-1)?.level ?? usualLevel
      const chosen =
        row.ownModels.length === 0
          ? chooseRound(skill, earlier, level, deps.random)
          : await ownRound(deps, skill, row.ownModels[earlier.length])
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
