import type { Engine, Standings } from '@skills-center/learner/protocol'
import { at, requireEntry } from '../at.ts'
import type { Secrets } from '../run.ts'
import type { Student } from '../student.ts'
import type { World, WorldItem, WorldSkill } from '../world.ts'

const mastered = 0.9
const belowGrade = 0.08
/** Weight of the skills that a prerequisite holds back. */
const unlocking = 0.5
/** Seconds that a plan stays valid unless the student practices. */
const planSeconds = 3600

interface Plan {
  madeAt: number
  /** The best question of each skill, and its value. */
  best: (Offer | undefined)[]
}
interface Offer {
  item: WorldItem
  value: number
}

/**
 * Sees every student's true state, and greedily asks the question with the largest expected gain in lasting knowledge.
 * Shows what better choices and reports could achieve; it is not a proven upper bound.
 */
export function createOracle({ world, student, later }: Secrets): Engine {
  const built = world.skills.map((skill) =>
    world.skills.filter((other) => other.prerequisites.includes(skill.index)),
  )
  const plans = new Map<string, Plan>()

  /** Skills of the student's grade count fully; so do the skills that hold them back, in proportion. */
  function weightOf(of: Student, skill: WorldSkill, now: number): number {
    const own = skill.grade < world.init.grade ? belowGrade : 1
    return own + unlocking * at(built, skill.index).reduce((sum, next) => sum + heldUp(of, next, now), 0)
  }
  const heldUp = (of: Student, next: WorldSkill, now: number) =>
    (next.grade < world.init.grade ? belowGrade : 1) *
    (1 - of.openness(next.index, now)) *
    (1 - of.chance(next.index, now))
  function offer(of: Student, skill: WorldSkill, now: number): Offer {
    const weight = weightOf(of, skill, now)
    const offers = skill.items.map((item) => ({ item, value: weight * of.gain(item, now, later) }))
    return offers.reduce((best, next) => (next.value > best.value ? next : best))
  }
  function planFor(of: Student, now: number): Plan {
    const known = plans.get(of.id)
    if (known !== undefined && now - known.madeAt < planSeconds) return known
    const plan = { madeAt: now, best: world.skills.map(() => undefined) }
    plans.set(of.id, plan)
    return plan
  }
  function bestOf(of: Student, now: number): WorldItem {
    const plan = planFor(of, now)
    let best: Offer | null = null
    for (const skill of world.skills) {
      const its = (plan.best[skill.index] ??= offer(of, skill, now))
      if (best === null || its.value > best.value) best = its
    }
    return best === null ? at(at(world.skills, 0).items, 0) : best.item
  }
  /** Practice affects the skill's unit, its prerequisites, and the skills built on it. */
  function forgetPlan(of: Student, skill: WorldSkill): void {
    const plan = plans.get(of.id)
    if (plan === undefined) return
    const touched = [
      skill.index,
      ...skill.siblings,
      ...skill.prerequisites,
      ...indexes(at(built, skill.index)),
    ]
    for (const index of touched) plan.best[index] = undefined
  }
  return {
    init: () => undefined,
    start: () => undefined,
    next(request) {
      const of = student(request.student)
      const item = bestOf(of, request.now)
      const p = of.itemChance(item, request.now)
      return { skill: at(world.skills, item.skill).id, item: item.id, p, why: '' }
    },
    answer(request) {
      const of = student(request.student)
      const item = requireEntry(world.items, request.item)
      forgetPlan(of, at(world.skills, item.skill))
      return standingsOf(world, of, request.now)
    },
    report: (request) => standingsOf(world, student(request.student), request.now),
    help: (request) => void plans.delete(request.student),
  }
}

const indexes = (skills: readonly WorldSkill[]) => skills.map((skill) => skill.index)

function standingsOf(world: World, of: Student, now: number): Standings {
  const known = world.skills.map((skill) => ({ skill, chance: of.chance(skill.index, now) }))
  return {
    mastery: Object.fromEntries(known.map(({ skill, chance }) => [skill.id, 100 * chance])),
    mastered: known.flatMap(({ skill, chance }) => (chance >= mastered ? [skill.id] : [])),
    stuck: known
      .filter(({ skill, chance }) => chance < mastered && of.isBlocked(skill.index, now))
      .toSorted((left, right) => right.skill.grade - left.skill.grade || left.chance - right.chance)
      .map(({ skill }) => skill.id),
  }
}
