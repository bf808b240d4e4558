import { defineModel, numbersIn, solved } from '#form'
import { edgeAnswer, edgeBugs as bugs, type Edges } from '#bugs/solids/box-bugs.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { boxFigure, cubic, drawBox, layerOf, lengthUnits, volumeOf } from '#solids/boxes.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

/** From edges to volume (level 1), back to an edge (level 2), the same volume in another box (level 3). */
export const labelledEdges = defineModel<Edges>({
  id: 'labelled-edges',
  thinking: 'compute',
  seconds: 50,
  standards: ['5.MD.C.5b'],
  bugs,
  task: ({ unit, asks }) => `${unit} ${asks}`,
  draw: (random, level) => ({
    ...drawBox(random),
    unit: random.pick(lengthUnits),
    asks: ({ 1: 'volume', 2: 'edge', 3: 'other' } as const)[level],
    long: random.integer(3, 12),
    wide: random.integer(2, 8),
  }),
  fits: (its) =>
    volumeOf(its) <= 300 &&
    (its.asks !== 'other' ||
      (Number.isInteger(edgeAnswer(its)) &&
        edgeAnswer(its) > 1 &&
        its.long > its.wide &&
        its.long !== its.length)),
  item(its) {
    const { unit, asks, long, wide } = its
    const key = edgeAnswer(its)
    const [layer, total] = [layerOf(its), volumeOf(its)]
    const { length, width, height } = its
    const terms = { length, width, height, layer, total, long, wide, base: long * wide, key }
    const told = { volume: cubic(total, unit), long: quantity(long, unit), wide: quantity(wide, unit) }
    const last = { volume: 'volume', edge: 'height', other: 'volume' } as const
    return {
      stem: [say(`edges.asks.${asks}`, told)],
      figure: boxFigure(its, unit, asks !== 'edge'),
      ...typedQuantity(its, {
        label: say(`edges.label.${asks}`),
        right: asks === 'volume' ? cubic(key, unit) : quantity(key, unit),
        bugs,
      }),
      hints: [say(`edges.nudge.${asks}`), say(`edges.hint.${asks}`, terms)],
      solution: [
        say('edges.base', terms),
        say(`edges.${last[asks]}`, terms),
        ...(asks === 'other' ? [say('edges.other', terms)] : []),
      ],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'prism') throw new TypeError('expects a box')
    const { length, width, height, labels } = figure
    const [one, other = 1] = numbersIn(stem).map(({ value }) => value)
    if (labels.height === '?') return solved.number((one ?? 0) / length / width)
    return solved.number((length * width * height) / (one ?? 1) / other)
  },
})
