import { defineModel, type Level, type Random, solved } from '#form'
import { areaOf, type Kind, type Polygon } from '../../areas/polygons.ts'
import { orderBy, sortedBy } from '../order-by/order-by.ts'
import { quantity } from '../../units/units.ts'
import { say } from './messages.gen.ts'

const sets: Record<Level, readonly (readonly Kind[])[]> = {
  1: [
    ['triangle', 'parallelogram', 'triangle'],
    ['parallelogram', 'triangle', 'parallelogram'],
  ],
  2: [
    ['triangle', 'parallelogram', 'trapezoid', 'triangle'],
    ['trapezoid', 'parallelogram', 'trapezoid', 'triangle'],
  ],
  3: [
    ['parallelogram', 'triangle', 'parallelogram', 'triangle'],
    ['parallelogram', 'trapezoid', 'triangle', 'parallelogram'],
  ],
}
const things = ['tiles', 'flags', 'mats', 'signs'] as const

interface Shapes {
  shapes: Polygon[]
  thing: (typeof things)[number]
  /** A slanted side is also given. */
  hasSlant: boolean
  shuffle: number
}

function drawShape(random: Random, shape: Kind): Polygon {
  const height = random.integer(4, 9)
  const top = shape === 'trapezoid' ? random.integer(2, 6) : 0
  const base = random.integer(Math.max(5, top + 2), 12)
  const slant = height + random.integer(1, 3)
  return { shape, base, top, height, shift: 0, slant, unit: 'inch', turn: 0, hasSlant: false }
}
const byLengths = ({ base, top, height }: Polygon): number => (base + top) * height

/**
 * Triangles and parallelograms (level 1), also trapezoids (level 2), with a slanted side that is not needed (level 3).
 */
export const orderAreas = defineModel<Shapes>({
  id: 'order-shapes',
  thinking: 'compare',
  seconds: 70,
  standards: ['6.G.A.1'],
  minWrongAnswers: 1,
  task: ({ shapes, thing }) => `${thing} ${shapes.map(({ shape }) => shape).join(' ')}`,
  draw: (random, level) => ({
    shapes: random.pick(sets[level]).map((shape) => drawShape(random, shape)),
    thing: random.pick(things),
    hasSlant: level === 3,
    shuffle: random.integer(0, 1e9),
  }),
  fits({ shapes }) {
    const areas = sortedBy(shapes, areaOf)
    return (
      areas.every((each, at) => at === 0 || areaOf(each) - areaOf(areas[at - 1] ?? each) >= 2) &&
      new Set(shapes.map(byLengths)).size === shapes.length &&
      // The order must change if students forget to take half.
      sortedBy(shapes, byLengths).some((each, at) => each !== areas[at])
    )
  },
  item({ shapes, thing, hasSlant, shuffle }) {
    const named = shapes.map((shape) => {
      const { shape: kind, base, top, height, slant } = shape
      const of = (q: number) => quantity(q, 'inch')
      const sizes = { base: of(base), top: of(top), height: of(height), slant: of(slant) }
      const told = kind === 'trapezoid' ? 'trapezoid' : kind === 'triangle' ? 'triangle' : 'parallelogram'
      return {
        shape,
        told,
        sizes,
        text: say(`${hasSlant ? 'slant' : 'plain'}.${told}`, sizes),
      } as const
    })
    return {
      stem: [say(`asks.${thing}`)],
      ...orderBy(shuffle, {
        things: named,
        by: ({ shape }) => areaOf(shape),
        first: say('least'),
        last: say('most'),
        slips: [
          {
            by: ({ shape }) => -areaOf(shape),
            misconception: 'area.reversed',
            feedback: say('reversed'),
          },
          {
            by: ({ shape }) => byLengths(shape),
            misconception: 'area.no-half',
            feedback: say('no-half'),
          },
        ],
      }),
      hints: [say('nudge'), say('hint')],
      solution: [
        say('find'),
        ...sortedBy(named, ({ shape }) => areaOf(shape)).map(({ shape, told }) =>
          say(`step.${told}`, {
            base: shape.base,
            top: shape.top,
            height: shape.height,
            area: areaOf(shape),
          }),
        ),
      ],
    }
  },
  solve: (shown) =>
    solved.order(shown, (text) => {
      const numbers = (text.match(/\d+/g) ?? []).map(Number)
      const [base = 0, second = 0, third = 0] = numbers
      if (/^trap/i.test(text)) return ((base + second) / 2) * third
      return base * second * (/^tri/i.test(text) ? 0.5 : 1)
    }),
})
