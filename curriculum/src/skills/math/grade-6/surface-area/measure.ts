import { defineModel, type Level, type ModelForm, numbersIn, solved, tex } from '#form'
import {
  fromSurfaceBugs,
  type FromSurface,
  type SeenFaced,
  surfaceBugs,
  surfaceTotal,
} from '#bugs/surfaces/surface-bugs.ts'
import { square } from '#round-figures/round-figures.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { evaluation, type Line, mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { drawFaced, facedFigure, type Faced, facesOf, netFigure, surfaceOf } from '#solids/surfaces.ts'
import { areaOf, areClear, type Boxes, drawBoxes, heightOf, productOf } from '#solids/equal-boxes.ts'
import { valueOfProduct } from '#solids/product-lines.ts'
import { type FacesSum, facesSum } from '#solids/faces-sum.ts'
import { edgeShown, surfaceShown } from '#solids/surfaces-shown.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

const shapeAt: Record<Level, Faced['shape']> = { 1: 'box', 2: 'prism', 3: 'pyramid' }

/** `2 × 20 + 2 × 10 + 2 × 8 = 76` */
const sumTex = (its: Faced): string =>
  `${facesOf(its)
    .map(([count, area]) => (count === 1 ? String(area) : String.raw`${count} \times ${area}`))
    .join(' + ')} = ${surfaceOf(its)}`

/** A solid with rectangles (level 1), with two triangles (level 2), with four triangles (level 3). */
const surface = (id: 'net-area' | 'solid-area', seen: SeenFaced['seen']): ModelForm<SeenFaced> =>
  defineModel<SeenFaced>({
    id,
    thinking: seen === 'net' ? 'read a figure' : 'compute',
    seconds: 75,
    standards: ['6.G.A.4'],
    bugs: surfaceBugs,
    task: ({ shape, unit }) => `${shape} ${unit}`,
    draw: (random, level) => ({ ...drawFaced(random, shapeAt[level], seen === 'net'), seen }),
    item(its) {
      const { shape, unit, a, b, c, sides } = its
      const areas = { one: a * b, other: a * c, third: b * c, half: (a * c) / 2, base: a * a }
      const [right, left] = sides
      return {
        stem: [say(`${seen}.asks`)],
        figure: seen === 'net' ? netFigure(its) : facedFigure(its),
        ...typedQuantity(its, {
          label: say('label'),
          right: square(surfaceOf(its), unit),
          bugs: surfaceBugs,
        }),
        hints: [say(`nudge.${shape}`), say(`hint.${shape}`)],
        solution: [
          say(`faces.${shape}`, { ...areas, a, b, c, right, left, second: right * b, last: left * b }),
          say('sum', { equation: tex(sumTex(its)) }),
        ],
      }
    },
    solve: surfaceShown,
  })
export const netArea = surface('net-area', 'net')
export const solidArea = surface('solid-area', 'solid')

const kindAt = { 1: 'cube', 2: 'box', 3: 'pyramid' } as const

/** The edge of a cube (level 1), the height of a box (level 2), the slant height of a pyramid (level 3). */
export const missingLength = defineModel<FromSurface>({
  id: 'missing-length',
  thinking: 'work backwards',
  seconds: 80,
  standards: ['6.G.A.4'],
  bugs: fromSurfaceBugs,
  task: ({ kind, unit }) => `${kind} ${unit}`,
  draw: (random, level) => ({
    kind: kindAt[level],
    base: random.integer(2, 10) * (level === 3 ? 2 : 1),
    key: random.integer(3, { 1: 12, 2: 15, 3: 18 }[level]),
    unit: random.pick(['inch', 'foot', 'meter'] as const),
  }),
  fits: ({ kind, base, key }) => kind !== 'pyramid' || 2 * key > base,
  item(its) {
    const { kind, base, key, unit } = its
    const total = surfaceTotal(its)
    const ends = kind === 'box' ? 2 * base * base : base * base
    const values = { total, base, ends, rest: total - ends, face: (total - ends) / 4, side: total / 6, key }
    return {
      stem: [say(`back.asks.${kind}`, { total: square(total, unit), base: quantity(base, unit) })],
      ...typedQuantity(its, {
        label: say(`back.label.${kind}`),
        right: quantity(key, unit),
        bugs: fromSurfaceBugs,
      }),
      hints: [say(`back.nudge.${kind}`), say(`back.hint.${kind}`)],
      solution: [say(`back.first.${kind}`, values), say(`back.then.${kind}`, values)],
    }
  },
  solve: edgeShown,
})

/** Any boxes (level 1), boxes of one volume (level 2), four boxes of one volume (level 3). */
export const orderSurfaces = defineModel<Boxes>({
  id: 'order-surfaces',
  thinking: 'compare',
  seconds: 90,
  standards: ['6.G.A.4'],
  task: ({ boxes, unit }) => `${boxes.length} ${unit} ${new Set(boxes.map(productOf)).size}`,
  draw: drawBoxes,
  fits: areClear,
  minWrongAnswers: 1,
  item({ boxes, unit, shuffle }) {
    const things = boxes.map((edges) => ({
      edges,
      text: say('order.size', { a: edges[0], b: edges[1], c: edges[2] }),
      area: areaOf(edges),
      volume: productOf(edges),
    }))
    const isEqual = new Set(boxes.map(productOf)).size === 1
    const volumeSlip = {
      by: ({ volume }: (typeof things)[number]) => volume,
      misconception: 'surface.volume',
      feedback: say('order.volume'),
    } as const
    return {
      stem: [say(isEqual ? 'order.equal' : 'order.asks', { unit: quantity(2, unit) })],
      ...orderBy(shuffle, {
        things,
        by: ({ area }) => area,
        first: say('order.least'),
        last: say('order.most'),
        slips: [
          { by: ({ area }) => -area, misconception: 'volume.reversed', feedback: say('order.reversed') },
          {
            by: ({ edges }) => heightOf(edges),
            misconception: 'volume.judges-by-one-edge',
            feedback: say('order.height'),
          },
          ...(isEqual ? [] : [volumeSlip]),
        ],
      }),
      hints: [say(isEqual ? 'order.nudge-equal' : 'order.nudge'), say('order.hint')],
      solution: sortedBy(things, ({ area }) => area).map(({ text, area, edges: [a, b, c] }) =>
        say('order.step', { box: text, one: a * b, other: a * c, third: b * c, area }),
      ),
    }
  },
  solve: (shown) =>
    solved.order(shown, (text) => {
      const [a = 0, b = 0, c = 0] = numbersIn(text).map(({ value }) => value)
      return a * b + c * (a + b)
    }),
})

/** All faces of a box (level 1), a box without a top (level 2), a pyramid (level 3). */
export const findMistake = wrongLine<FacesSum, Line>({
  seconds: 60,
  standards: ['6.G.A.4'],
  ...mistakeWords(say),
  task: ({ kind }) => kind,
  steps: 2,
  draw(random, level) {
    const { a, b, c } = drawFaced(random, level === 3 ? 'pyramid' : 'box', true)
    return { a, b, c, kind: ({ 1: 'box', 2: 'open', 3: 'pyramid' } as const)[level] }
  },
  work({ a, b, c, kind }) {
    const { start, areas, wrong } = facesSum({ a, b, c, kind })
    return evaluation(valueOfProduct, {
      start: start.join(' + '),
      partly: {
        right: areas.join(' + '),
        wrong: [...areas.slice(0, -1), wrong].join(' + '),
        move: say('mistake.multiply'),
      },
      last: {
        wrong: (above) => valueOfProduct(above.split(' + ').slice(0, -1).join(' + ')),
        move: say('mistake.add'),
      },
    })
  },
  truth: () => say('mistake.truth'),
  means: (line) => String(valueOfProduct(line)),
})
