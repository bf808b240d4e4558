import type { UserId } from '@skills-center/contract/ids'
import type { Question, SkillProgress } from '@skills-center/contract/practice'
import type { SkillId } from '@skills-center/contract/ids'
import type { Skill } from '@skills-center/curriculum/skill'
import type { Beliefs } from '@skills-center/learner/belief'
import type { Choosing } from '@skills-center/learner/choose-skill'
import type { Population } from '@skills-center/learner/population'
import type { Database, Queryable } from '../../platform/database.ts'
import type { Authored } from '../questions/resolve-item-model.ts'
import { withAsked, hadRecentClaim, toRecentlyAsked } from '../questions/recently-asked.ts'
import { beliefsAbout, getSkillProgress, statesInOrder } from './learner.ts'
import { isClaim, learnerCatalog } from './learner-catalog.ts'
import { findLearner, type StoredLearner, learnerOf } from './learners.ts'
import { type Asking, issueQuestion, type NextQuestionDeps } from '../questions/next-question.ts'
import type { Populations } from './populations.ts'

export interface SnapshotDeps extends NextQuestionDeps {
  database: Database
  populations: Populations
  authored: Authored
  /** Skills that a teacher has pinned for practice now. */
  pinned: (studentId: UserId) => Promise<readonly SkillId[]>
}

/** The dependencies for reading what is known about students. */
export type SnapshotReads = Pick<SnapshotDeps, 'populations' | 'now'> & { database: Queryable }

/** Everything known about a student at one time. */
export interface LearnerSnapshot {
  studentId: UserId
  learner: StoredLearner
  population: Population
  beliefs: Beliefs
  /** Skills that a teacher has pinned, if they were loaded. */
  pinned?: ReadonlySet<string>
  /** Whole seconds since 1970. */
  at: number
}

export async function loadSnapshot(
  { database, populations, now }: SnapshotReads,
  studentId: UserId,
  found?: StoredLearner,
): Promise<LearnerSnapshot> {
  const moment = now()
  const at = Math.floor(moment.getTime() / 1000)
  const [learner, population] = await Promise.all([
    found ?? findLearner(database, populations, studentId),
    populations.at(moment),
  ])
  return { studentId, learner, population, beliefs: beliefsAbout(population, learnerOf(learner), at), at }
}

/** Loads the snapshot with the teachers' pinned skills, for choosing among skills. */
export async function loadSnapshotWithPins(deps: SnapshotDeps, studentId: UserId): Promise<LearnerSnapshot> {
  const [snapshot, pinned] = await Promise.all([loadSnapshot(deps, studentId), deps.pinned(studentId)])
  return { ...snapshot, pinned: new Set(pinned) }
}

/** A student's progress in a skill. */
export const progressIn = (
  { learner, population, beliefs }: LearnerSnapshot,
  skillId: SkillId,
): SkillProgress => {
  const row = learner.rows.get(skillId)
  const rows = new Map(row === undefined ? [] : [[skillId, row]])
  return getSkillProgress(population, beliefs, learnerOf({ ...learner, rows }), skillId)
}

/** The snapshot in the form that the choice among skills needs. */
export function choosingOf({ learner, population, beliefs, pinned, at }: LearnerSnapshot): Choosing {
  const { student, states } = learnerOf(learner)
  return {
    catalog: learnerCatalog,
    population,
    student,
    states: statesInOrder(states),
    beliefs,
    at,
    ...(pinned && { pinned }),
  }
}

/** A question that the student has already been shown and, as far as we know, not answered yet. */
export interface Shown {
  skillId: SkillId
  /** The item's fingerprint. */
  item: number
  task: number | null
  /** 0 if there is no story. */
  story: number
  /** The way of asking, as the learner model's item id. */
  asked: string
}

/**
 * Issues the next `count` questions of a skill, all chosen from the same snapshot. Questions in `shown` (earliest
 * first) do not come again; the first new one follows the last of them.
 */
export function issue(
  deps: NextQuestionDeps,
  snapshot: LearnerSnapshot,
  skill: Skill,
  count: number,
  asking?: Asking,
  shown: readonly Shown[] = [],
): Question[] {
  const { studentId, learner, population, beliefs } = snapshot
  const purpose = progressIn(snapshot, skill.id).isDue ? 'review' : 'practice'
  const row = learner.rows.get(skill.id)
  const before = shown.filter(({ skillId }) => skillId === skill.id)
  let recent = before.reduce(withAsked, toRecentlyAsked(row))
  const underway = [...(asking?.avoid ?? [])]
  // A reason for the skill means that questions move from skill to skill.
  const hadClaimElsewhere =
    asking?.because !== undefined &&
    (hadRecentClaim(skill.id, learner.rows.values(), isClaim) ||
      shown.some(({ skillId, asked }) => skillId !== skill.id && isClaim(asked)))
  return Array.from({ length: count }, () => {
    const issued = issueQuestion(deps, {
      studentId,
      skill,
      population,
      student: learner.student,
      state: row?.state,
      beliefs,
      recent,
      hadClaimElsewhere,
      underway,
      purpose,
      ...asking,
    })
    recent = withAsked(recent, issued)
    underway.push(issued.asked)
    return issued.question
  })
}
