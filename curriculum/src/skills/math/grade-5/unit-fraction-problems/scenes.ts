import { bug, keysOf, money, type Random, type Text } from '#form'
import { type Fraction, lowest, times } from '#fractions/fraction.ts'
import { amount } from '#fractions/written.ts'
import { person, someone } from '#people/people.ts'
import { say } from './messages.gen.ts'

/** What is divided, its unit, the denominators of usual pieces, the largest amount, and prices of one piece. */
const scenes = {
  lemonade: { unit: 'liter', parts: [3, 4, 5], most: 6, prices: [2, 3] },
  cheese: { unit: 'pound', parts: [4, 8], most: 5, prices: [4, 5, 6] },
  fabric: { unit: 'yard', parts: [2, 3, 4], most: 8, prices: [5, 6, 8] },
  seed: { unit: 'pound', parts: [2, 3, 4], most: 9, prices: [2, 3, 4] },
  laps: { unit: 'mile', parts: [2, 4, 5], most: 6, prices: [2, 3, 5] },
  lessons: { unit: 'hour', parts: [2, 3, 4], most: 7, prices: [8, 9, 12] },
  batter: { unit: 'cup', parts: [3, 4, 5], most: 8, prices: [2, 3] },
  wire: { unit: 'foot', parts: [2, 3, 4, 6], most: 9, prices: [3, 4, 5] },
} as const
export type Scene = keyof typeof scenes
const ids = keysOf(scenes)

/**
 * From `whole` units come pieces of 1/n: how many are left after `used`, or what they cost at `price` each. Or 1/n is
 * divided among `sharers`: how much `some` of them have.
 */
export interface Problem {
  scene: Scene
  who: string
  asks: 'left' | 'some' | 'cost'
  whole: number
  n: number
  used: number
  sharers: number
  some: number
  price: number
}
export const unitOf = ({ scene }: Pick<Problem, 'scene'>) => scenes[scene].unit

export function drawProblem(random: Random, asks: Problem['asks']): Problem {
  const scene = random.pick(ids)
  const { parts, most, prices } = scenes[scene]
  const [whole, n] = [random.integer(2, most), random.pick(parts)]
  const sharers = random.integer(3, 6)
  return {
    scene,
    who: someone(random),
    asks,
    whole,
    n,
    used: random.integer(2, whole * n - 2),
    sharers,
    some: random.integer(2, sharers - 1),
    price: random.pick(prices),
  }
}
const pieces = ({ whole, n }: Problem): number => whole * n
export const problemAnswer = (its: Problem): Fraction => {
  const { asks, n, used, sharers, some, price } = its
  if (asks === 'some') return lowest([some, n * sharers])
  return [asks === 'left' ? pieces(its) - used : pieces(its) * price, 1]
}

export function tellProblem(its: Problem): Text[] {
  const { scene, asks, whole, n, used, sharers, some, price } = its
  const who = person(its.who)
  const size = amount([1, n], unitOf(its))
  const have = amount([whole, 1], unitOf(its))
  switch (asks) {
    case 'left':
      return [say(`scene.${scene}.have`, { who, have, size }), say(`scene.${scene}.left`, { used })]
    case 'cost':
      return [
        say(`scene.${scene}.have`, { who, have, size }),
        say(`scene.${scene}.cost`, { who, price: money(price * 100) }),
      ]
    case 'some':
      return [say(`scene.${scene}.some`, { who, size, sharers, some })]
  }
}

// Worked by hand: 3 units in pieces of 1/4, 5 of them used, at $2 each; 1/4 among 3, of whom 2 are asked for.
const three: Problem = {
  scene: 'lemonade',
  who: 'Ana',
  asks: 'left',
  whole: 3,
  n: 4,
  used: 5,
  sharers: 3,
  some: 2,
  price: 2,
}
export const problemBugs = {
  stops: bug<Problem>({
    id: 'fraction.stops-early',
    answer: (its) => (its.asks === 'some' ? [1, its.n * its.sharers] : pieces(its)),
    feedback: ({ asks }) => say(`slip.stops.${asks}`),
    example: [three, 12],
  }),
  whole: bug<Problem>({
    id: 'fraction.unit-as-whole',
    answer: (its) =>
      its.asks === 'cost'
        ? [its.whole * its.price, its.n]
        : its.asks === 'some'
          ? [its.n * its.some, its.sharers]
          : null,
    feedback: ({ n }) => say('slip.whole', { n }),
    // 3 ÷ 4 pieces at $2
    example: [{ ...three, asks: 'cost' }, [6, 4]],
  }),
  adds: bug<Problem>({
    id: 'fraction.picks-operation',
    answer: (its) => (its.asks === 'left' ? pieces(its) + its.used : null),
    feedback: () => say('slip.adds'),
    example: [three, 17],
  }),
  units: bug<Problem>({
    id: 'fraction.picks-part',
    answer: (its) =>
      its.asks === 'some'
        ? [its.some, its.sharers]
        : its.asks === 'cost'
          ? its.whole * its.price
          : lowest([pieces(its) - its.used, its.n]),
    feedback: ({ asks }) => say(`slip.units.${asks}`),
    // $2 for each of 3 units
    example: [{ ...three, asks: 'cost' }, 6],
  }),
  times: bug<Problem>({
    id: 'fraction.no-reciprocal',
    answer: (its) => (its.asks === 'some' ? times([its.some * its.sharers, 1], [1, its.n]) : null),
    feedback: () => say('slip.times'),
    // 1/4 × 3, two times
    example: [{ ...three, asks: 'some' }, [3, 2]],
  }),
}
