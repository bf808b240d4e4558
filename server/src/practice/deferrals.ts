import { SkillId, type UserId } from '@skills-center/contract/ids'
import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { Deferred, Onward, Question } from '@skills-center/contract/practice'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import type { Item } from '@skills-center/curriculum/item'
import { missingPrerequisite } from '@skills-center/learner/stuck-plan'
import type { Queryable } from '../platform/database.ts'
import { insertDeferral } from './deferral-queries.ts'
import { know, type Known, type KnowingNeeds } from './knowing.ts'
import { learnerCatalog, learnerSkill } from './learner-catalog.ts'
import { findLearners, takeDeferral } from './learners.ts'
import { selectTries, upsertLearners } from './queries.ts'
import { type Following, nothingFollows } from './onward.ts'
import type { IssuedQuestion } from './question-token.ts'
import { requireOpen } from './open-questions.ts'

export interface DeferralNeeds extends KnowingNeeds {
  skill: (id: SkillId) => Skill | undefined
  /** Locks the student's record until the transaction ends. */
  lock: (tx: Queryable, studentId: UserId, at: Date) => Promise<void>
  onSettled: (tx: Queryable, studentIds: readonly UserId[]) => Promise<void>
  /** Told once the transaction is committed. */
  onChanged: (studentId: UserId) => void
  planUse: (studentId: UserId) => Promise<SubscriptionStatus>
  goOn: (known: Known, skill: Skill, planUse: SubscriptionStatus, onward: Onward | undefined) => Following
  nextPlacement: (known: Known) => Promise<Question | null>
}

/** “I haven’t learned this yet”: taken in as an event of its own, without penalty. */
export function createDeferrals(needs: DeferralNeeds) {
  async function store(question: IssuedQuestion, item: Item): Promise<void> {
    const { studentId } = question
    const at = needs.now()
    await needs.database.transaction(async (tx) => {
      await needs.lock(tx, studentId, at)
      const tries = await selectTries(tx, [question])
      // Sent twice, taken twice.
      await requireOpen(tx, question, item, { tries, unless: 'deferral' })
      const learner = (await findLearners(tx, needs.schools, [studentId])).get(studentId)
      if (learner === undefined) throw new Error('There is no such student')
      const deferral = {
        skill_id: question.skillId,
        model_id: question.modelId,
        level: question.level,
        seed: question.seed,
        purpose: question.purpose,
        grade: learner.student.grade,
        deferred_at: at,
      }
      // Sent twice, counted once.
      if (!(await insertDeferral(tx, question, deferral))) return
      const row = await takeDeferral(learner, needs.schools, studentId, deferral)
      if (row === undefined) throw new Error('The curriculum does not know this question')
      const { student, isRebuilt } = learner
      const rows = isRebuilt ? [...learner.rows.values()] : [row]
      await upsertLearners(tx, needs.schools.model, [{ studentId, student, rows, isRebuilt }])
      await needs.onSettled(tx, [studentId])
    })
    needs.onChanged(studentId)
  }

  return async (question: IssuedQuestion, skill: Skill, item: Item, onward?: Onward): Promise<Deferred> => {
    await store(question, item)
    const known = await know(needs, question.studentId)
    if (question.purpose === 'placement') {
      return { ...nothingFollows, next: await needs.nextPlacement(known), prerequisite: null }
    }
    const goingOn =
      question.purpose === 'notebook'
        ? nothingFollows
        : needs.goOn(known, skill, await needs.planUse(question.studentId), onward)
    const gap = missingPrerequisite(learnerCatalog, known.school, known.beliefs, learnerSkill(skill))
    const prerequisite = gap === undefined ? undefined : needs.skill(SkillId.parse(gap.id))
    return {
      ...goingOn,
      prerequisite: prerequisite === undefined ? null : summarise(prerequisite),
    }
  }
}
