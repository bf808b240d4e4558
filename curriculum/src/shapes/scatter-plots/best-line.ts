import { arranged, defineModel, type Level } from '#form'
import {
  about,
  axisOf,
  drawScatter,
  type Pair,
  type Scatter,
  scatterFigure,
  through,
  valueAt,
} from '../../situations/paired-data/paired-data.ts'
import { say } from './messages.gen.ts'

type LineId = 'fit' | 'beside' | 'ends' | 'turned'
const wrongLines: Record<Level, readonly LineId[]> = {
  1: ['beside', 'turned'],
  2: ['beside', 'ends'],
  3: ['ends', 'beside'],
}
const slips = {
  beside: 'scatter.line-off-center',
  ends: 'scatter.line-through-ends',
  turned: 'scatter.wrong-direction',
} as const

/** Beside a line that goes the wrong way (level 1), one through both ends (level 2), one just over the points (level 3). */
export const bestLine = defineModel<Scatter & { lines: LineId[]; near: number; side: 1 | -1 }>({
  id: 'best-line',
  thinking: 'compare',
  seconds: 35,
  standards: ['8.SP.A.2'],
  task: ({ story, lines }) => `${story} ${lines.toSorted().join(' ')}`,
  draw(random, level) {
    const scatter = drawScatter(random, 9)
    const { from, to, jitter } = axisOf(scatter.story)
    const side = random.pick([1, -1] as const)
    const { length } = scatter.points
    // The ends are off to different sides.
    const points = scatter.points.map(([x, y], at): Pair => {
      const off = at === 0 ? side : at === length - 1 ? -side : 0
      return [
        x,
        off === 0 ? y : Math.min(to, Math.max(from, Math.round(valueAt(scatter, x) + off * 3 * jitter))),
      ]
    })
    const lines = random.shuffle<LineId>(['fit', ...wrongLines[level]])
    return { ...scatter, points, lines, near: level === 3 ? 2 : 3, side: random.pick([1, -1]) }
  },
  fits({ points, story, slope, start, near, side }) {
    const { jitter, from, to } = axisOf(story)
    const [first, last] = [points[0], points.at(-1)]
    if (first === undefined || last === undefined || last[0] - first[0] < 7) return false
    const off = (its: Pair): number => Math.abs(its[1] - valueAt({ slope, start }, its[0]))
    const beside = [0, 10].map((x) => valueAt({ slope, start }, x) + side * near * jitter)
    return (
      off(first) >= 2.5 * jitter && off(last) >= 2.5 * jitter && beside.every((y) => y >= from && y <= to)
    )
  },
  item(its) {
    const { story, slope, start, points, lines, near, side } = its
    const { jitter } = axisOf(story)
    const [first = [0, 0], last = [10, 0]] = [points[0], points.at(-1)]
    const middle = valueAt(its, 5)
    const of: Record<LineId, [Pair, Pair]> = {
      fit: through(its),
      beside: through({ slope, start: start + side * near * jitter }),
      ends: [first, last],
      turned: through({ slope: -slope, start: middle + 5 * slope }),
    }
    const letter = (id: LineId): string => 'ABC'[lines.indexOf(id)] ?? ''
    return {
      stem: [about(story), say('best.asks')],
      figure: scatterFigure(story, points, {
        lines: lines.map((id) => ({ through: of[id], label: letter(id), id: `line-${letter(id)}` })),
      }),
      ...arranged.hotSpot({
        spots: lines.map((id) => `line-${letter(id)}`),
        right: [`line-${letter('fit')}`],
        wrong: lines.flatMap((id) =>
          id === 'fit'
            ? []
            : [{ picked: [`line-${letter(id)}`], misconception: slips[id], feedback: say(`best.${id}`) }],
        ),
      }),
      hints: [say('best.nudge'), say('best.hint')],
      solution: [say('best.why'), say('best.so', { letter: letter('fit') })],
    }
  },
})
