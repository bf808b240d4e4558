import { rows, tex } from '@skills-center/messages/values'
import { endAt, lengthOf, type PlaneGap } from '../../bugs/plane/plane-bugs.ts'
import { type Point, pointsIn, pointText } from '../../equations/line.ts'
import { defineModel } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { offAxes } from '../../grids/quadrants.ts'
import { drawPlaneGap, sidesOf } from '../../solutions/plane-gaps/plane-gaps.ts'
import { lengthIn } from '../map-trip/map-trip.ts'
import { orderBy } from '../order-by/order-by.ts'
import { say } from './messages.gen.ts'

type Ordered = { gaps: PlaneGap[]; points: Point[]; axis: 'x' | 'y'; shuffle: number }
/** Order distances across an axis (level 1), on one side or across (level 2), by distance from an axis (level 3). */
export const orderDistances = defineModel<Ordered>({
  id: 'order-distances',
  thinking: 'compare',
  seconds: 60,
  standards: ['6.NS.C.8'],
  task: ({ gaps, points, axis }) => `${gaps.map(sidesOf).toSorted().join()} ${points.length > 0 ? axis : ''}`,
  draw(random, level) {
    const four = [0, 1, 2, 3]
    return {
      gaps:
        level === 3
          ? []
          : four.map((at) => drawPlaneGap(random, level === 1 || at < 2 ? 'across' : 'same', 12)),
      points: level === 3 ? four.map(() => offAxes(random, 12)) : [],
      axis: random.pick(['x', 'y'] as const),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ gaps, points, axis }) => {
    const sizes = points.map((at) => Math.abs(at[axis === 'x' ? 1 : 0]))
    return new Set([...gaps.map(lengthOf), ...sizes]).size === 4 && gaps.every((gap) => lengthOf(gap) > 1)
  },
  item({ gaps, points, axis, shuffle }) {
    const across = axis === 'x' ? 1 : 0
    const things = [
      ...gaps.map((gap) => ({
        text: say('pair', { p: tex(pointText(endAt(gap, 0))), q: tex(pointText(endAt(gap, 1))) }),
        size: lengthOf(gap),
        wrong: [Math.abs(Math.abs(gap.ends[0]) - Math.abs(gap.ends[1])), Math.max(...gap.ends.map(Math.abs))],
      })),
      ...points.map((at) => ({
        text: say('point', { p: tex(pointText(at)) }),
        size: Math.abs(at[across]),
        wrong: [at[across], Math.abs(at[1 - across] ?? 0)],
      })),
    ]
    type Thing = (typeof things)[number]
    const kind = points.length > 0 ? 'axis' : 'pairs'
    return {
      stem: [kind === 'axis' ? say('asks.axis', { axis }) : say('asks.pairs')],
      ...orderBy<Thing>(shuffle, {
        things,
        by: ({ size }) => size,
        first: say('first'),
        last: say('last'),
        slips: [
          { by: ({ size }) => -size, misconception: 'signed.greatest-first', feedback: say('turned') },
          ...([0, 1] as const).map((at) => ({
            by: ({ wrong }: Thing) => wrong[at] ?? 0,
            misconception: (
              {
                axis: ['signed.value-for-distance', 'grid.other-axis'],
                pairs: ['grid.subtracts-sizes', 'grid.end-only'],
              } as const
            )[kind][at],
            feedback: say(`slip.${kind}.${at === 0 ? 'one' : 'two'}`),
          })),
        ],
      }),
      hints: [say(`nudge.${kind}`), kind === 'axis' ? say('hint.axis', { axis }) : say('hint.pairs')],
      solution: [
        ...things.map(({ text, size }) => say('step', { text, n: size })),
        say('so', { list: rows(things.toSorted((a, b) => a.size - b.size).map(({ text }) => text)) }),
      ],
    }
  },
  solve: (shown) =>
    solved.order(shown, (text) => {
      const [p = [0, 0], q] = pointsIn(text)
      if (q !== undefined) return lengthIn([p, q])
      return Math.abs(p[/y-axis|eje y/.test(shown.stem) ? 0 : 1])
    }),
})
