import { money, type Text, type Value } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { type DecimalOperation, placesOf, withPlaces } from '../../decimals/operations.ts'
import { person, someone } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

type Part = readonly [from: number, to: number, places: number]
interface Ranges {
  /** How much of one share or how many groups, and what it is divided by. */
  result: Part
  by: Part
  /** A second amount: taken away first (`before`), or so many equal amounts that are put together first (`times`). */
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

/** Something in equal parts. `a ÷ b` is the division that the story leads to; `rest` is 0 in a story of one step. */
export interface DecimalDivision extends DecimalOperation {
  story: StoryId
  rest: number
  who: string
}

const fives = (value: number): boolean => Math.round(value * 100) % 5 === 0

/** An amount that is shared (level 1), a size that fits so many times (level 2), two steps (level 3). */
export function drawDivision(random: Random, level: 1 | 2 | 3): DecimalDivision {
  // The keys of the object are its ids, which `Object.keys` does not say.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const all = Object.keys(stories) as StoryId[]
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
/** Hundredths at most, prices in steps of 5 cents, nothing of 1. */
export const isSensible = (its: DecimalDivision): boolean => {
  const { a, b, rest, story } = its
  const { dollars } = rangesOf(story)
  const each = tidy(a / b)
  return (
    placesOf(a) < 3 &&
    ![1, 0.1, 0.2].includes(each) &&
    ![1, 0.1, rest].includes(b) &&
    // “1 liters”
    ![a, rest, toldAmount(its)].includes(1) &&
    (dollars !== true || [a, b, rest, each].every(fives)) &&
    (stepOf(its) !== 'times' || (placesOf(tidy(a / rest)) < 2 && a / rest > 0.5)) &&
    (stepOf(its) !== 'compare' || each > rest)
  )
}
/** The amount that is told: with what is taken away first, or one of those that are put together. */
export const toldAmount = (its: DecimalDivision): number =>
  ({ before: tidy(its.a + its.rest), times: tidy(its.a / its.rest), compare: its.a, none: its.a })[
    stepOf(its) ?? 'none'
  ]
/** What is asked: the quotient, or how much more it is than `rest`. */
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
