import { defineModel, typed } from '#form'
import { edgeAnswer, edgeBugs as bugs, type Edges } from '#bugs/solids/box-bugs.ts'
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
  draw(random, level) {
    const asks = ({ 1: 'volume', 2: 'edge', 3: 'other' } as const)[level]
    const box = drawBox(random)
    return {
      ...box,
      unit: random.pick(lengthUnits),
      asks,
      long: random.integer(3, 12),
      wide: random.integer(2, 8),
    }
  },
  fits: (its) =>
    volumeOf(its) <= 300 &&
    (its.asks !== 'other' ||
      (Number.isInteger(edgeAnswer(its)) &&
        edgeAnswer(its) > 1 &&
        its.long > its.wide &&
        its.long !== its.length)),
  item(its) {
    const { unit, asks, long, wide, height } = its
    const key = edgeAnswer(its)
    const [layer, total] = [layerOf(its), volumeOf(its)]
    const right = asks === 'volume' ? cubic(key, unit) : quantity(key, unit)
    const terms = {
      length: its.length,
      width: its.width,
      height,
      layer,
      total,
      long,
      wide,
      base: long * wide,
      key,
    }
    const asked = {
      volume: () => say('edges.asks.volume'),
      edge: () => say('edges.asks.edge', { volume: cubic(total, unit) }),
      other: () => say('edges.asks.other', { long: quantity(long, unit), wide: quantity(wide, unit) }),
    }
    return {
      stem: [asked[asks]()],
      figure: boxFigure(its, unit, asks !== 'edge'),
      ...typed(its, { label: say(`edges.label.${asks}`), after: say('unit', { of: right }), key, bugs }),
      answer: say('answer', { of: right }),
      hints: [say(`edges.nudge.${asks}`), say(`edges.hint.${asks}`, terms)],
      solution: [
        say('edges.base', terms),
        asks === 'edge' ? say('edges.height', terms) : say('edges.volume', terms),
        ...(asks === 'other' ? [say('edges.other', terms)] : []),
      ],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'prism') throw new TypeError('expects a box')
    const [one = 0, other = 0] = [...stem.matchAll(/\d+/g)].map(([digits]) => Number(digits))
    const volume = figure.length * figure.width * figure.height
    if (figure.labels.height === '?')
      return { kind: 'number', text: String(one / figure.length / figure.width) }
    return { kind: 'number', text: String(one === 0 ? volume : volume / one / other) }
  },
})
