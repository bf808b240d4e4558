import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../../random.ts'

const things = ['bridge', 'stool', 'iceBox', 'tower', 'raft', 'chipBox'] as const

/** A thing built of equal parts; each part costs money, takes time, and adds performance. */
export interface PartBudget {
  level: Level
  thing: (typeof things)[number]
  /** Cents for the starting materials, for each part, and in total. */
  base: number
  cost: number
  budget: number
  /** Minutes for each part, and in total. */
  each: number
  minutes: number
  /** Performance without the parts, the gain per part, and the required performance. */
  start: number
  gain: number
  need: number
}

/** The number of parts that the money pays for, that the time allows, and that are needed. */
export const countsOf = ({ base, cost, budget, each, minutes, start, gain, need }: PartBudget) => ({
  paid: Math.floor((budget - base) / cost),
  timed: Math.floor(minutes / each),
  needed: Math.ceil((need - start) / gain),
})

export const drawBudget = (random: Random, level: Level): PartBudget => ({
  level,
  thing: random.pick(things),
  base: 5 * random.integer(3, 9),
  cost: random.integer(6, 12),
  budget: 10 * random.integer(8, 15),
  each: random.integer(3, 6),
  minutes: 5 * random.integer(4, 8),
  start: 10 * random.integer(2, 5),
  gain: random.integer(6, 14),
  need: 10 * random.integer(7, 11),
})

/** Whether the parts do not come out even, and one limit decides the question at each level. */
export function isClearBudget(values: PartBudget): boolean {
  const { paid, timed, needed } = countsOf(values)
  const { base, cost, budget, start, gain, need, level } = values
  if (level === 3) return needed >= 3 && needed < paid && (need - start) % gain !== 0
  const isOdd = (budget - base) % cost > 0
  return (
    paid >= 3 && paid <= 12 && isOdd && (level === 1 || (timed >= 3 && timed !== paid && timed + 1 !== paid))
  )
}
