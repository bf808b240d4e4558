import { beliefIn, type Beliefs, typical } from './belief.ts'
import type { Catalog, Item } from './catalog.ts'
import { secondsPerDay } from './constants.ts'
import { seenBefore } from './seen-items.ts'
import { logit } from './normal.ts'
import type { Population } from './population.ts'
import { againOf, pairKey, runKeys, runOf, type Runs } from './situation-keys.ts'
import type { SkillState, StudentState } from './state.ts'
import { shrunk, tallyAt } from './tally.ts'

/** The context of the next answer: the features that predict it, and the keys of the tallies that it updates. */
export interface Situation {
  /** In the order of `featureNames`. */
  features: Float64Array
  pairs: readonly number[]
  runs: Runs
}

/** The logit beyond which the believed probability may get a different slope: about 3 in 4, and 1 in 4. */
const bend = 1.1

/** Weights of the latest five answers, newest first. */
const nearness = [1, 0.75, 0.6, 0.5, 0.5]

/** Sum of the latest `most` answers (right 1, wrong -1), divided by `most` even if there are fewer. */
function balance(recent: number, answered: number, max: number): number {
  const count = Math.min(max, answered)
  let sum = 0
  for (let back = 0; back < count; back += 1) sum += (recent >> back) & 1 ? 1 : -1
  return sum / max
}

/** The features and tally keys for the next answer to this item. */
export function situate(
  catalog: Catalog,
  population: Population,
  student: StudentState,
  state: SkillState | undefined,
  item: Item,
  believedChance: number,
  beliefs: Beliefs,
): Situation {
  const skill = catalog.skills[item.skillIndex]
  if (skill === undefined) throw new RangeError(`${item.id} belongs to no skill`)
  const belief = beliefIn(beliefs, skill)
  const usual = typical(population, skill, student.grade)
  const answered = state?.answered ?? 0
  const right = state?.right ?? 0
  const recent = state?.recent ?? 0

  const pairs = student.last.flatMap((earlier) =>
    catalog.itemIndex.has(earlier.item) ? [pairKey(catalog, earlier, item)] : [],
  )
  const tallies = pairs.map((key) => tallyAt(population.pairs, key))
  let predicted = 0
  for (const [back, tally] of tallies.entries()) predicted += (nearness[back] ?? 0) * shrunk(tally, 0, 6)

  const met = seenBefore(state?.met ?? [], item.key)
  const runs = runKeys(
    catalog,
    item,
    runOf(recent, answered, 3),
    runOf(student.recent, student.answered, 2),
    againOf(met),
  )
  const [everywhere, inSkill, atItem, again] = runs
  const usually = shrunk(tallyAt(population.runs, everywhere), 0, 5)

  const last = student.last[0]
  const lastSkill = last === undefined ? undefined : catalog.items[catalog.itemIndex.get(last.item) ?? -1]
  const believed = Math.max(-5, Math.min(5, logit(believedChance)))
  const doubt = Math.sqrt(belief.variance)
  const itemDoubt = Math.sqrt(population.itemVariance[item.index] ?? 0)
  return {
    pairs,
    runs,
    features: Float64Array.of(
      1,
      believed,
      beliefs.ability.mean,
      belief.mean - usual - beliefs.ability.mean,
      population.skillMean[skill.index] ?? 0,
      item.intended - (population.itemMean[item.index] ?? 0),
      doubt,
      itemDoubt,
      Math.log((student.right + 1) / (student.answered - student.right + 1)),
      Math.log1p(right),
      Math.log1p(answered - right),
      balance(recent, answered, 1),
      balance(recent, answered, 5),
      balance(student.recent, student.answered, 1),
      balance(student.recent, student.answered, 5),
      student.surprise,
      state?.surprise ?? 0,
      state === undefined || answered === 0 ? 0 : Math.log1p(student.answered - state.turn) / 3,
      state === undefined || answered === 0
        ? 0
        : Math.log1p(Math.max(0, beliefs.at - state.at) / secondsPerDay) / 2,
      answered === 0 ? 1 : 0,
      lastSkill?.skillIndex === item.skillIndex ? 1 : 0,
      predicted,
      Math.log1p(tallies[0]?.information ?? 0),
      shrunk(tallyAt(population.runs, inSkill), usually, 10),
      shrunk(tallyAt(population.runs, atItem), 0, 6),
      Math.log1p(met.answered),
      balance(met.recent, met.answered, 1),
      balance(met.recent, met.answered, 3),
      again === undefined ? 0 : shrunk(tallyAt(population.runs, again), 0, 6),
      Math.max(0, believed - bend),
      Math.max(0, -bend - believed),
      believed * doubt,
      believed * itemDoubt,
    ),
  }
}
