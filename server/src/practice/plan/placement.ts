import type { UserId } from '@skills-center/contract/ids'
import { SkillId } from '@skills-center/contract/ids'
import type { Achievement, AchievementId } from '@skills-center/contract/achievements'
import type {
  Placement,
  PlacedSkill,
  PlacementResult,
  PlacementStatus,
  PracticePlan,
  Question,
} from '@skills-center/contract/practice'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { beliefIn, masteryOf } from '@skills-center/learner/belief'
import type { Skill as LearnerSkill } from '@skills-center/learner/catalog'
import { choosePlacementSkill } from '@skills-center/learner/choose-placement'
import { placementTarget } from '@skills-center/learner/constants'
import { readiness } from '@skills-center/learner/readiness'
import { insertPlacement, selectPlacement, selectPlacementEarnings } from './deferral-queries.ts'
import {
  choosingOf,
  issue,
  loadSnapshot,
  type LearnerSnapshot,
  type SnapshotDeps,
} from '../learner/learner-snapshot.ts'
import { learnerCatalog } from '../learner/learner-catalog.ts'
import type { AskOnScreen } from '../questions/on-screen.ts'
import { formatSkillReason } from '../questions/reasons.ts'

export interface PlacementDeps extends SnapshotDeps {
  skill: (id: SkillId) => Skill | undefined
  /** The skills that the plan puts first. */
  beginWith: (snapshot: LearnerSnapshot) => Skill[]
  askOnScreen: AskOnScreen
  achievement: (id: AchievementId) => Achievement
}

const fewest = 10
const max = 25
/** Below this mean variance over the grade's skills, in squared logits, another question tells little. */
const doubtEnough = 0.75
/** After this many practice answers, placement is no longer offered to a student who has not begun it. */
const offeredUnder = 5

/** Placement: finds where a student is in the curriculum, with 10 to 25 questions over any number of visits. */
export function createPlacement(deps: PlacementDeps) {
  async function stateOf(
    snapshot: LearnerSnapshot,
  ): Promise<PracticePlan['placement'] & { asked: number; isNoted: boolean }> {
    const {
      answered,
      deferred,
      is_finished: isNoted,
    } = await selectPlacement(deps.database, snapshot.studentId)
    const asked = answered + deferred
    const isDone = isNoted || asked >= max || (asked >= fewest && doubtOf(snapshot) <= doubtEnough)
    const status: PlacementStatus = isDone ? 'done' : asked > 0 ? 'under-way' : 'not-begun'
    const practiced = snapshot.learner.student.answered - answered
    return { status, asked, isNoted, isOffered: status === 'not-begun' && practiced < offeredUnder }
  }

  /** The most informative question, kept until it is answered; null at the end, which is then stored. */
  async function next(snapshot: LearnerSnapshot): Promise<Question | null> {
    const { status, isNoted } = await stateOf(snapshot)
    if (status === 'done') {
      if (!isNoted) await insertPlacement(deps.database, snapshot.studentId, deps.now())
      return null
    }
    const { studentId } = snapshot
    const isAsked = () => true
    return (await deps.askOnScreen(studentId, 'placement', isAsked, async () => chosen(snapshot))) ?? null
  }

  function chosen(snapshot: LearnerSnapshot): Question | undefined {
    const choice = choosePlacementSkill(choosingOf(snapshot))
    const [question] = issue(deps, snapshot, skillOf(choice.skill), 1, {
      purpose: 'placement',
      target: placementTarget,
      because: formatSkillReason(choice.reason, String),
    })
    return question
  }

  function skillOf({ id }: LearnerSkill): Skill {
    const skill = deps.skill(SkillId.parse(id))
    if (skill === undefined) throw new Error(`The curriculum has no skill ${id}`)
    return skill
  }

  async function resultOf(snapshot: LearnerSnapshot): Promise<PlacementResult> {
    const { points, achievements } = await selectPlacementEarnings(deps.database, snapshot.studentId)
    return {
      certainty: certaintyOf(snapshot),
      skills: around(snapshot, 1).map((skill) => ({
        skill: summarise(skillOf(skill)),
        outlook: outlookOf(snapshot, skill),
      })),
      beginWith: deps.beginWith(snapshot).map(summarise),
      earned: { points, achievements: achievements.map(deps.achievement) },
    }
  }

  return {
    stateOf,
    next,
    async placement(studentId: UserId): Promise<Placement> {
      const snapshot = await loadSnapshot(deps, studentId)
      const { status, asked } = await stateOf(snapshot)
      const isDone = status === 'done'
      return {
        status,
        asked,
        least: fewest,
        most: max,
        next: isDone ? null : await next(snapshot),
        result: isDone ? await resultOf(snapshot) : null,
      }
    },
  }
}

/** Skills within `reach` grades of the student's grade; all skills if there are none. */
function around({ learner }: LearnerSnapshot, reach: number): readonly LearnerSkill[] {
  const { grade } = learner.student
  const near = learnerCatalog.skills.filter(
    (skill) => grade !== null && skill.grade !== null && Math.abs(skill.grade - grade) <= reach,
  )
  return near.length > 0 ? near : learnerCatalog.skills
}

/** The mean variance of the beliefs about the skills of the grade. */
function doubtOf(snapshot: LearnerSnapshot): number {
  const skills = around(snapshot, 0)
  return skills.reduce((sum, { index }) => sum + (snapshot.beliefs.variance[index] ?? 0), 0) / skills.length
}

/** Mastery from which a skill is likely known, and readiness from which it can be learned. */
export const likelyKnown = 0.7
export const readyEnough = 0.7
/** Mean variance up to which the result is sure, and fairly sure. */
const sure = 0.7
const fairlySure = 0.76

function outlookOf({ population, beliefs }: LearnerSnapshot, skill: LearnerSkill): PlacedSkill['outlook'] {
  if (masteryOf(population, skill, beliefIn(beliefs, skill)) >= likelyKnown) return 'known'
  return readiness(learnerCatalog, population, beliefs, skill) >= readyEnough ? 'ready' : 'later'
}

function certaintyOf(snapshot: LearnerSnapshot): PlacementResult['certainty'] {
  const doubt = doubtOf(snapshot)
  return doubt <= sure ? 'sure' : doubt <= fairlySure ? 'fairly-sure' : 'rough'
}
