import type { SkillId, UserId } from '@skills-center/contract/ids'
import { selectSkill } from '@skills-center/curriculum/catalogue'
import { fingerprint, makeItem } from '@skills-center/curriculum/make-item'
import type { SkillState } from '@skills-center/learner/state'
import { newStudent } from '@skills-center/learner/state'
import { update } from '@skills-center/learner/update'
import type { Queryable } from '../platform/database.ts'
import { beliefsAbout, type Learner } from './learner.ts'
import { learnerCatalog, learnerItem } from './learner-catalog.ts'
import { modelVersion } from './model-version.ts'
import {
  type LearnerRow,
  type LearnerRows,
  selectAttempts,
  selectLearners,
  type TakenAttempt,
} from './queries.ts'
import type { Schools } from './schools.ts'

/** Questions of a skill that must pass before the same one may come again. */
export const rememberedItems = 60

export interface KnownLearner extends LearnerRows {
  /** Worked out from the attempts just now, and not yet in the database. */
  isRebuilt: boolean
}

export const learnerOf = ({ student, rows }: LearnerRows): Learner => ({
  student,
  states: new Map(Array.from(rows, ([id, row]): [SkillId, SkillState] => [id, row.state])),
})

/** What is known about each student; where another version of the model wrote it, it is worked out from the attempts. */
export async function findLearners(
  database: Queryable,
  schools: Schools,
  studentIds: readonly UserId[],
): Promise<Map<UserId, KnownLearner>> {
  const found = await selectLearners(database, studentIds)
  const learners = new Map<UserId, KnownLearner>()
  for (const [id, learner] of found) {
    const isCurrent = learner.modelVersion === modelVersion
    learners.set(
      id,
      isCurrent ? { ...learner, isRebuilt: false } : await rebuildLearner(database, schools, id, learner),
    )
  }
  return learners
}

export async function findLearner(database: Queryable, schools: Schools, id: UserId): Promise<KnownLearner> {
  const learner = (await findLearners(database, schools, [id])).get(id)
  return learner ?? { student: newStudent(null), modelVersion: null, rows: new Map(), isRebuilt: false }
}

/** Works everything out again that the model keeps about a student: a fold over the attempts, in their order. */
export async function rebuildLearner(
  database: Queryable,
  schools: Schools,
  studentId: UserId,
  { student: { grade } }: Pick<LearnerRows, 'student'>,
): Promise<KnownLearner> {
  const learner: KnownLearner = {
    student: newStudent(grade),
    modelVersion,
    rows: new Map(),
    isRebuilt: true,
  }
  for (const attempt of await selectAttempts(database, studentId)) {
    await take(learner, schools, studentId, attempt)
  }
  learner.student = { ...learner.student, grade }
  return learner
}

async function take(
  learner: KnownLearner,
  schools: Schools,
  studentId: UserId,
  attempt: TakenAttempt,
): Promise<void> {
  const skill = selectSkill(attempt.skill_id)
  const model = skill?.models.find(({ id }) => id === attempt.model_id)
  // A question that the curriculum no longer asks says nothing about those that it does.
  if (skill === undefined || model === undefined) return
  const school = await schools.at(attempt.answered_at)
  const known = learner.rows.get(skill.id)
  const at = Math.max(Math.floor(attempt.answered_at.getTime() / 1000), learner.student.session.at)
  const student = { ...learner.student, grade: attempt.grade ?? learner.student.grade }
  const item = learnerItem(skill.id, model.id, attempt.level)
  const beliefs = beliefsAbout(school, learnerOf({ ...learner, student }), at)
  const updated = update(learnerCatalog, school, student, known?.state, beliefs, {
    item,
    isCorrect: attempt.verdict === 'correct',
    hintsUsed: attempt.hints_used,
    attempt: attempt.try,
    activeSeconds: attempt.active_ms / 1000,
    at,
  })
  const made = fingerprint(makeItem(skill, model, attempt.level, attempt.seed))
  const row: LearnerRow = {
    student_id: studentId,
    skill_id: skill.id,
    state: updated.state,
    last_level: attempt.level,
    recent_items: [made, ...(known?.recent_items ?? [])].slice(0, rememberedItems),
    first_mastered_at: known?.first_mastered_at ?? (updated.state.mastered ? attempt.answered_at : null),
  }
  learner.student = updated.student
  learner.rows.set(skill.id, row)
}
