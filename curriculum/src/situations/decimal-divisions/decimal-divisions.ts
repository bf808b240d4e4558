import { money, type Text, type Value } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { type DecimalOperation, placesOf, withPlaces } from '../../decimals/operations.ts'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

type Part = readonly [from: number, to: number, places: number]
interface Ranges {
  /** The size of one share or the number of groups, and the divisor. */
  result: Part
  by: Part
  /** A second amount: subtracted first (`before`), or a number of equal amounts that are combined first (`times`). */
  rest?: Part
  step?: 'before' | 'times' | 'compare'
  dollars?: true
}

const stories = {
  ribbon: { result: [0, 2, 2], by: [3, 9, 0] },
  juice: { result: [0.12, 0.4, 2], by: [3, 9, 0] },
  relay: { result: [0, 2, 2], by: [3, 6, 0] },
  clay: { result: [0.2, 0.9, 2], by: [3, 12, 0] },
  lunch: { result: [4, 13, 2], by: [2, 6, 0], dollars: true },
  hooks: { result: [4, 16, 0], by: [0.11, 0.4, 2] },
  bowls: { result: [4, 14, 0], by: [0.2, 0.6, 2] },
  stickers: { result: [4, 13, 0], by: [0.15, 0.9, 2], dollars: true },
  laps: { result: [4, 16, 0], by: [0.2, 0.9, 2] },
  books: { result: [8, 26, 0], by: [1, 4, 1] },
  rice: { result: [6, 21, 0], by: [0.2, 0.8, 1] },
  rope: { result: [0, 3, 1], by: [3, 9, 0], rest: [1, 5, 1], step: 'before' },
  paint: { result: [4, 13, 0], by: [0.2, 0.9, 1], rest: [0.4, 3, 1], step: 'before' },
  jars: { result: [4, 25, 0], by: [0.2, 0.8, 1], rest: [2, 7, 0], step: 'times' },
  cans: { result: [0.3, 1.5, 1], by: [3, 9, 0], rest: [1, 5, 0], step: 'times' },
  fruit: { result: [1, 4, 2], by: [2, 6, 0], rest: [1, 4, 2], step: 'compare', dollars: true },
} as const satisfies Record<string, Ranges>
type StoryId = keyof typeof stories
const rangesOf = (story: StoryId): Ranges => stories[story]

/** A division into equal parts. `a ÷ b` is the division in the story; `rest` is 0 in a one-step story. */
export interface DecimalDivision extends DecimalOperation {
  story: StoryId
  rest: number
  who: string
}

const fives = (value: number): boolean => Math.round(value * 100) % 5 === 0

/** Share an amount (level 1), count how often a size fits (level 2), two steps (level 3). */
export function drawDivision(random: Random, level: 1 | 2 | 3): DecimalDivision {
  const all = keysOf(stories)
  const story = random.pick(
    all.filter((id) => {
      const { by, step } = rangesOf(id)
      return level === 3 ? step !== undefined : step === undefined && (level === 1) === (by[2] === 0)
    }),
  )
  const { result, by, rest } = rangesOf(story)
  const [quotient, divisor] = [withPlaces(random, ...result), withPlaces(random, ...by)]
  return {
    story,
    sign: 'over',
    a: tidy(quotient * divisor),
    b: divisor,
    rest: rest === undefined ? 0 : withPlaces(random, ...rest),
    who: someone(random),
  }
}

export const stepOf = ({ story }: DecimalDivision): Ranges['step'] => rangesOf(story).step
export const isPrice = ({ story }: DecimalDivision): boolean =>
  rangesOf(story).dollars === true && story !== 'stickers'
/** At most hundredths, prices in steps of 5 cents, and no amount of 1. */
export const isSensible = (its: DecimalDivision): boolean => {
  const { a, b, rest, story } = its
  const { dollars } = rangesOf(story)
  const each = tidy(a / b)
  return (
    placesOf(a) < 3 &&
    ![1, 0.1, 0.2].includes(each) &&
    ![1, 0.1, rest].includes(b) &&
    // Avoids “1 liters”.
    ![a, rest, toldAmount(its)].includes(1) &&
    (dollars !== true || [a, b, rest, each].every(fives)) &&
    (stepOf(its) !== 'times' || (placesOf(tidy(a / rest)) < 2 && a / rest > 0.5)) &&
    (stepOf(its) !== 'compare' || each > rest)
  )
}
/** The amount given in the story: before the subtraction, or one of the equal amounts to combine. */
export const toldAmount = (its: DecimalDivision): number =>
  ({ before: tidy(its.a + its.rest), times: tidy(its.a / its.rest), compare: its.a, none: its.a })[
    stepOf(its) ?? 'none'
  ]
/** The answer: the quotient, or how much more it is than `rest`. */
export const divisionResult = (its: DecimalDivision): number =>
  tidy(its.a / its.b - (stepOf(its) === 'compare' ? its.rest : 0))

export function tellDivision(its: DecimalDivision): Text {
  const isMoney = rangesOf(its.story).dollars === true
  const shown = (value: number): Value => (isMoney ? money(Math.round(value * 100)) : value)
  return say(its.story, {
    a: shown(toldAmount(its)),
    b: its.story === 'stickers' ? shown(its.b) : its.b,
    rest: shown(its.rest),
    who: person(its.who),
  })
}
