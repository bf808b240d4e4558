import { defineModel, numbersIn, solved } from '#form'
import { drawPrism } from '#right-prisms/right-prisms.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { evaluation, type Line, mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { valueOfProduct } from '#solids/product-lines.ts'
import { say } from './messages.gen.ts'

interface Cards {
  prisms: { base: 'triangle' | 'box'; a: number; c: number; length: number }[]
  shuffle: number
}
const full = ({ a, c, length }: Omit<Cards['prisms'][number], 'base'>): number => a * c * length
const sizeOf = (its: Cards['prisms'][number]): number => full(its) / (its.base === 'box' ? 1 : 2)

/** Three triangular prisms (level 1), boxes among them (level 2), four of both kinds (level 3). */
export const orderPrisms = defineModel<Cards>({
  id: 'order-prisms',
  thinking: 'compare',
  seconds: 80,
  standards: ['7.G.B.6'],
  task: ({ prisms }) => prisms.map(({ base }) => base).join(),
  draw(random, level) {
    const bases = {
      1: ['triangle', 'triangle', 'triangle'],
      2: ['triangle', 'box', random.pick(['triangle', 'box'] as const)],
      3: ['triangle', 'box', 'triangle', 'box'],
    } as const
    return {
      prisms: bases[level].map((base) => ({
        base,
        a: random.integer(3, 9),
        c: random.integer(3, 8),
        length: random.integer(4, 12),
      })),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits({ prisms }, level) {
    const sizes = prisms.map(sizeOf).toSorted((one, other) => one - other)
    const isOtherOrder = sortedBy(prisms, sizeOf).some((its, at) => its !== sortedBy(prisms, full)[at])
    return (
      sizes.every((size, at) => Number.isInteger(size) && (at === 0 || size > 1.08 * (sizes[at - 1] ?? 0))) &&
      new Set(prisms.map(({ length }) => length)).size === prisms.length &&
      (level === 1 || isOtherOrder)
    )
  },
  minWrongAnswers: 1,
  item({ prisms, shuffle }) {
    const cards = prisms.map(({ base, ...edges }) => {
      const size = sizeOf({ base, ...edges })
      return {
        size,
        ...edges,
        text: say(`order.${base}`, edges),
        step: say(`order.step.${base}`, { ...edges, size }),
      }
    })
    return {
      stem: [say('order.asks')],
      ...orderBy(shuffle, {
        things: cards,
        by: ({ size }) => size,
        first: say('order.first'),
        last: say('order.last'),
        slips: [
          { by: ({ size }) => -size, misconception: 'volume.reversed', feedback: say('order.reversed') },
          { by: full, misconception: 'area.no-half', feedback: say('order.no-half') },
          {
            by: ({ length }) => length,
            misconception: 'volume.judges-by-one-edge',
            feedback: say('order.length'),
          },
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: sortedBy(cards, ({ size }) => size).map(({ step }) => step),
    }
  },
  solve: (shown) =>
    solved.order(shown, (text) => {
      const product = numbersIn(text).reduce((all, { value }) => all * value, 1)
      return /triang|triáng/i.test(text) ? product / 2 : product
    }),
})

interface Worked {
  kind: 'volume' | 'house' | 'surface'
  a: number
  b: number
  c: number
  length: number
}
const half = String.raw`\frac{1}{2}`
const by = (...factors: (number | string)[]): string => factors.join(String.raw` \times `)
/** With the half as a decimal. */
const valueOf = (line: string): number => valueOfProduct(line.replaceAll(half, '0.5'))

/** A volume on a triangle (level 1), on a rectangle with a triangle (level 2), the faces of a prism (level 3). */
export const findMistake = wrongLine<Worked, Line>({
  seconds: 80,
  standards: ['7.G.B.6'],
  ...mistakeWords(say),
  task: ({ kind, a }) => `${kind} ${a > 6}`,
  steps: 2,
  draw(random, level) {
    const kind = ({ 1: 'volume', 2: 'house', 3: 'surface' } as const)[level]
    const { a, slant: b, c, length } = drawPrism(random, 'triangle')
    if (level === 3) return { kind, a, b, c, length }
    return { kind, a: 2 * random.integer(2, 5), b: random.integer(3, 7), c: random.integer(3, 9), length }
  },
  work({ kind, a, b, c, length }) {
    const triangle = (a * c) / 2
    const works = {
      volume: {
        start: by(half, a, c, length),
        right: by(triangle, length),
        wrong: by(a * c, length),
        last: () => triangle + length,
      },
      house: {
        start: `${by(a, b, length)} + ${by(half, a, c, length)}`,
        right: `${a * b * length} + ${triangle * length}`,
        wrong: `${a * b * length} + ${a * c * length}`,
        last: () => a * b * length,
      },
      surface: {
        start: `${by(2, half, a, c)} + ${by(a, length)} + ${by(2, b, length)}`,
        right: `${a * c} + ${a * length} + ${2 * b * length}`,
        wrong: `${a * c} + ${a * length} + ${b * length}`,
        last: () => a * length + 2 * b * length,
      },
    }[kind]
    return evaluation(valueOf, {
      start: works.start,
      partly: { right: works.right, wrong: works.wrong, move: say(`mistake.partly.${kind}`) },
      last: { wrong: works.last, move: say(`mistake.last.${kind}`) },
    })
  },
  truth: () => say('mistake.truth'),
  means: (line) => String(valueOf(line)),
})
