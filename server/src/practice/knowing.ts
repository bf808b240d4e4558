import type { UserId } from '@skills-center/contract/ids'
import type { Question, Standing } from '@skills-center/contract/practice'
import type { SkillId } from '@skills-center/contract/ids'
import type { Skill } from '@skills-center/curriculum/skill'
import type { Beliefs } from '@skills-center/learner/belief'
import type { Choosing } from '@skills-center/learner/choose-skill'
import type { School } from '@skills-center/learner/school'
import type { Database } from '../platform/database.ts'
import type { Authored } from './asked-model.ts'
import { askedAfter, latelyOf } from './lately.ts'
import { beliefsAbout, standingOf, statesInOrder } from './learner.ts'
import { learnerCatalog } from './learner-catalog.ts'
import { findLearner, type KnownLearner, learnerOf } from './learners.ts'
import { type Asking, issueQuestion, type NextQuestionNeeds } from './next-question.ts'
import type { Schools } from './schools.ts'

export interface KnowingNeeds extends NextQuestionNeeds {
  database: Database
  schools: Schools
  authored: Authored
  /** Skills that a teacher wants practiced now. */
  pinned: (studentId: UserId) => Promise<readonly SkillId[]>
}

/** All that is known about a student at a moment. */
export interface Known {
  studentId: UserId
  learner: KnownLearner
  school: School
  beliefs: Beliefs
  /** Skills that a teacher wants practiced now, where they were asked for. */
  pinned?: ReadonlySet<string>
  /** Whole seconds since 1970. */
  at: number
}

export async function know(
  { database, schools, now }: Pick<KnowingNeeds, 'database' | 'schools' | 'now'>,
  studentId: UserId,
  found?: KnownLearner,
): Promise<Known> {
  const moment = now()
  const at = Math.floor(moment.getTime() / 1000)
  const [learner, school] = await Promise.all([
    found ?? findLearner(database, schools, studentId),
    schools.at(moment),
  ])
  return { studentId, learner, school, beliefs: beliefsAbout(school, learnerOf(learner), at), at }
}

/** The same, with what teachers want practiced now: for the choice among skills. */
export async function knowWithPins(needs: KnowingNeeds, studentId: UserId): Promise<Known> {
  const [known, pinned] = await Promise.all([know(needs, studentId), needs.pinned(studentId)])
  return { ...known, pinned: new Set(pinned) }
}

/** How a student stands in a skill. */
export const standingIn = ({ learner, school, beliefs }: Known, skillId: SkillId): Standing =>
  standingOf(school, beliefs, learnerOf(learner), skillId)

/** The same, as the choice among skills looks at it. */
export function choosingOf({ learner, school, beliefs, pinned, at }: Known): Choosing {
  const { student, states } = learnerOf(learner)
  return {
    catalog: learnerCatalog,
    school,
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
  known: Known,
  skill: Skill,
  count: number,
  asking?: Asking,
  shown: readonly Shown[] = [],
): Question[] {
  const { studentId, learner, school, beliefs } = known
  const purpose = standingIn(known, skill.id).isDue ? 'review' : 'practice'
  const row = learner.rows.get(skill.id)
  const before = shown.filter(({ skillId }) => skillId === skill.id)
  let lately = before.reduce(askedAfter, latelyOf(row))
  const underway = [...(asking?.avoid ?? [])]
  return Array.from({ length: count }, () => {
    const issued = issueQuestion(needs, {
      studentId,
      skill,
      school,
      student: learner.student,
      state: row?.state,
      beliefs,
      lately,
      underway,
      purpose,
      ...asking,
    })
    lately = askedAfter(lately, issued)
    underway.push(issued.asked)
    return issued.question
  })
}
