import type { SkillId, UserId } from '@skills-center/contract/ids'
import { selectSkill } from '@skills-center/curriculum/catalogue'
import { authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import { fingerprint, type Made, makeWithoutWords } from '@skills-center/curriculum/make-item'
import { beliefIn } from '@skills-center/learner/belief'
import { defer } from '@skills-center/learner/defer'
import type { SkillState } from '@skills-center/learner/state'
import { newStudent } from '@skills-center/learner/state'
import { update } from '@skills-center/learner/update'
import type { Queryable } from '../../platform/database.ts'
import { masteryBy } from '../packs/offline-answers.ts'
import { beliefsFor, type Learner } from './learner.ts'
import { learnerCatalog, learnerItem, learnerSkill } from './learner-catalog.ts'
import { packRecent, rememberedTasks, storyNumber, toRecentlyAsked } from '../questions/recently-asked.ts'
import { type Deferral, selectDeferrals } from '../plan/deferral-queries.ts'
import {
  type LearnerRow,
  type LearnerRows,
  selectAttempts,
  selectLearners,
  type TakenAttempt,
} from '../queries.ts'
import { type HistoryMark, selectHistoryMarks } from './history-mark-queries.ts'
import type { Populations } from './populations.ts'

/** How many other questions of a skill must come before the same item may repeat. */
const rememberedItems = 60

/** How many questions of a skill have their way of asking remembered. */
const rememberedAsked = 10

/**
 * What the skill asked recently, after this question. A second try is the same question. A teacher's question (without
 * `made`) adds no item, because it is never chosen automatically.
 */
export function recentAfter(
  row: LearnerRow | undefined,
  asked: string,
  attempt: 1 | 2,
  made: Pick<Made, 'template' | 'task'> | undefined,
): string {
  const before = toRecentlyAsked(row)
  const item = made === undefined ? [] : [fingerprint(made.template)]
  const story = made === undefined ? [] : [storyNumber(made.template)]
  const task = made === undefined || made.task === null ? [] : [made.task]
  return packRecent({
    asked: attempt === 2 ? before.asked : [asked, ...before.asked].slice(0, rememberedAsked),
    items: [...item, ...before.items].slice(0, rememberedItems),
    tasks: [...task, ...before.tasks].slice(0, rememberedTasks),
    stories: [...story, ...before.stories].slice(0, rememberedTasks),
  })
}

export interface StoredLearner extends LearnerRows {
  /** Just recomputed from the attempts, and not yet stored. */
  isRebuilt: boolean
}

export const learnerOf = ({ student, rows }: LearnerRows): Learner => ({
  student,
  states: new Map(Array.from(rows, ([id, row]): [SkillId, SkillState] => [id, row.state])),
  everMastered: new Set([...rows].flatMap(([id, row]) => (row.first_mastered_at === null ? [] : [id]))),
})

/**
 * What is known about each student. If another model version stored it, it is recomputed from the attempts. For
 * `joins`, see `createRebuiltLearners`.
 */
export async function findLearners(
  database: Queryable,
  populations: Populations,
  studentIds: readonly UserId[],
  { joins = false }: { joins?: boolean } = {},
): Promise<Map<UserId, StoredLearner>> {
  const found = await selectLearners(database, populations.model, studentIds)
  const old = [...found].flatMap(([id, { isCurrent }]) => (isCurrent ? [] : [id]))
  const pasts = old.length === 0 ? new Map<UserId, HistoryMark>() : await selectHistoryMarks(database, old)
  const learners = new Map<UserId, StoredLearner>()
  for (const [id, learner] of found) {
    const past = pasts.get(id)
    const { grade } = learner.student
    if (learner.isCurrent) learners.set(id, { ...learner, isRebuilt: false })
    else if (past === undefined || past.isEmpty)
      learners.set(id, { student: newStudent(grade), isCurrent: true, rows: new Map(), isRebuilt: true })
    else {
      const rebuild = () => rebuildLearner(database, populations, id, learner)
      const made = await populations.rebuilt.get(id, { past, grade, joins }, rebuild)
      learners.set(id, { ...made, isRebuilt: true })
    }
  }
  return learners
}

export async function findLearner(
  database: Queryable,
  populations: Populations,
  id: UserId,
): Promise<StoredLearner> {
  const learner = (await findLearners(database, populations, [id], { joins: true })).get(id)
  return learner ?? { student: newStudent(null), isCurrent: false, rows: new Map(), isRebuilt: false }
}

/** Recomputes a student's learner state by folding over their attempts and deferrals in order. */
export async function rebuildLearner(
  database: Queryable,
  populations: Populations,
  studentId: UserId,
  { student: { grade } }: Pick<LearnerRows, 'student'>,
): Promise<StoredLearner> {
  const learner: StoredLearner = {
    student: newStudent(grade),
    isCurrent: true,
    rows: new Map(),
    isRebuilt: true,
  }
  // Attempts without credit changed nothing.
  const attempts = (await selectAttempts(database, studentId)).filter((attempt) => attempt.is_credited)
  const deferrals = await selectDeferrals(database, studentId)
  const events = [
    ...attempts.map((attempt) => ({
      at: attempt.answered_at,
      take: () => take(learner, populations, studentId, attempt),
    })),
    ...deferrals.map((deferral) => ({
      at: deferral.deferred_at,
      take: () => applyDeferral(learner, populations, studentId, deferral),
    })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (const event of events) await event.take()
  learner.student = { ...learner.student, grade }
  return learner
}

async function take(
  learner: StoredLearner,
  populations: Populations,
  studentId: UserId,
  attempt: TakenAttempt,
): Promise<void> {
  const skill = selectSkill(attempt.skill_id)
  const model = skill?.models.find(({ id }) => id === attempt.model_id)
  // A question that has left the curriculum says nothing about today's questions.
  if (skill === undefined || (model === undefined && authoredNameOf(attempt.model_id) === undefined)) return
  const population = await populations.at(attempt.answered_at)
  const known = learner.rows.get(skill.id)
  const at = Math.max(Math.floor(attempt.answered_at.getTime() / 1000), learner.student.session.at)
  const student = { ...learner.student, grade: attempt.grade ?? learner.student.grade }
  const item = learnerItem(skill.id, attempt.model_id, attempt.level)
  const beliefs = beliefsFor(population, learnerOf({ ...learner, student }), at, learnerSkill(skill))
  const updated = update(learnerCatalog, population, student, known?.state, beliefs, {
    item,
    isCorrect: attempt.verdict === 'correct',
    hintsUsed: attempt.hints_used,
    attempt: attempt.try,
    activeSeconds: attempt.active_ms / 1000,
    at,
    isPlacement: attempt.purpose === 'placement',
  })
  const state = masteryBy({ isOffline: attempt.is_offline }, known?.state, updated.state)
  // A teacher's question is never chosen automatically, so there is no repetition to prevent.
  const made = model === undefined ? undefined : makeWithoutWords(skill, model, attempt.level, attempt.seed)
  const row: LearnerRow = {
    student_id: studentId,
    skill_id: skill.id,
    state,
    recent: recentAfter(known, item.id, attempt.try, made),
    is_practiced: known?.is_practiced === true || attempt.purpose !== 'placement',
    first_mastered_at: known?.first_mastered_at ?? (state.mastered ? attempt.answered_at : null),
  }
  learner.student = updated.student
  learner.rows.set(skill.id, row)
}

/** Applies a deferred skill: updates `learner` in place and returns the skill's row. */
export async function applyDeferral(
  learner: StoredLearner,
  populations: Populations,
  studentId: UserId,
  deferral: Deferral,
): Promise<LearnerRow | undefined> {
  const skill = selectSkill(deferral.skill_id)
  const model = skill?.models.find(({ id }) => id === deferral.model_id)
  if (skill === undefined || model === undefined) return undefined
  const population = await populations.at(deferral.deferred_at)
  const known = learner.rows.get(skill.id)
  const at = Math.max(Math.floor(deferral.deferred_at.getTime() / 1000), learner.student.session.at)
  const student = { ...learner.student, grade: deferral.grade ?? learner.student.grade }
  const item = learnerItem(skill.id, model.id, deferral.level)
  const about = learnerSkill(skill)
  const belief = beliefIn(beliefsFor(population, learnerOf({ ...learner, student }), at, about), about)
  const isPlacement = deferral.purpose === 'placement'
  const deferred = defer(population, student, known?.state, belief, { item, isPlacement, at })
  const made = makeWithoutWords(skill, model, deferral.level, deferral.seed)
  const row: LearnerRow = {
    student_id: studentId,
    skill_id: skill.id,
    state: deferred.state,
    recent: recentAfter(known, item.id, 1, made),
    is_practiced: known?.is_practiced === true,
    first_mastered_at: known?.first_mastered_at ?? null,
  }
  learner.student = deferred.student
  learner.rows.set(skill.id, row)
  return row
}
