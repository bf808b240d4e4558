import { defineModel, numbersIn, solved } from '#form'
import { bug } from '#bugs/bug.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { square } from '#round-figures/round-figures.ts'
import { boxNet } from '#solids/marked-nets.ts'
import { drawFaced, type Faced, netFigure } from '#solids/surfaces.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

interface Sized extends Faced {
  asks: 'wide' | 'high' | 'length'
}
// Worked by hand: around a box of 5 by 4 the row is 18 wide; a net 8 high and 18 wide whose box is 2 high is 3 by 6.
const box: Sized = { shape: 'box', a: 5, b: 4, c: 2, sides: [0, 0], high: 0, unit: 'inch', asks: 'wide' }
const prism: Sized = { ...box, shape: 'prism', a: 6, b: 7, c: 4, sides: [5, 5], asks: 'high' }
const back: Sized = { ...box, a: 6, b: 3, c: 2, asks: 'length' }
const rightOf = ({ a, b, c, asks }: Sized): number =>
  ({ wide: 2 * (a + b), high: b + 2 * c, length: a })[asks]

const sizeBugs = [
  bug<Sized>({
    id: 'surface.one-of-each',
    answer: ({ a, b, c, asks }) => ({ wide: a + b, high: b + c, length: 2 * a })[asks],
    feedback: ({ asks }) => say(`size.once.${asks}`),
    example: [box, 9],
  }),
  bug<Sized>({
    id: 'area.slanted-side',
    answer: ({ b, sides, asks }) => (asks === 'high' ? b + sides[0] + sides[1] : null),
    feedback: () => say('size.slanted'),
    example: [prism, 17],
  }),
  bug<Sized>({
    id: 'area.adds-lengths',
    answer: ({ a, b, c, asks }) => (asks === 'wide' ? a + b + c : null),
    feedback: () => say('size.adds'),
    example: [box, 11],
  }),
  bug<Sized>({
    id: 'area.stops-early',
    answer: ({ b, asks }) => (asks === 'length' ? b : null),
    feedback: () => say('size.stops'),
    example: [back, 3],
  }),
  bug<Sized>({
    id: 'net.one-end',
    // Takes what is left of the height for one width.
    answer: ({ a, b, asks }) => (asks === 'length' ? a - b : null),
    feedback: () => say('size.one-end'),
    example: [{ ...back, a: 7 }, 4],
  }),
]

/** The width of a box net (level 1), the height of a prism net (level 2), an edge from the size of a net (level 3). */
export const netSize = defineModel<Sized>({
  id: 'net-size',
  thinking: 'work backwards',
  seconds: 70,
  standards: ['6.G.A.4'],
  bugs: sizeBugs,
  task: ({ asks, a }) => `${asks} ${a}`,
  draw: (random, level) => ({
    ...drawFaced(random, level === 2 ? 'prism' : 'box', true),
    // A net of paper.
    unit: 'inch',
    asks: ({ 1: 'wide', 2: 'high', 3: 'length' } as const)[level],
  }),
  fits: ({ asks, a, b }) => asks !== 'length' || a > b + 1,
  item(its) {
    const { a, b, c, unit, asks } = its
    const [wide, high] = [2 * (a + b), c + 2 * b]
    const values = { a, b, c, wide, high, rest: high - c, half: wide / 2, total: rightOf(its) }
    return {
      stem:
        asks === 'length'
          ? [
              say('size.asks.length', {
                wide: quantity(wide, unit),
                high: quantity(high, unit),
                edge: quantity(c, unit),
              }),
            ]
          : [say(`size.asks.${asks}`)],
      figure: asks === 'length' ? boxNet(its, null) : netFigure(its),
      ...typedQuantity(its, {
        label: say(`size.label.${asks}`),
        right: quantity(rightOf(its), unit),
        bugs: sizeBugs,
      }),
      hints: [say(`size.nudge.${asks}`), say(`size.hint.${asks}`)],
      solution: [say(`size.first.${asks}`, values), say(`size.then.${asks}`, values)],
    }
  },
  solve({ stem, figure }) {
    const [wide, high, edge] = numbersIn(stem).map(({ value }) => value)
    if (figure?.kind !== 'net') throw new TypeError('expects a net')
    if (wide !== undefined && high !== undefined && edge !== undefined) {
      return solved.number((wide - (high - edge)) / 2)
    }
    const { layout } = figure
    if (layout.shape === 'box') return solved.number(2 * layout.length + 2 * layout.width)
    if (layout.shape !== 'triangular-prism') throw new TypeError('expects a box or a prism')
    const [base, right, left] = layout.sides
    const half = (base + right + left) / 2
    // Heron's formula gives the area, and the area gives the height.
    const triangle = Math.sqrt(half * (half - base) * (half - right) * (half - left))
    return solved.number(layout.width + (4 * triangle) / base)
  },
})

interface Areas {
  a: number
  b: number
  c: number
  asks: 'total' | 'face' | 'third'
}
// Worked by hand: 6 by 4 by 3 has 24 on top, 18 in front, and 12 at the left: 108 in all.
const faces: Areas = { a: 6, b: 4, c: 3, asks: 'total' }
const areasOf = ({ a, b, c }: Areas) => ({ top: a * b, front: a * c, left: b * c })
const sumOf = ({ a, b, c }: Areas): number => 2 * (a * b + a * c + b * c)
const areaAsked = (its: Areas): number => (its.asks === 'total' ? sumOf(its) : its.b * its.c)

const areaBugs = [
  bug<Areas>({
    id: 'surface.one-of-each',
    answer: (its) =>
      ({ total: sumOf(its) / 2, face: sumOf(its) - its.a * (its.b + its.c), third: null })[its.asks],
    feedback: ({ asks }) => (asks === 'total' ? say('areas.once.total') : say('areas.once.face')),
    example: [faces, 54],
  }),
  bug<Areas>({
    id: 'surface.leaves-out-faces',
    answer: (its) => (its.asks === 'total' ? sumOf(its) - its.b * its.c : null),
    feedback: () => say('areas.leaves-out'),
    example: [faces, 96],
  }),
  bug<Areas>({
    id: 'area.stops-early',
    answer: ({ b, c, asks }) => ({ total: null, face: 2 * b * c, third: b })[asks],
    feedback: ({ asks }) => (asks === 'face' ? say('areas.stops.face') : say('areas.stops.third')),
    example: [{ ...faces, asks: 'face' }, 24],
  }),
  bug<Areas>({
    id: 'area.adds-lengths',
    answer: ({ b, c, asks }) => (asks === 'third' ? b + c : null),
    feedback: () => say('areas.adds'),
    example: [{ ...faces, asks: 'third' }, 7],
  }),
  bug<Areas>({
    id: 'surface.face-for-edge',
    answer: ({ a, b, c, asks }) => (asks === 'third' ? a * b * c : null),
    feedback: () => say('areas.face-for-edge'),
    example: [{ ...faces, asks: 'third' }, 72],
  }),
]

/** All faces from three (level 1), a face from the total (level 2), a face from two others and an edge (level 3). */
export const faceAreas = defineModel<Areas>({
  id: 'face-areas',
  thinking: 'read a figure',
  seconds: 75,
  standards: ['6.G.A.4'],
  bugs: areaBugs,
  task: ({ asks }) => asks,
  draw(random, level) {
    const [a = 4, b = 3, c = 2] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 12], 3)
    return { a, b, c, asks: ({ 1: 'total', 2: 'face', 3: 'third' } as const)[level] }
  },
  fits: ({ a, b, c }) => Math.max(a, b, c) <= 4 * Math.min(a, b, c),
  item(its) {
    const { a, b, c, asks } = its
    const areas = areasOf(its)
    const total = sumOf(its)
    const known = total - 2 * areas.left
    const values = { ...areas, a, b, c, total, known, sum: total / 2, rest: total - known }
    const of = (area: number) => String(area)
    return {
      stem: [
        say('areas.shows'),
        ...(asks === 'total' ? [say('areas.asks.total')] : []),
        ...(asks === 'face' ? [say('areas.asks.face', { total: square(total, 'inch') })] : []),
        ...(asks === 'third' ? [say('areas.asks.third', { edge: quantity(a, 'inch') })] : []),
      ],
      figure: boxNet(its, {
        left: asks === 'total' ? of(areas.left) : '?',
        front: of(areas.front),
        top: of(areas.top),
      }),
      ...typedQuantity(its, {
        label: say('areas.label'),
        right: square(areaAsked(its), 'inch'),
        bugs: areaBugs,
      }),
      hints: [say(`areas.nudge.${asks}`), say(`areas.hint.${asks}`)],
      solution: [say(`areas.first.${asks}`, values), say(`areas.then.${asks}`, values)],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'net') throw new TypeError('expects a net')
    const { left = '', front = '', top = '' } = figure.faces ?? {}
    const two = Number(front) + Number(top)
    const [given] = numbersIn(stem).map(({ value }) => value)
    if (given === undefined) return solved.number(2 * (two + Number(left)))
    return /surface area|área de superficie/.test(stem)
      ? solved.number(given / 2 - two)
      : solved.number((Number(front) * Number(top)) / given ** 2)
  },
})
