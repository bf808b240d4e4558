import { type Level, math, type Random, tex } from '#form'
import { type ChoicePart, linkedTask, type NumberPart } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'patio' | 'quilt' | 'mosaic' | 'garden' | 'wall' | 'tray'
type Part = 'border' | 'same' | 'inside' | 'rim' | 'all' | 'price' | 'cost' | 'back'

type Range = readonly [least: number, most: number]
/** How many are along a side, and the price of one inside and one in the border, in the unit of the story. */
const sizes: Record<Story, { side: Range; inner: Range; outer: Range }> = {
  patio: { side: [6, 16], inner: [4, 9], outer: [2, 6] },
  quilt: { side: [5, 12], inner: [2, 5], outer: [3, 6] },
  mosaic: { side: [8, 20], inner: [3, 9], outer: [2, 6] },
  garden: { side: [5, 15], inner: [2, 4], outer: [3, 5] },
  wall: { side: [4, 10], inner: [3, 8], outer: [2, 5] },
  tray: { side: [4, 12], inner: [6, 9], outer: [3, 5] },
}
const letters = ['s', 'n', 'x', 'k', 't'] as const

/** How many equal squares there are on each level. */
const copies = { 1: [1, 2], 2: [1, 2, 3], 3: [1, 2] } as const

interface Square {
  letter: (typeof letters)[number]
  c: 1 | 2 | 3
  /** How many are along a side, and along the side that is worked back. */
  n: number
  m: number
  p: number
  q: number
}
function drawSquare(random: Random, story: Story, level: Level): Square {
  const { side, inner, outer } = sizes[story]
  return {
    letter: random.pick(letters),
    c: random.pick<Square['c']>(copies[level]),
    n: random.integer(...side),
    m: random.integer(...side),
    p: random.integer(...inner),
    q: random.integer(...outer),
  }
}

type Slip = NonNullable<NumberPart['wrong']>[number]

/** The expression for the price of all. */
function priced({ letter, c, p, q }: Square): { price: ChoicePart } {
  const written = (inner: number, outer: number, corners: number) =>
    `${inner}${letter}^2 + ${outer}${letter} + ${corners}`
  const four = 4 * c
  const right = written(p * c, four * q, four * q)
  return {
    price: {
      right: math(right),
      work: `${p * c}${letter}^2 + ${q}(${four}${letter} + ${four}) = ${right}`,
      wrong: [
        [math(written(p * c, four * q, four)), 'expression.distributes-once', say('task.slip.once')],
        [math(written(q * c, four * p, four * p)), 'model.swaps-numbers', say('task.slip.swaps')],
      ],
    },
  }
}

/** A square and its border (level 1), equivalent forms (level 2), prices and a side worked back (level 3). */
export const task = linkedTask<Square, Story, Part>({
  standards: ['6.EE.A.1', '6.EE.A.2a', '6.EE.A.2c', '6.EE.A.3', '6.EE.A.4'],
  seconds: 210,
  stories: ['patio', 'quilt', 'mosaic', 'garden', 'wall', 'tray'],
  levels: {
    1: ['border', 'inside', 'rim'],
    2: ['border', 'same', 'rim', 'all'],
    3: ['same', 'rim', 'price', 'cost', 'back'],
  },
  draw: (random, { story, level }) => drawSquare(random, story, level),
  fits: ({ n, m, p, q }) => n !== m && p !== q,
  told: ({ story, letter, c }) => [
    c === 1
      ? say(`task.${story}.told`, { letter: tex(letter) })
      : say(`task.${story}.many`, { c, letter: tex(letter) }),
  ],
  asks(part, { story, level, letter, c, n, m, p, q }) {
    const at = tex(`${letter} = ${n}`)
    switch (part) {
      case 'border':
        return say(`task.${story}.border`)
      case 'same':
        return level === 2
          ? say('task.equal')
          : say('task.same', { c, sum: tex(`${4 * c}${letter} + ${4 * c}`) })
      case 'price':
        return say(`task.${story}.price`, { p, q })
      case 'cost':
        return say('task.cost', { at })
      case 'back':
        return say(`task.${story}.back`, { count: 4 * m + 4, letter: tex(letter) })
      default:
        return say(`task.${story}.${part}`, { at })
    }
  },
  parts(its) {
    const { letter, c, n, m, p, q } = its
    const four = 4 * c
    const inside = c * n ** 2
    const [rim, cost] = [four * n + four, p * inside + q * four * (n + 1)]
    const times = c === 1 ? '' : String.raw`${c} \times `
    const border = `${four}${letter} + ${four}`
    const one = (value: number): readonly Slip[] =>
      c === 1 ? [] : [[value, 'model.counts-once', say('task.slip.copies')]]
    return {
      border: {
        right: math(border),
        work: c === 1 ? border : `${c}(4${letter} + 4) = ${border}`,
        wrong: [
          [math(`${four}${letter}`), 'equation.ignores-constant', say('task.slip.corners')],
          [math(`${four}${letter} + ${2 * four}`), 'model.counts-all', say('task.slip.twice')],
          c === 1
            ? [math(`${letter}^2 + 4`), 'expression.sum-as-power', say('task.slip.inside')]
            : [math(`${four}${letter} + 4`), 'expression.distributes-once', say('task.slip.once')],
        ],
      },
      same: {
        right: math(`${four}(${letter} + 1)`),
        work: `${border} = ${four}(${letter} + 1)`,
        wrong: [
          [math(`${four}(${letter} + ${four})`), 'expression.factors-one-term', say('task.slip.term')],
          [math(`${2 * four}${letter}`), 'expression.unlike-terms', say('task.slip.unlike')],
        ],
      },
      inside: {
        value: inside,
        work: String.raw`${times}${n}^2 = ${inside}`,
        wrong: [
          [c * 2 * n, 'exponents.base-times-exponent', say('task.slip.square')],
          [four * n, 'expression.sum-as-power', say('task.slip.edges')],
          ...one(n ** 2),
        ],
      },
      rim: {
        value: rim,
        work: String.raw`${four} \times ${n} + ${four} = ${rim}`,
        wrong: [
          [four * n, 'equation.ignores-constant', say('task.slip.corners')],
          [four * n + 2 * four, 'model.counts-all', say('task.slip.twice')],
          ...one(4 * n + 4),
        ],
      },
      all: {
        value: c * (n + 2) ** 2,
        work: `${inside} + ${rim} = ${c * (n + 2) ** 2}`,
        wrong: [
          [c * (n + 1) ** 2, 'model.counts-once', say('task.slip.side')],
          [inside + four, 'exponents.spreads-over-sum', say('task.slip.whole')],
          [rim, 'expression.uses-one-part', say('task.slip.alone')],
          ...one((n + 2) ** 2),
        ],
      },
      ...priced(its),
      cost: {
        value: cost,
        work: String.raw`${p * c} \times ${n}^2 + ${four * q} \times ${n} + ${four * q} = ${cost}`,
        wrong: [
          [(p * c * n) ** 2 + q * rim, 'exponents.product-first', say('task.slip.power')],
          [p * c * 2 * n + q * rim, 'exponents.base-times-exponent', say('task.slip.square')],
          [p * inside, 'expression.uses-one-part', say('task.slip.alone')],
        ],
      },
      back: {
        value: m,
        work: String.raw`${4 * m + 4} \div 4 − 1 = ${m}`,
        wrong: [
          [m + 1, 'equation.ignores-constant', say('task.slip.corners')],
          [4 * m, 'equation.stops-early', say('task.slip.four')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [c = 1], asked }) {
    const [n = 0] = asked('rim')
    const [inside = 0] = asked('inside')
    const [p = 0, q = 0] = asked('price')
    const [count = 0] = asked('back')
    // All of the larger square without the smaller one.
    const rim = c * ((n + 2) ** 2 - n ** 2)
    return {
      border: new RegExp(`^\\W${4 * c}[a-z] \\+ ${4 * c}\\W$`),
      same: new RegExp(`^\\W${4 * c}\\([a-z] \\+ 1\\)`),
      inside: c * inside * inside,
      rim,
      all: c * (n + 2) * (n + 2),
      price: new RegExp(`^\\W${p * c}[a-z]\\^2 \\+ ${4 * c * q}[a-z] \\+ ${4 * c * q}\\W$`),
      cost: p * c * n * n + q * rim,
      back: (count - 4) / 4,
    }
  },
})
