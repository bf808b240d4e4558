import type { Text } from '@skills-center/messages/values'
import type { Between } from '../../bugs/slope/slope-bugs.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import type { Random } from '../../random.ts'
import { at, type Change, drawChange, tell } from './linear-change.ts'

/** Two facts about a change, and a later time. */
export interface Facts extends Change {
  first: number
  second: number
  later: number
}

export function drawFacts(random: Random): Facts {
  const first = random.integer(2, 5)
  const second = first + random.integer(2, 5)
  return { ...drawChange(random), first, second, later: second + random.integer(2, 6) }
}

export const pointsOf = (facts: Facts): Between => ({
  from: [facts.first, at(facts, facts.first)],
  to: [facts.second, at(facts, facts.second)],
})

/** “After 3 hours … After 7 hours …” */
export const pairTold = (facts: Facts): Text[] => [facts.first, facts.second].map((x) => tell.after(facts, x))

/** “A candle burns down at a steady rate. After 3 hours … After 7 hours …” */
export const tellFacts = (facts: Facts): Text[] => [tell.about(facts), ...pairTold(facts)]

/** Slope and start from the two facts in a text, and the number that follows them. */
export function factsIn(stem: string): { slope: number; start: number; next: number } {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 0, next = 0] = numbersIn(stem).map(({ value }) => value)
  const slope = (y2 - y1) / (x2 - x1)
  return { slope, start: y1 - slope * x1, next }
}
