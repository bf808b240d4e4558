import type { UserId } from '@skills-center/contract/ids'
import type { Question, SkillProgress } from '@skills-center/contract/practice'
import type { SkillId } from '@skills-center/contract/ids'
import type { Skill } from '@skills-center/curriculum/skill'
import type { Beliefs } from '@skills-center/learner/belief'
import type { Choosing } from '@skills-center/learner/choose-skill'
import type { Population } from '@skills-center/learner/population'
import type { Database, Queryable } from '../../platform/database.ts'
import type { Authored } from '../questions/resolve-item-model.ts'
import { askedAfter, claimCameElsewhere, latelyOf } from '../questions/lately.ts'
import { beliefsAbout, getSkillProgress, statesInOrder } from './learner.ts'
import { isClaim, learnerCatalog } from './learner-catalog.ts'
import { findLearner, type StoredLearner, learnerOf } from './learners.ts'
import { type Asking, issueQuestion, type NextQuestionNeeds } from '../questions/next-question.ts'
import type { Populations } from './populations.ts'

export interface SnapshotDeps extends NextQuestionNeeds {
  database: Database
  populations: Populations
  authored: Authored
  /** Skills that a teacher wants practiced now. */
  pinned: (studentId: UserId) => Promise<readonly SkillId[]>
}

/** What it takes to read what is known about students. */
export type SnapshotReads = Pick<SnapshotDeps, 'populations' | 'now'> & { database: Queryable }

/** All that is known about a student at a moment. */
export interface LearnerSnapshot {
  studentId: UserId
  learner: StoredLearner
  population: Population
  beliefs: Beliefs
  /** Skills that a teacher wants practiced now, where they were asked for. */
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

/** The same, with what teachers want practiced now: for the choice among skills. */
export async function loadSnapshotWithPins(needs: SnapshotDeps, studentId: UserId): Promise<LearnerSnapshot> {
  const [snapshot, pinned] = await Promise.all([loadSnapshot(needs, studentId), needs.pinned(studentId)])
  return { ...snapshot, pinned: new Set(pinned) }
}

/** How a student does in a skill. */
export const progressIn = (
  { learner, population, beliefs }: LearnerSnapshot,
  skillId: SkillId,
): SkillProgress => getSkillProgress(population, beliefs, learnerOf(learner), skillId)

/** The same, as the choice among skills looks at it. */
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

/** A question that is before the student already and not answered yet, as far as is known. */
export interface Shown {
  skillId: SkillId
  /** The item's fingerprint. */
  item: number
  task: number | null
  /** 0 for none. */
  story: number
  /** The way of asking, by the learner model's item id. */
  asked: string
}

/**
 * The next so many questions of a skill, all chosen by what is known now. What was `shown` before them, the
 * earliest first, does not come again, and the first of them comes after the last of it.
 */
export function issue(
  needs: NextQuestionNeeds,
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
  let lately = before.reduce(askedAfter, latelyOf(row))
  const underway = [...(asking?.avoid ?? [])]
  // Questions that come with a reason for their skill go from skill to skill.
  const hadClaimElsewhere =
    asking?.because !== undefined &&
    (claimCameElsewhere(skill.id, learner.rows.values(), isClaim) ||
      shown.some(({ skillId, asked }) => skillId !== skill.id && isClaim(asked)))
  return Array.from({ length: count }, () => {
    const issued = issueQuestion(needs, {
      studentId,
      skill,
      population,
      student: learner.student,
      state: row?.state,
      beliefs,
      lately,
      hadClaimElsewhere,
      underway,
      purpose,
      ...asking,
    })
    lately = askedAfter(lately, issued)
    underway.push(issued.asked)
    return issued.question
  })
}
