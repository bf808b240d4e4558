import { SkillId, type UserId } from '@skills-center/contract/ids'
import type { PlanChange } from '@skills-center/contract/practice'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import type { Beliefs } from '@skills-center/learner/belief'
import { otherWayAfter } from '@skills-center/learner/constants'
import type { Population } from '@skills-center/learner/population'
import { type Plan, planFor, type Stuck } from '@skills-center/learner/stuck-plan'
import type { Queryable } from '../../platform/database.ts'
import { statesInOrder } from '../learner/learner.ts'
import { learnerCatalog, learnerSkill, partsOf } from '../learner/learner-catalog.ts'
import { type StoredLearner, learnerOf } from '../learner/learners.ts'
import { type LearnerRow, type PlanRow, selectPlans } from '../queries.ts'
import { toRecentlyAsked } from '../questions/recently-asked.ts'
import { formatPlan } from '../questions/reasons.ts'

/** A question that was closed without a right answer, and what is known about the student after it. */
export interface Missed {
  studentId: UserId
  skillId: SkillId
  population: Population
  beliefs: Beliefs
  learner: StoredLearner
}

/** The ways of asking, as learner model item ids, whose model was among the latest asked. */
export function recentlyAskedItems(skill: Pick<Skill, 'id'>, row: LearnerRow | undefined): string[] {
  const recent = toRecentlyAsked(row)
    .asked.slice(0, otherWayAfter)
    .map((asked) => partsOf(asked).modelId)
  return learnerSkill(skill)
    .items.map(({ id }) => id)
    .filter((id) => recent.includes(partsOf(id).modelId))
}

/**
 * The change of plan for each missed question; null if none is needed. Queries the database only for stuck students.
 */
export async function changePlans(tx: Queryable, missed: readonly Missed[]): Promise<(Plan | null)[]> {
  const stuck = missed.map((one) => stuckOf(one))
  const asking = stuck.filter((one) => planFor(one.stuck) !== null)
  if (asking.length === 0) return missed.map(() => null)
  const plans = await selectPlans(
    tx,
    asking.map(({ missed: { studentId } }) => studentId),
  )
  return stuck.map((one) => (asking.includes(one) ? propose(one, plans) : null))
}

/** The same for one question, given the earlier proposals, newest first. */
export const changePlan = (missed: Missed, proposed: readonly PlanRow[]): Plan | null =>
  propose(stuckOf(missed), proposed)

function propose({ missed, stuck }: ReturnType<typeof stuckOf>, plans: readonly PlanRow[]): Plan | null {
  const { studentId, learner } = missed
  const proposed = plans
    .filter((row) => row.student_id === studentId)
    .map(({ plan, skill_id: of, answered_after: answered, answered_at: at }) => ({
      ...plan,
      for: of,
      answered,
      isThisSession: at.getTime() / 1000 >= learner.student.session.began,
    }))
  return planFor({ ...stuck, proposed })
}

function stuckOf(missed: Missed): { missed: Missed; stuck: Stuck } {
  const { skillId, population, beliefs, learner } = missed
  const skill = learnerSkill({ id: skillId })
  const recent = recentlyAskedItems({ id: skillId }, learner.rows.get(skillId))
  return {
    missed,
    stuck: {
      catalog: learnerCatalog,
      population,
      beliefs,
      states: statesInOrder(learnerOf(learner).states),
      skill,
      proposed: [],
      hasOtherWay: recent.length < skill.items.length,
    },
  }
}

/** A plan as told to the student. */
export function toPlanReply(
  plan: Plan | null,
  skill: Skill,
  find: (id: SkillId) => Skill | undefined,
): PlanChange | null {
  const about = plan === null ? undefined : find(SkillId.parse(plan.skill))
  // A skill that has left the curriculum is no longer proposed.
  if (plan === null || about === undefined) return null
  const leadsTo = plan.kind === 'break' ? null : summarise(about)
  return { kind: plan.kind, skill: leadsTo, words: formatPlan(plan, skill.name, about.name) }
}
