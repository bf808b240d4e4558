import type { Random } from '../../random.ts'
import { type Data, type Fact, runsOf } from '../data.ts'
import { mean, shown } from '../readings.ts'
import { untried } from '../repeats.ts'
import type { World } from '../world.ts'

/**
 * Speeds after a bump, as shares of the speed of the cart that hits one at rest: equal carts with magnets or with clay,
 * a target with three times the mass, and one with a third of it (small losses).
 */
const kinds = {
  magnets: [0.02, 0.95],
  clay: [0.49, 0.49],
  heavyTarget: [0.46, 0.48],
  lightTarget: [0.49, 1.43],
} as const
const kindIds = ['magnets', 'clay', 'heavyTarget', 'lightTarget'] as const

/** Rows of the table: both carts before and after. */
export const bumpRows = ['a-before', 'a-after', 'b-before', 'b-after'] as const
export type BumpRow = (typeof bumpRows)[number]
export const carts = ['a', 'b'] as const
export type Cart = (typeof carts)[number]

export interface BumpTruth {
  /** Speeds in the order of the rows. */
  exact: readonly number[]
}

const within = 2
const trials = 3
const rowOf = (cart: Cart, when: 'before' | 'after'): number => bumpRows.indexOf(`${cart}-${when}`)

function draw(random: Random): { data: Data; truth: BumpTruth } {
  const [hitterAfter, targetAfter] = kinds[random.pick(kindIds)]
  const speed = random.integer(40, 70)
  const hitter = random.pick(carts)
  const speeds = (cart: Cart): number[] =>
    cart === hitter ? [speed, speed * hitterAfter] : [0, speed * targetAfter]
  const exact = carts.flatMap(speeds)
  const data: Data = {
    world: 'bumps',
    kind: 'repeats',
    about: {},
    times: [0],
    within,
    series: bumpRows.map((thing, at) => ({
      thing,
      runs: Array.from({ length: trials }, () => {
        const its = exact[at] ?? 0
        // A cart that does not move is seen to be at rest.
        return [its === 0 ? 0 : Math.max(0, shown(random, its, within))]
      }),
    })),
  }
  return { data, truth: { exact } }
}

const cellsOf = (series: readonly number[]) =>
  series.flatMap((each) => Array.from({ length: trials }, (_unused, run) => ({ series: each, run, at: 0 })))

/** What a cart's speed did: it fell or rose in all trials; undefined if that is debatable. */
function speedChange(data: Data, cart: Cart): 'fell' | 'rose' | undefined {
  const [before, after] = [runsOf(data, rowOf(cart, 'before')), runsOf(data, rowOf(cart, 'after'))]
  if (Math.min(...before) - Math.max(...after) > 2 * within) return 'fell'
  if (Math.min(...after) - Math.max(...before) > 2 * within) return 'rose'
  return undefined
}

const meanSpeed = (data: Data, cart: Cart, when: 'before' | 'after'): number =>
  Math.round(mean(runsOf(data, rowOf(cart, when))))

const numbersOf = (data: Data, cart: Cart) => {
  const [before, after] = [runsOf(data, rowOf(cart, 'before')), runsOf(data, rowOf(cart, 'after'))]
  return {
    low: Math.min(...before),
    high: Math.max(...before),
    afterLow: Math.min(...after),
    afterHigh: Math.max(...after),
  }
}

/** Statements about one cart: it gained or lost kinetic energy, or came to rest. */
function ofCart(data: Data, cart: Cart): Fact[] {
  const things = [carts.indexOf(cart)]
  const numbers = numbersOf(data, cart)
  const change = speedChange(data, cart)
  const cells = cellsOf([rowOf(cart, 'before'), rowOf(cart, 'after')])
  const verdict = (is: 'fell' | 'rose'): Fact['verdict'] =>
    change === undefined ? 'too-near' : change === is ? 'true' : 'false'
  return [
    {
      id: 'lost',
      evidence: 'speeds',
      things,
      verdict: verdict('fell'),
      numbers,
      cells,
      misconception: 'energy.kept-inside',
    },
    {
      id: 'gained',
      evidence: 'speeds',
      things,
      verdict: verdict('rose'),
      numbers,
      cells,
      misconception: 'energy.kept-inside',
    },
    {
      id: 'stopped',
      evidence: 'after',
      things,
      verdict:
        numbers.afterHigh <= 2 * within ? 'true' : numbers.afterLow > 4 * within ? 'false' : 'too-near',
      numbers,
      cells: cellsOf([rowOf(cart, 'after')]),
      misconception: 'reading.one-point',
    },
  ]
}

/** Energy was transferred from the first cart to the second. */
function transferred(data: Data, one: Cart, other: Cart): Fact {
  const [ours, theirs] = [speedChange(data, one), speedChange(data, other)]
  return {
    id: 'transferred',
    evidence: 'both',
    things: [carts.indexOf(one), carts.indexOf(other)],
    verdict: ours === undefined || theirs === undefined ? 'too-near' : ours === 'fell' ? 'true' : 'false',
    numbers: {
      before: meanSpeed(data, one, 'before'),
      after: meanSpeed(data, one, 'after'),
      otherBefore: meanSpeed(data, other, 'before'),
      otherAfter: meanSpeed(data, other, 'after'),
    },
    cells: cellsOf([0, 1, 2, 3]),
    misconception: 'energy.wrong-way',
  }
}

const facts = (data: Data): Fact[] => [
  ...carts.flatMap((cart) => ofCart(data, cart)),
  transferred(data, 'a', 'b'),
  transferred(data, 'b', 'a'),
  ...['sound', 'mass', 'springs'].map((id) => untried(id, 0)),
]

/** Two carts that bump on a level track, with sensors for their speeds. */
export const bumps: World<BumpTruth> = {
  id: 'bumps',
  things: carts,
  draw: (random) => draw(random),
  facts,
  predict: () => undefined,
}
