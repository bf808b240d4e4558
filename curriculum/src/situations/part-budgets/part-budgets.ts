import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../../random.ts'

const things = ['bridge', 'stool', 'iceBox', 'tower', 'raft', 'chipBox'] as const

/** A thing that is built of equal parts, with what each part costs, takes and adds. */
export interface PartBudget {
  level: Level
  thing: (typeof things)[number]
  /** Cents for what it starts with, for each part, and in all. */
  base: number
  cost: number
  budget: number
  /** Minutes for each part and in all. */
  each: number
  minutes: number
  /** What it does without the parts, what each part adds, and what it must do. */
  start: number
  gain: number
  need: number
}

/** How many parts the money pays for, how many there is time for, and how many are needed. */
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

/** Parts do not come out even, and each level's question has one limit that decides it. */
export function isClearBudget(values: PartBudget): boolean {
  const { paid, timed, needed } = countsOf(values)
  const { base, cost, budget, start, gain, need, level } = values
  if (level === 3) return needed >= 3 && needed < paid && (need - start) % gain !== 0
  const isOdd = (budget - base) % cost > 0
  return (
    paid >= 3 && paid <= 12 && isOdd && (level === 1 || (timed >= 3 && timed !== paid && timed + 1 !== paid))
  )
}
