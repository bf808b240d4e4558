import type { Beliefs } from './belief.ts'
import type { Catalog, Item, Skill } from './catalog.ts'
import { chanceBand, targetChance } from './constants.ts'
import { type Prediction, predict } from './predict.ts'
import type { Population } from './population.ts'
import type { SkillState, StudentState } from './state.ts'

export interface ItemChoice {
  item: Item
  prediction: Prediction
}

/**
 * Costs, in the unit of distance from the target probability. Repeating the last item costs more than everything else
 * together.
 */
const repeatedJustNow = 10
const outsideBand = 1
const wasRepeatedRecently = 0.08
const closedQuestion = 0.04

/**
 * Chooses the most useful question of a skill: one that the student answers right about 3 times in 4, different from
 * the last ones, and preferably open-ended. Another target moves `chanceBand` with it. `random` (0 to 1) breaks near
 * ties.
 */
export function chooseItem(
  catalog: Catalog,
  population: Population,
  student: StudentState,
  state: SkillState | undefined,
  beliefs: Beliefs,
  skill: Skill,
  random: number,
  target: number = targetChance,
  among: readonly Item[] = skill.items,
): ItemChoice {
  const scored = among.map((item) => {
    const prediction = predict(catalog, population, student, state, beliefs, item)
    return { item, prediction, cost: cost(student, item, prediction.chance, target) }
  })
  const min = Math.min(...scored.map((entry) => entry.cost))
  const near = scored.filter((entry) => entry.cost <= min + 0.03)
  const chosen = near[Math.min(near.length - 1, Math.floor(random * near.length))]
  if (chosen === undefined) throw new RangeError(`${skill.id} has no questions`)
  return chosen
}

function cost(student: StudentState, item: Item, chance: number, target: number): number {
  const isLast = student.last[0]?.item === item.id
  const isLate = !isLast && student.last.slice(1, 3).some((earlier) => earlier.item === item.id)
  const shift = target - targetChance
  const outside = Math.max(0, chanceBand[0] + shift - chance, chance - chanceBand[1] - shift)
  return (
    Math.abs(chance - target) +
    (outside > 0 ? outsideBand + outside : 0) +
    (isLast ? repeatedJustNow : 0) +
    (isLate ? wasRepeatedRecently : 0) +
    (item.options > 0 ? closedQuestion : 0)
  )
}
