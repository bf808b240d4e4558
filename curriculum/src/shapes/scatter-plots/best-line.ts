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
import { nearestLines } from './far-off.ts'
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

interface Drawn extends Scatter {
  lines: LineId[]
  /** The distance of the nearby line from the points, in jitters, and its side. */
  near: number
  side: 1 | -1
}

/** Two points on each line. */
function linesOf({ story, slope, start, points, near, side }: Drawn): Record<LineId, [Pair, Pair]> {
  const { jitter } = axisOf(story)
  const [first = [0, 0], last = [10, 0]] = [points[0], points.at(-1)]
  const middle = valueAt({ slope, start }, 5)
  return {
    fit: through({ slope, start }),
    beside: through({ slope, start: start + side * near * jitter }),
    ends: [first, last],
    turned: through({ slope: -slope, start: middle + 5 * slope }),
  }
}

/** The sum of the points' distances from a line, raised to a power. */
const apart = (points: readonly Pair[], [[x1, y1], [x2, y2]]: [Pair, Pair], power: 1 | 2): number =>
  points.reduce((sum, [x, y]) => sum + Math.abs(y - y1 - ((y2 - y1) / (x2 - x1)) * (x - x1)) ** power, 0)

/**
 * The best line, compared with one in the wrong direction (level 1), one through both end points (level 2), one just
 * beside the points (level 3).
 */
export const bestLine = defineModel<Drawn>({
  id: 'best-line',
  thinking: 'compare',
  seconds: 35,
  standards: ['8.SP.A.2'],
  task: ({ story, lines }) => `${story} ${lines.toSorted().join(' ')}`,
  draw(random, level) {
    const scatter = drawScatter(random, 9)
    const { from, to, jitter } = axisOf(scatter.story)
    const side = random.pick([1, -1] as const)
    // One end point is off, so the line through both ends tilts away from the other points.
    const end = random.pick([0, scatter.points.length - 1])
    const points = scatter.points.map(([x, y], at): Pair => {
      const off = Math.round(valueAt(scatter, x) + side * 4 * jitter)
      return [x, at === end ? Math.min(to, Math.max(from, off)) : y]
    })
    const lines = random.shuffle<LineId>(['fit', ...wrongLines[level]])
    return { ...scatter, points, lines, near: level === 3 ? 2 : 3, side: random.pick([1, -1]) }
  },
  fits(its) {
    const { points, story, lines } = its
    const { from, to } = axisOf(story)
    const [first, last] = [points[0], points.at(-1)]
    if (first === undefined || last === undefined || last[0] - first[0] < 7) return false
    const { fit, beside, ...others } = linesOf(its)
    const shown = Object.entries({ beside, ...others }).filter(([id]) => lines.some((each) => each === id))
    return (
      beside.every(([, y]) => y >= from && y <= to) &&
      // Clearly the best line, even when large distances weigh more.
      shown.every(
        ([, line]) =>
          apart(points, fit, 1) < 0.8 * apart(points, line, 1) &&
          apart(points, fit, 2) < 0.6 * apart(points, line, 2),
      )
    )
  },
  item(its) {
    const { story, points, lines } = its
    const of = linesOf(its)
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
  solve: ({ figure }) => ({ kind: 'hot-spot', options: nearestLines(figure).slice(0, 1) }),
})
