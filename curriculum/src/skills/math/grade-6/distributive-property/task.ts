import { math, type Random, tex } from '#form'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'patio' | 'quilt' | 'mosaic' | 'garden' | 'wall' | 'tray'
type Part = 'border' | 'same' | 'inside' | 'rim' | 'all' | 'price' | 'cost' | 'back'

type Range = readonly [least: number, most: number]
/** How many are along a side, and the price of one inside and one in the border, in the unit of the story. */
const sizes: Record<Story, { side: Range; inner: Range; outer: Range }> = {
  patio: { side: [6, 16], inner: [4, 9], outer: [2, 6] },
  quilt: { side: [5, 12], inner: [2, 5], outer: [3, 6] },
  mosaic: { side: [8, 20], inner: [3, 9], outer: [2, 6] },
  garden: { side: [5, 15], inner: [2, 6], outer: [3, 5] },
  wall: { side: [4, 10], inner: [3, 8], outer: [2, 5] },
  tray: { side: [4, 12], inner: [2, 6], outer: [3, 5] },
}
const letters = ['s', 'n', 'x', 'k', 't'] as const

interface Square {
  letter: (typeof letters)[number]
  /** How many are along a side, and along the side that is worked back. */
  n: number
  m: number
  p: number
  q: number
}
function drawSquare(random: Random, story: Story): Square {
  const { side, inner, outer } = sizes[story]
  return {
    letter: random.pick(letters),
    n: random.integer(...side),
    m: random.integer(...side),
    p: random.integer(...inner),
    q: random.integer(...outer),
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
  draw: (random, { story }) => drawSquare(random, story),
  fits: ({ n, m, p, q }) => n !== m && p !== q,
  told: ({ story, letter }) => [say(`task.${story}.told`, { letter: tex(letter) })],
  asks(part, { story, level, letter, n, m, p, q }) {
    const at = tex(`${letter} = ${n}`)
    switch (part) {
      case 'border':
        return say(`task.${story}.border`)
      case 'same':
        return level === 2 ? say('task.equal') : say('task.same', { sum: tex(`4${letter} + 4`) })
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
  parts({ letter, n, m, p, q }) {
    const [rim, cost] = [4 * n + 4, p * n ** 2 + q * (4 * n + 4)]
    return {
      border: {
        right: math(`4${letter} + 4`),
        work: `4${letter} + 4`,
        wrong: [
          [math(`4${letter}`), 'equation.ignores-constant', say('task.slip.corners')],
          [math(`4${letter} + 8`), 'model.counts-all', say('task.slip.twice')],
          [math(`${letter}^2 + 4`), 'expression.sum-as-power', say('task.slip.inside')],
        ],
      },
      same: {
        right: math(`4(${letter} + 1)`),
        work: `4${letter} + 4 = 4(${letter} + 1)`,
        wrong: [
          [math(`4(${letter} + 4)`), 'expression.factors-one-term', say('task.slip.term')],
          [math(`8${letter}`), 'expression.unlike-terms', say('task.slip.unlike')],
        ],
      },
      inside: {
        value: n ** 2,
        work: String.raw`${n}^2 = ${n} \times ${n} = ${n ** 2}`,
        wrong: [
          [2 * n, 'exponents.base-times-exponent', say('task.slip.square')],
          [4 * n, 'expression.sum-as-power', say('task.slip.edges')],
        ],
      },
      rim: {
        value: rim,
        work: String.raw`4 \times ${n} + 4 = ${rim}`,
        wrong: [
          [4 * n, 'equation.ignores-constant', say('task.slip.corners')],
          [4 * n + 8, 'model.counts-all', say('task.slip.twice')],
          [4 * n + 1, 'expression.distributes-once', say('task.slip.once')],
        ],
      },
      all: {
        value: (n + 2) ** 2,
        work: `${n}^2 + ${rim} = ${(n + 2) ** 2}`,
        wrong: [
          [(n + 1) ** 2, 'model.counts-once', say('task.slip.side')],
          [n ** 2 + 4, 'exponents.spreads-over-sum', say('task.slip.whole')],
          [rim, 'expression.uses-one-part', say('task.slip.alone')],
        ],
      },
      price: {
        right: math(`${p}${letter}^2 + ${4 * q}${letter} + ${4 * q}`),
        work: `${p}${letter}^2 + ${q}(4${letter} + 4) = ${p}${letter}^2 + ${4 * q}${letter} + ${4 * q}`,
        wrong: [
          [
            math(`${p}${letter}^2 + ${4 * q}${letter} + 4`),
            'expression.distributes-once',
            say('task.slip.once'),
          ],
          [
            math(`${q}${letter}^2 + ${4 * p}${letter} + ${4 * p}`),
            'model.swaps-numbers',
            say('task.slip.swaps'),
          ],
        ],
      },
      cost: {
        value: cost,
        work: String.raw`${p} \times ${n}^2 + ${4 * q} \times ${n} + ${4 * q} = ${cost}`,
        wrong: [
          [(p * n) ** 2 + q * rim, 'exponents.product-first', say('task.slip.power')],
          [p * 2 * n + q * rim, 'exponents.base-times-exponent', say('task.slip.square')],
          [p * n ** 2, 'expression.uses-one-part', say('task.slip.alone')],
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
  solve({ asked }) {
    const [n = 0] = asked('rim')
    const [inside = 0] = asked('inside')
    const [p = 0, q = 0] = asked('price')
    const [count = 0] = asked('back')
    return {
      border: /^\W4[a-z] \+ 4\W$/,
      same: /^\W4\([a-z] \+ 1\)/,
      inside: inside * inside,
      // All of the larger square without the smaller one.
      rim: (n + 2) ** 2 - n ** 2,
      all: (n + 2) * (n + 2),
      price: new RegExp(`^\\W${p}[a-z]\\^2 \\+ ${4 * q}[a-z] \\+ ${4 * q}\\W$`),
      cost: p * n * n + q * ((n + 2) ** 2 - n ** 2),
      back: (count - 4) / 4,
    }
  },
})
