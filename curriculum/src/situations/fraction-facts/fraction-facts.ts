import type { Person, Text } from '@skills-center/messages/values'
import { type Fraction, isSame, mixed, properFraction, sizeOf } from '../../fractions/fraction.ts'
import { commonOf } from '../../fractions/sums.ts'
import { amount } from '../../fractions/written.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import type { UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

/** A whole amount and two parts of it, with their unit and its usual fractions. */
export const factStories = {
  ride: { unit: 'mile', parts: [2, 3, 4, 5, 8, 10] },
  clay: { unit: 'pound', parts: [2, 4, 5, 8] },
  yarn: { unit: 'yard', parts: [2, 3, 4, 6, 8, 12] },
  soil: { unit: 'pound', parts: [2, 4, 5, 8] },
  wire: { unit: 'foot', parts: [2, 3, 4, 6, 12] },
  homework: { unit: 'hour', parts: [2, 3, 4, 6, 12] },
  milk: { unit: 'cup', parts: [2, 3, 4, 8] },
  road: { unit: 'mile', parts: [2, 3, 4, 5, 8, 10] },
} as const satisfies Record<string, { unit: UnitId; parts: readonly number[] }>
export type FactStoryId = keyof typeof factStories

/** Both parts together, how much more the first is, what remains after the first, what remains after both. */
export type FactAsk = 'both' | 'more' | 'left' | 'rest'

export interface Facts {
  situation: FactStoryId
  who: string
  whole: Fraction
  one: Fraction
  other: Fraction
}

const ids = keysOf(factStories)

/** Two different parts below 1, the larger one first, and a whole greater than their sum. */
export function drawFacts(random: Random, who: string, isWholeMixed = false): Facts {
  const situation = random.pick(ids)
  const parts: readonly number[] = factStories[situation].parts
  const some = (): Fraction => properFraction(random, random.pick(parts))
  const [one, other] = [some(), some()]
  const whole: Fraction = isWholeMixed ? mixed(random.integer(2, 3), some()) : [random.integer(2, 3), 1]
  const [large, small] = sizeOf(one) < sizeOf(other) ? [other, one] : [one, other]
  return { situation, who, whole, one: large, other: small }
}

export const areUnlike = ({ one, other }: Pick<Facts, 'one' | 'other'>): boolean =>
  one[1] !== other[1] && !isSame(one, other) && commonOf({ one, other }) <= 24

const told = ({ situation, whole, one, other }: Facts, who: Person) => {
  const { unit } = factStories[situation]
  return { who, whole: amount(whole, unit), one: amount(one, unit), other: amount(other, unit) }
}
export const tellFacts = (facts: Facts, who: Person): Text =>
  say(`${facts.situation}.facts`, told(facts, who))
export const askFacts = ({ situation }: Facts, asks: FactAsk, who: Person): Text =>
  say(`${situation}.${asks}`, { who })

/** The second part is given as longer or shorter than the first, or the whole and the first part are given. */
export type StepAsk = 'longer' | 'shorter' | 'gap'
export function tellSteps(facts: Facts, asks: StepAsk, who: Person): Text {
  const { whole, ...parts } = told(facts, who)
  return asks === 'gap'
    ? say(`${facts.situation}.gap`, { who, whole, one: parts.one })
    : say(`${facts.situation}.${asks}`, parts)
}
