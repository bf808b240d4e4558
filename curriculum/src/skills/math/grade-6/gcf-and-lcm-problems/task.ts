import { math, money, type Random, tidy } from '#form'
import { greatestCommonFactor, leastCommonMultiple } from '#fractions/fraction.ts'
import { person, someone } from '#people/people.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'party' | 'aid' | 'flowers' | 'fruit' | 'school' | 'bracelets'
type Part = 'kits' | 'each' | 'sum' | 'total' | 'one' | 'gain' | 'goal' | 'packs'

type Range = readonly [least: number, most: number]
/** Prices of one thing in cents, and the sizes of packs in which the two things are sold. */
const shops: Record<Story, { first: Range; second: Range; packs: readonly (readonly [number, number])[] }> = {
  party: {
    first: [15, 45],
    second: [55, 95],
    packs: [
      [8, 12],
      [6, 8],
      [10, 12],
      [9, 12],
    ],
  },
  aid: {
    first: [12, 35],
    second: [15, 45],
    packs: [
      [20, 12],
      [16, 12],
      [10, 8],
      [20, 16],
    ],
  },
  flowers: {
    first: [35, 75],
    second: [45, 95],
    packs: [
      [6, 10],
      [8, 10],
      [12, 10],
      [6, 4],
    ],
  },
  fruit: {
    first: [45, 85],
    second: [55, 95],
    packs: [
      [6, 8],
      [10, 8],
      [6, 4],
      [12, 8],
    ],
  },
  school: {
    first: [65, 145],
    second: [25, 65],
    packs: [
      [4, 6],
      [6, 10],
      [8, 12],
      [4, 10],
    ],
  },
  bracelets: {
    first: [12, 38],
    second: [25, 65],
    packs: [
      [20, 8],
      [15, 12],
      [20, 12],
      [10, 4],
    ],
  },
}

interface Kits {
  who: string
  /** How many kits, and how many of each thing in one. */
  g: number
  a: number
  b: number
  /** Prices in cents: of the two things, and of a kit that is sold. */
  p: number
  q: number
  sold: number
  packs: readonly [number, number]
  /** How many steps of 5 dollars the goal lies beyond the next one. */
  steps: number
}
const costOf = ({ a, b, p, q }: Kits): number => a * p + b * q
const gainOf = (its: Kits): number => its.g * (its.sold - costOf(its))

/** A goal in dollars that is met or missed. */
function goalOf(its: Kits & { side: 0 | 1 }): number {
  const fives = gainOf(its) / 500
  return 5 * (its.side === 0 ? Math.floor(fives) - its.steps : Math.ceil(fives) + its.steps)
}
const dollars = (cents: number): number => tidy(cents / 100)

function smallestFactor(value: number): number {
  let factor = 2
  while (value % factor > 0) factor += 1
  return factor
}

function drawKits(random: Random, story: Story): Kits {
  const { first, second, packs } = shops[story]
  const its = {
    who: someone(random),
    g: random.integer(6, 18),
    a: random.integer(2, 7),
    b: random.integer(2, 7),
    p: random.integer(...first),
    q: random.integer(...second),
    packs: random.pick(packs),
    steps: random.integer(0, 1),
    sold: 0,
  }
  return { ...its, sold: 25 * (Math.ceil(costOf(its) / 25) + random.integer(3, 9)) }
}

/** Equal kits (level 1), their cost (level 2), a sale, its goal, and the next packs (level 3). */
export const task = linkedTask<Kits, Story, Part>({
  standards: ['6.NS.B.2', '6.NS.B.3', '6.NS.B.4'],
  seconds: 240,
  stories: ['party', 'aid', 'flowers', 'fruit', 'school', 'bracelets'],
  levels: {
    1: ['kits', 'each', 'total'],
    2: ['kits', 'sum', 'total', 'one'],
    3: ['kits', 'one', 'gain', 'goal', 'packs'],
  },
  draw: (random, { story }) => drawKits(random, story),
  fits: (its) =>
    its.a !== its.b &&
    greatestCommonFactor(its.a, its.b) === 1 &&
    its.g * Math.max(its.a, its.b) <= 96 &&
    its.p !== its.q &&
    its.p % 10 > 0 &&
    its.q % 10 > 0 &&
    gainOf(its) % 500 > 0 &&
    goalOf(its) > 0,
  told: ({ story, who, g, a, b, p, q }) => [
    say(`task.${story}.told`, { who: person(who), n: g * a, m: g * b, p: money(p), q: money(q) }),
  ],
  asks(part, its) {
    const { story, g, a, b, sold, packs } = its
    switch (part) {
      case 'sum':
        return say('task.sum', { n: g * a, m: g * b })
      case 'gain':
        return say(`task.${story}.gain`, { sold: money(sold) })
      case 'goal':
        return say('task.goal', { goal: money(100 * goalOf(its)) })
      case 'packs':
        return say(`task.${story}.packs`, { c: packs[0], e: packs[1] })
      case 'total':
        return say('task.total')
      default:
        return say(`task.${story}.${part}`)
    }
  },
  parts(its) {
    const { side, g, a, b, p, q, sold, packs } = its
    const [n, m, less] = [g * a, g * b, smallestFactor(g)]
    const [cost, gain, goal] = [costOf(its), gainOf(its), goalOf(its)]
    const [total, one] = [dollars(g * cost), dollars(cost)]
    const [c, e] = packs
    const together = leastCommonMultiple(c, e)
    return {
      kits: {
        value: g,
        work: String.raw`${n} = ${g} \times ${a}, ${m} = ${g} \times ${b}`,
        wrong: [
          [leastCommonMultiple(n, m), 'factors.multiple-for-factor', say('task.slip.multiple')],
          [g / less, 'factors.not-greatest', say('task.slip.greatest')],
          [Math.min(n, m), 'factors.takes-smaller', say('task.slip.smaller')],
        ],
      },
      each: {
        value: a,
        work: String.raw`${n} \div ${g} = ${a}`,
        wrong: [
          [b, 'factors.other-thing', say('task.slip.other')],
          [g, 'factors.answers-first-step', say('task.slip.number')],
        ],
      },
      sum: {
        right: math(`${g}(${a} + ${b})`),
        work: `${n} + ${m} = ${g}(${a} + ${b})`,
        wrong: [
          [math(`${g}(${a} + ${m})`), 'factors.divides-one-term', say('task.slip.term')],
          [math(`${g / less}(${a * less} + ${b * less})`), 'factors.not-greatest', say('task.slip.more')],
        ],
      },
      total: {
        value: total,
        work: String.raw`${n} \times ${dollars(p)} + ${m} \times ${dollars(q)} = ${total}`,
        wrong: [
          [dollars(p + q), 'model.counts-once', say('task.slip.once')],
          [dollars(n * p), 'factors.one-number-only', say('task.slip.first')],
          [tidy(10 * total), 'decimal.point-one-off', say('task.slip.point')],
          [tidy(total / 10), 'decimal.point-one-off', say('task.slip.point')],
        ],
      },
      one: {
        value: one,
        work: String.raw`${total} \div ${g} = ${one}`,
        wrong: [
          [dollars(p + q), 'model.counts-once', say('task.slip.once')],
          [total, 'factors.answers-first-step', say('task.slip.all')],
          [tidy(10 * one), 'decimal.point-one-off', say('task.slip.point')],
        ],
      },
      gain: {
        value: dollars(gain),
        work: String.raw`${g} \times ${dollars(sold)} − ${total} = ${dollars(gain)}`,
        wrong: [
          [dollars(g * sold), 'decimal.answers-first-step', say('task.slip.cost')],
          [dollars(sold - cost), 'model.counts-once', say('task.slip.kit')],
        ],
      },
      goal: {
        right: say(side === 0 ? 'task.yes' : 'task.no'),
        work: `${dollars(gain)} ${side === 0 ? '>' : '<'} ${goal}`,
        wrong: [
          [say(side === 0 ? 'task.no' : 'task.yes'), 'decimal.answers-first-step', say('task.slip.goal')],
        ],
      },
      packs: {
        value: together,
        work: String.raw`${together} = ${c} \times ${together / c} = ${e} \times ${together / e}`,
        wrong: [
          [c * e, 'factors.product-for-multiple', say('task.slip.product')],
          [greatestCommonFactor(c, e), 'factors.factor-for-multiple', say('task.slip.factor')],
          [Math.max(c, e), 'factors.takes-larger', say('task.slip.larger')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [n = 1, m = 1, p = 0, q = 0], asked }) {
    // Every number up to the smaller one is tried.
    let kits = 1
    for (let each = 2; each <= Math.min(n, m); each += 1) if (n % each === 0 && m % each === 0) kits = each
    const total = n * p + m * q
    const [sold = 0] = asked('gain')
    const [goal = 0] = asked('goal')
    const [c = 1, e = 1] = asked('packs')
    let together = c
    while (together % e > 0) together += c
    const gain = kits * sold - total
    return {
      kits,
      each: n / kits,
      sum: new RegExp(`^\\W${kits}\\(${n / kits} \\+ ${m / kits}\\)`),
      total,
      one: total / kits,
      gain,
      goal: gain >= goal ? /^(yes|sí)$/ : /^no$/,
      packs: together,
    }
  },
})
