import { money, type Text, type Value } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import {
  type DecimalOperation,
  type DecimalSign,
  placesOf,
  resultOf,
  withPlaces,
} from '../../decimals/operations.ts'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

type Part = readonly [from: number, to: number, places: number]
/** Ranges of the two numbers; for `over`, `a` is drawn as the result. */
interface Ranges {
  sign: DecimalSign
  a: Part
  b: Part
  /** The numbers that are dollars. */
  dollars?: readonly ('a' | 'b' | 'key' | 'rest')[]
  /** A second step: the number that the result is subtracted from or added to. */
  rest?: Part
  last?: 'minus' | 'plus'
}

const stories = {
  trail: { sign: 'plus', a: [3, 9, 1], b: [2, 8, 2] },
  rain: { sign: 'plus', a: [1, 6, 1], b: [1, 5, 2] },
  rope: { sign: 'minus', a: [8, 15, 1], b: [2, 7, 2] },
  swim: { sign: 'minus', a: [38, 44, 1], b: [33, 37, 2] },
  cheese: { sign: 'times', a: [4, 9, 1], b: [1, 4, 1], dollars: ['a', 'key'] },
  laps: { sign: 'times', a: [1, 3, 2], b: [3, 9, 1] },
  drip: { sign: 'times', a: [0, 2, 1], b: [2, 9, 1] },
  walk: { sign: 'times', a: [2, 3, 1], b: [1, 4, 1] },
  tape: { sign: 'over', a: [6, 40, 0], b: [0, 1, 1] },
  stones: { sign: 'over', a: [8, 40, 0], b: [0, 1, 1] },
  beans: { sign: 'over', a: [6, 24, 0], b: [0.2, 0.6, 2] },
  juice: { sign: 'over', a: [5, 24, 0], b: [0.1, 0.5, 2] },
  gas: { sign: 'over', a: [3, 5, 1], b: [4, 12, 1], dollars: ['a', 'key'] },
  change: {
    sign: 'times',
    a: [2, 5, 1],
    b: [1, 4, 1],
    dollars: ['a', 'rest', 'key'],
    rest: [19, 51, 0],
    last: 'minus',
  },
  planks: { sign: 'times', a: [0, 2, 2], b: [3, 7, 0], rest: [14, 20, 1], last: 'minus' },
  boxes: { sign: 'times', a: [1, 4, 2], b: [3, 9, 0], rest: [1, 3, 1], last: 'plus' },
  taxi: {
    sign: 'times',
    a: [1, 3, 1],
    b: [2, 9, 1],
    dollars: ['a', 'rest', 'key'],
    rest: [3, 6, 1],
    last: 'plus',
  },
} as const satisfies Record<string, Ranges>
export type DecimalStoryId = keyof typeof stories
const requireRanges = (story: DecimalStoryId): Ranges => stories[story]

export interface DecimalStory extends DecimalOperation {
  story: DecimalStoryId
  rest: number
  who: string
}

/** Draws a story with one of these operations, in one step or two. */
export function drawDecimalStory(random: Random, some: readonly DecimalSign[], steps: 1 | 2): DecimalStory {
  const all = keysOf(stories)
  const fitting = all.filter((id) => {
    const { sign, last } = requireRanges(id)
    return some.includes(sign) && (last === undefined) === (steps === 1)
  })
  const story = random.pick(fitting)
  const { sign, a, b, rest } = requireRanges(story)
  const [first, second] = [withPlaces(random, ...a), withPlaces(random, ...b)]
  const start = sign === 'over' ? tidy(first * second) : first
  return {
    story,
    sign,
    a: start,
    b: second,
    rest: rest === undefined ? 0 : withPlaces(random, ...rest),
    who: someone(random),
  }
}

export const isTwoStep = ({ story }: DecimalStory): boolean => requireRanges(story).last !== undefined
export function storyResult(its: DecimalStory): number {
  const { last } = requireRanges(its.story)
  const first = resultOf(its)
  return last === undefined ? first : tidy(last === 'minus' ? its.rest - first : its.rest + first)
}
/** Whether the story is realistic: whole cents, something left, and no quantity of 1. */
export const isTrueToLife = (its: DecimalStory): boolean => {
  const key = storyResult(its)
  return (
    key > 0.5 &&
    // People pay with $10 and $20 bills.
    (its.story !== 'change' || its.rest % 10 === 0) &&
    key !== 1 &&
    placesOf(key) < 4 &&
    (!isMoney(its) || placesOf(key) < 3) &&
    its.b !== 1 &&
    its.a !== 1
  )
}
export const isMoney = ({ story }: DecimalStory): boolean =>
  requireRanges(story).dollars?.includes('key') === true

export function tellDecimals(its: DecimalStory): Text {
  const { dollars = [] } = requireRanges(its.story)
  const shown = (name: 'a' | 'b' | 'rest'): Value =>
    dollars.includes(name) ? money(Math.round(its[name] * 100)) : its[name]
  return say(its.story, { a: shown('a'), b: shown('b'), rest: shown('rest'), who: person(its.who) })
}
/** How a solver combines the numbers of a story, in their order. */
export const storyMeans: readonly [RegExp, (a: number, b: number, rest: number) => number][] = [
  [/pays with|paga con/, (a, b, rest) => rest - a * b],
  [/taxi/i, (rest, a, b) => rest + a * b],
  [/board|tabla/, (rest, b, a) => rest - a * b],
  [/empty crate|caja vacía/, (rest, b, a) => rest + a * b],
  [/in all|en total/, (a, b) => a + b],
  [/faster|left\?|menos|quedan/, (a, b) => a - b],
  [/[Cc]heese|queso|laps|vueltas|drips|gotea|walks|camina/, (a, b) => a * b],
  [/./, (a, b) => a / b],
]
