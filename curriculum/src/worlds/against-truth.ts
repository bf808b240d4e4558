import { createRandom } from '../random.ts'
import type { Data, Fact } from './data.ts'
import type { World, WorldAsk } from './world.ts'

/** Whether the hidden truth confirms a decided fact; undefined if it cannot tell. */
export type Truthfully<Truth> = (fact: Fact, truth: Truth, data: Data) => boolean | undefined

export interface Tally {
  decided: number
  wrong: number
  /** Facts that a question can use: decided ones and undecided ones. */
  asked: number
  all: number
}

/** For tests of worlds: compares every decided fact of many draws with the truth, by fact id. */
export function againstTruth<Truth>(
  world: Pick<World<Truth>, 'id' | 'draw' | 'facts'>,
  ask: WorldAsk,
  truthfully: Truthfully<Truth>,
  seeds = 2000,
): Record<string, Tally> {
  const tallies: Record<string, Tally> = {}
  for (let seed = 0; seed < seeds; seed += 1) {
    const { data, truth } = world.draw(createRandom(`${world.id}/${seed}`), ask)
    for (const fact of world.facts(data)) {
      const tally = (tallies[fact.id] ??= { decided: 0, wrong: 0, asked: 0, all: 0 })
      tally.all += 1
      if (fact.verdict !== 'too-near') tally.asked += 1
      if (fact.verdict !== 'true' && fact.verdict !== 'false') continue
      tally.decided += 1
      const is = truthfully(fact, truth, data)
      if (is === undefined) throw new Error(`The truth has no say on ${fact.id}`)
      if (is !== (fact.verdict === 'true')) tally.wrong += 1
    }
  }
  return tallies
}
