import { all, arranged, builtOf, defineModel, type Level, type Offered, orderOf, tex } from '#form'
import { lineTex } from '../../equations/line.ts'
import {
  about,
  actual,
  axisName,
  axisOf,
  curved,
  drawCloud,
  drawCurve,
  drawScatter,
  given,
  grid,
  type Pair,
  type PairStory,
  scatterFigure,
  type ShownStory,
  unrelated,
  valueAt,
  withOutlier,
} from '../../situations/paired-data/paired-data.ts'
import { spotLetter } from '../../right-answer.ts'
import { farthestPoints } from './far-off.ts'
import { say } from './messages.gen.ts'

const standards = ['8.SP.A.1']
type Direction = 'positive' | 'negative' | 'none'

interface Shape {
  level: Level
  story: ShownStory
  points: Pair[]
  direction: Direction
  isCurved: boolean
  hasOutlier: boolean
  orders: number[][]
}
interface ShapeAim {
  kind: 'line' | 'curve' | 'cloud'
  direction: Direction
  hasOutlier: boolean
}

/** Direction and meaning of an association (level 1), also its form (level 2), and an outlier (level 3). */
export const association = defineModel<Shape, ShapeAim>({
  id: 'association',
  thinking: 'read a figure',
  seconds: 45,
  standards,
  task: ({ story, level, hasOutlier }) => `${story} ${level} ${hasOutlier}`,
  aim(random, level) {
    const direction = random.pick<Direction>(
      level === 1 ? ['positive', 'negative', 'none'] : ['positive', 'negative'],
    )
    const kind =
      direction === 'none' ? 'cloud' : level === 1 ? 'line' : random.pick(['line', 'curve'] as const)
    return { kind, direction, hasOutlier: level === 3 && random.chance(0.5) }
  },
  draw(random, level, { kind, direction, hasOutlier }) {
    const drawn = (): { story: ShownStory; points: Pair[] } => {
      if (kind === 'cloud') return { story: random.pick(unrelated), points: drawCloud(random) }
      if (kind === 'line') return drawScatter(random, 10)
      const story = random.pick(curved.filter((id) => (id === 'soup') === (direction === 'negative')))
      return { story, points: drawCurve(random, story) }
    }
    const { story, points } = drawn()
    const [moved] = hasOutlier ? withOutlier(random, story, points) : [points]
    const orders = [2, 2, 2].map((count, at) => orderOf(random, level === 1 && at < 2 ? 3 : count))
    return { level, story, points: moved, direction, isCurved: kind === 'curve', hasOutlier, orders }
  },
  fits: ({ points, direction, isCurved }) =>
    direction === 'none' ||
    isCurved ||
    (points.at(-1)?.[1] ?? 0) > (points[0]?.[1] ?? 0) === (direction === 'positive'),
  item({ level, story, points, direction, isCurved, hasOutlier, orders }) {
    const x = axisName(story, 'x')
    const y = axisName(story, 'y')
    const offered: Direction[] = level === 1 ? ['positive', 'negative', 'none'] : ['positive', 'negative']
    const mix = (right: Direction, other: Direction) =>
      right === 'none'
        ? 'scatter.sees-pattern'
        : other === 'none'
          ? 'scatter.misses-pattern'
          : 'scatter.wrong-direction'
    const parts = (name: 'direction' | 'tends'): Offered[] => [
      { text: say(`${name}.${direction}`) },
      ...offered
        .filter((each) => each !== direction)
        .map((each) => ({
          text: say(`${name}.${each}`),
          misconception: mix(direction, each),
          feedback: say(
            `association.not.${direction === 'none' ? 'none' : each === 'none' ? 'some' : 'turned'}`,
          ),
        })),
    ]
    const two = (
      name: 'form' | 'outlier',
      isFirst: boolean,
      misconception: Offered['misconception'],
    ): Offered[] => {
      const [right, wrong] = isFirst ? (['yes', 'no'] as const) : (['no', 'yes'] as const)
      return [
        { text: say(`${name}.${right}`) },
        {
          text: say(`${name}.${wrong}`),
          misconception: misconception ?? null,
          feedback: say(`${name}.look`),
        },
      ]
    }
    const lists = [
      { id: 'direction', label: say('association.label.direction'), parts: parts('direction') },
      ...(level === 1
        ? [{ id: 'tends', label: say('association.label.tends'), parts: parts('tends') }]
        : [
            {
              id: 'form',
              label: say('association.label.form'),
              parts: two('form', isCurved, 'scatter.straight-only'),
            },
          ]),
      ...(level === 3
        ? [
            {
              id: 'outlier',
              label: say('association.label.outlier'),
              parts: two(
                'outlier',
                hasOutlier,
                hasOutlier ? 'scatter.misses-pattern' : 'scatter.extreme-is-outlier',
              ),
            },
          ]
        : []),
    ]
    return {
      stem: [about(story), say('association.asks')],
      figure: scatterFigure(story, points),
      ...builtOf(lists.map((list, at) => ({ ...list, order: orders[at] ?? [] }))),
      hints: [say('association.nudge'), say('association.hint', { x, y })],
      solution: [
        say(`association.why.${direction}`),
        ...(level === 1
          ? [say(`association.so.${direction}`)]
          : [say(isCurved ? 'association.bends' : 'association.straight')]),
        ...(level === 3 ? [say(hasOutlier ? 'association.far' : 'association.none-far')] : []),
      ],
    }
  },
})

interface Outliers {
  story: PairStory
  points: Pair[]
  outliers: number[]
  spots: number[]
}

/** One outlier beside the middle points (level 1), beside the ends of the pattern (level 2), two outliers (level 3). */
export const findOutlier = defineModel<Outliers>({
  id: 'find-outlier',
  thinking: 'classify',
  seconds: 35,
  standards,
  task: ({ story, outliers }) => `${story} ${outliers.length}`,
  draw(random, level) {
    const { story, points } = drawScatter(random, 10)
    const [once, first] = withOutlier(random, story, points)
    const [twice, second] = level === 3 ? withOutlier(random, story, once) : [once, first]
    const outliers = [...new Set([first, second])]
    const typical = points.flatMap((_, at) =>
      outliers.includes(at) || at === 0 || at === points.length - 1 ? [] : [at],
    )
    const ends = level === 1 ? [] : [0, points.length - 1]
    const others = random.sample(typical, level === 1 ? 4 : 3)
    const spots = [...outliers, ...ends, ...others].toSorted((one, other) => one - other)
    return { story, points: twice, outliers, spots }
  },
  fits: ({ outliers, points, spots }, level) =>
    outliers.length === (level === 3 ? 2 : 1) &&
    !outliers.includes(0) &&
    !outliers.includes(points.length - 1) &&
    new Set(spots).size === spots.length,
  item({ story, points, outliers, spots }) {
    const id = (at: number) => `point-${at}`
    const letterOf = (each: string): string => spotLetter(spots.map(id).indexOf(each))
    const right = outliers.toSorted((one, other) => one - other).map(id)
    const wrong = spots.filter((at) => !outliers.includes(at))
    const isEnd = (at: number) => at === 0 || at === points.length - 1
    return {
      stem: [about(story), say(outliers.length === 1 ? 'outliers.one' : 'outliers.two')],
      figure: scatterFigure(story, points, { spots: Object.fromEntries(spots.map((at) => [at, id(at)])) }),
      ...arranged.hotSpot({
        spots: spots.map(id),
        right,
        wrong: wrong.map((at) => ({
          picked: [...right.slice(1), id(at)],
          misconception: isEnd(at) ? 'scatter.extreme-is-outlier' : 'scatter.typical-as-outlier',
          feedback: say(isEnd(at) ? 'outliers.end' : 'outliers.typical'),
        })),
      }),
      hints: [say('outliers.nudge'), say('outliers.hint')],
      solution: [say('outliers.why'), say('outliers.so', { letters: all(right.map(letterOf)) })],
    }
  },
  solve({ figure, interaction }) {
    const count = interaction.kind === 'hot-spot' ? interaction.count : 0
    return { kind: 'hot-spot', options: farthestPoints(figure).slice(0, count) }
  },
})

interface Plotted {
  story: PairStory
  points: Pair[]
  asked: Pair[]
  /** The line that gives the points at level 3. */
  line: { slope: number; start: number } | null
}

/** Plot two measured pairs (level 1), three (level 2), pairs predicted by a line of fit (level 3). */
export const plotPairs = defineModel<Plotted>({
  id: 'plot-pairs',
  thinking: 'read a figure',
  seconds: 50,
  standards,
  task: ({ story, asked, line }) => `${story} ${asked.length} ${line === null ? '' : 'line'}`,
  draw(random, level) {
    const scatter = drawScatter(random, 5)
    const { story } = scatter
    const { step } = axisOf(story)
    const free = [2, 3, 4, 5, 6, 7, 8, 9].filter((x) => scatter.points.every(([other]) => other !== x))
    if (level === 3) {
      const asked = [5, 10].map((x): Pair => [x, valueAt(scatter, x)])
      return { story, points: scatter.points.filter(([x]) => x !== 5 && x !== 10), asked, line: scatter }
    }
    const asked = random
      .sample(free, level + 1)
      .toSorted((one, other) => one - other)
      .map((x): Pair => [x, step * Math.round(valueAt(scatter, x) / step)])
    return { story, points: scatter.points, asked, line: null }
  },
  item({ story, points, asked, line }) {
    const { step, from, to } = axisOf(story)
    const axes = grid(story)
    const [[x, y] = [0, 0], ...others] = asked
    const up = y + step <= to ? y + step : Math.max(from, y - step)
    const known = line === null ? null : tex(lineTex({ slope: line.slope, start: line.start }))
    return {
      stem: [
        about(story),
        ...(known === null
          ? asked.map(([px, py]) => actual(story, px, py))
          : [say('plot.line', { line: known })]),
        known === null
          ? say('plot.asks')
          : say('plot.predict', { one: asked[0]?.[0] ?? 0, other: asked[1]?.[0] ?? 0 }),
      ],
      ...arranged.plane(
        {
          ...axes,
          snap: { x: 1, y: step },
          given: given(points),
        },
        { draws: 'points', points: asked },
        [
          {
            points: [[x < 10 ? x + 1 : x - 1, y], ...others],
            misconception: 'grid.starts-at-one',
            feedback: say('plot.across'),
          },
          {
            points: [[x, up], ...others],
            misconception: 'grid.misplaces',
            feedback: say('plot.up', { step }),
          },
        ],
      ),
      hints: [say('plot.nudge'), say(known === null ? 'plot.hint' : 'plot.hint-line', { step })],
      solution: [
        say('plot.why', { x: axes.x.label, y: axes.y.label }),
        ...asked.map(([px, py]) => say('plot.so', { x: px, y: py })),
      ],
    }
  },
})
