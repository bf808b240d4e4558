import { defineModel, mathIn, tex, toNumber } from '#form'
import { wrongLines } from '#bugs/line/line-bugs.ts'
import { drawnLine, onGrid } from '#equations/drawn-line.ts'
import {
  crossing,
  gridPoints,
  type Line,
  lineAt,
  lineIn,
  lineTex,
  lineThrough,
  plainPoint,
  type Point,
  pointsIn,
  pointText,
  typedPoint,
  valueAt,
} from '#equations/line.ts'
import { lineOf, standardIn, standardTex, through } from '#equations/standard-form.ts'
import { lineFigure, lineShown, plainAxes } from '#figures/line-figure/line-figure.ts'
import { axesOf, isTrueRate, someStory, type StoryId } from '#situations/linear-change/linear-change.ts'
import { say } from './messages.gen.ts'

/** Two lines that cross, in squares of the grid, and a third one where the equations tell which two are meant. */
interface Crossing {
  one: Line
  other: Line
  third: Line | null
  at: Point
  story: StoryId | null
  /** What a square counts upwards. */
  step: number
}

const slopes = [-3, -2, -1, 1, 2, 3]
const steps = [2, 5, 10, 20]
/** Those that are true to life where a square counts `step`. */
const slopesIn = (story: StoryId, step: number): number[] =>
  slopes.filter((slope) => isTrueRate(story, slope * step))
/** The point with the sign of x lost. */
const mirrored = ([x, y]: Point): Point => [-x, y]

const wholeCrossing = (one: Line, other: Line): Point[] => {
  const x = toNumber(crossing(one, other))
  return Number.isInteger(x) ? [[x, toNumber(valueAt(one, x))]] : []
}

/** Two lines (level 1), the scales of a story (level 2), two of three lines (level 3). */
export const readGraph = defineModel<Crossing>({
  id: 'read-graph',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['8.EE.C.8a'],
  task: ({ story, third, at: [x, y] }) => `${story ?? 'plain'} ${third === null} ${x > 0} ${y > 0}`,
  draw(random, level) {
    const at: Point =
      level === 2
        ? [random.integer(2, 8), random.integer(2, 8)]
        : [random.integer(-5, 5), random.integer(-5, 5)]
    // Where the third line crosses the first one.
    const aside = at[0] + random.pick([-4, -3, -2, 2, 3, 4])
    const story = level === 2 ? someStory(random) : null
    const step = story === null ? 1 : random.pick(steps.filter((each) => slopesIn(story, each).length > 1))
    const shown = story === null ? slopes : slopesIn(story, step)
    const [first = 1, second = 2, last = 3] = random.sample(shown, Math.min(3, shown.length))
    return {
      one: lineAt(first, at),
      other: lineAt(second, at),
      third: level === 3 ? lineAt(last, [aside, at[1] + first * (aside - at[0])]) : null,
      at,
      story,
      step,
    }
  },
  fits({ one, other, third, at: [x, y], story }) {
    const starts = [one, other, ...(third === null ? [] : [third])].map(({ start }) => toNumber(start))
    const isShown = (start: number) =>
      story === null ? start !== 0 && Math.abs(start) <= 7 : start >= 1 && start <= 10
    const meets = third === null ? [] : [...wholeCrossing(one, third), ...wholeCrossing(other, third)]
    return (
      x * y !== 0 &&
      x !== y &&
      starts.every(isShown) &&
      new Set(starts).size === starts.length &&
      (third === null ||
        (meets.length > 0 && meets.every(([a, b]) => Math.max(Math.abs(a), Math.abs(b)) <= 7 && a !== x)))
    )
  },
  item({ one, other, third, at, story, step }) {
    const scaled = ([x, y]: Point): Point => [x, y * step]
    const lines = (third === null ? [one, other] : [other, third, one]).map((line, index) => {
      const points = gridPoints(line, story === null ? [-8, 8] : [0, 10])
      const [first, last] = [points[0] ?? at, points.at(-1) ?? at]
      return { through: [scaled(first), scaled(last)] as const, label: ['p', 'q', 'r'][index] ?? '' }
    })
    const others = third === null ? [] : [...wholeCrossing(one, third), ...wholeCrossing(other, third)]
    const starts = [one, other].map(({ start }): Point => [0, toNumber(start)])
    return {
      stem:
        third !== null
          ? [say('graph.three', { one: tex(lineTex(one)), other: tex(lineTex(other)) })]
          : [say(story === null ? 'graph.asks' : 'graph.story')],
      figure: lineFigure({ ...(story === null ? plainAxes(-8, 8) : axesOf({ story, step })), lines }),
      ...typedPoint({
        label: say('point'),
        key: scaled(at),
        wrong: [
          {
            at: [at[1] * step, at[0]],
            misconception: 'line.swaps-coordinates',
            feedback: say('graph.swapped'),
          },
          ...(step > 1
            ? [
                {
                  at,
                  misconception: 'graph.counts-squares' as const,
                  feedback: say('graph.squares', { step }),
                },
              ]
            : [
                {
                  at: mirrored(at),
                  misconception: 'equation.loses-sign' as const,
                  feedback: say('graph.sign'),
                },
              ]),
          ...others.map((point) => ({
            at: point,
            misconception: 'system.other-crossing' as const,
            feedback: say('graph.other', { point: pointText(point) }),
          })),
          ...starts.map((point) => ({
            at: scaled(point),
            misconception: 'system.takes-start' as const,
            feedback: say('graph.start', { point: pointText(scaled(point)) }),
          })),
        ],
      }),
      hints: [
        say(third === null ? 'graph.nudge' : 'graph.which'),
        story === null ? say('graph.hint') : say('graph.scale', { step }),
      ],
      solution: [
        ...(third === null
          ? []
          : [say('graph.starts', { one: toNumber(one.start), other: toNumber(other.start) })]),
        say('graph.both'),
        say('graph.so', { point: pointText(scaled(at)) }),
      ],
    }
  },
  solve({ stem, figure }) {
    const told = mathIn(stem).map(lineIn)
    const drawn = [0, 1].map((index) => lineThrough(...lineShown(figure, index)))
    const [one, other] = told.length === 2 ? told : drawn
    if (one === undefined || other === undefined) throw new RangeError('expects two lines')
    const x = toNumber(crossing(one, other))
    return { kind: 'coordinates', text: plainPoint([x, toNumber(valueAt(one, x))]) }
  },
})

interface Drawing {
  given: Line
  line: Line
  at: Point
  /** An equation to draw, as ax + by = c where `standard` is true, or the parallel line through a point. */
  asks: 'line' | 'standard' | 'parallel'
}

const equationOf = ({ line, asks }: Drawing): string => {
  const [a, b] = [-toNumber(line.slope), 1]
  return asks === 'line' ? lineTex(line) : standardTex(through(a, b, [0, toNumber(line.start)]))
}

/** The second line of a system: from y = mx + b (level 1), from ax + by = c (level 2), so that there is no solution (level 3). */
export const drawLine = defineModel<Drawing>({
  id: 'draw-line',
  thinking: 'work backwards',
  seconds: 60,
  standards: ['8.EE.C.8a'],
  task: ({ asks, line }) => `${asks} ${toNumber(line.slope)}`,
  draw(random, level) {
    const at: Point = [random.integer(-4, 4), random.integer(-5, 5)]
    const [first = 1, second = 2] = random.sample(slopes, 2)
    return {
      given: level === 3 ? { slope: first, start: random.integer(-6, 6) } : lineAt(first, at),
      line: lineAt(level === 3 ? first : second, at),
      at,
      asks: ({ 1: 'line', 2: 'standard', 3: 'parallel' } as const)[level],
    }
  },
  fits: ({ given, line, at }) =>
    onGrid(line, 8) !== null &&
    given.start !== line.start &&
    toNumber(line.start) !== 0 &&
    Math.abs(toNumber(line.start)) <= 8 &&
    Math.abs(toNumber(given.start)) <= 8 &&
    at[0] !== 0 &&
    at[0] !== at[1],
  item(values) {
    const { given, line, at, asks } = values
    const point = pointText(at)
    const slope = toNumber(line.slope)
    const equation = tex(equationOf(values))
    const isParallel = asks === 'parallel'
    return {
      stem: isParallel
        ? [say('draw.parallel', { point })]
        : [say('draw.asks', { first: tex(lineTex(given)), equation })],
      ...drawnLine({
        line,
        most: 8,
        given: [
          {
            through: onGrid(given, 8) ?? [
              [0, 0],
              [1, 1],
            ],
            label: 'p',
          },
        ],
        wrong: isParallel
          ? [
              { line: lineAt(-slope, at), misconception: 'slope.wrong-sign', feedback: say('draw.turned') },
              { line: given, misconception: 'system.parallel-or-same', feedback: say('draw.same') },
              {
                line: lineAt(slope, [at[1], at[0]]),
                misconception: 'line.swaps-coordinates',
                feedback: say('draw.swapped', { point }),
              },
            ]
          : wrongLines(line),
      }),
      answer: say('draw.answer', { equation: tex(lineTex(line)) }),
      hints: isParallel
        ? [say('draw.nudge-parallel'), say('draw.hint-parallel', { point })]
        : [say(asks === 'line' ? 'draw.nudge-line' : 'draw.nudge-standard'), say('draw.hint')],
      solution: isParallel
        ? [
            say('draw.why-parallel', { slope }),
            say('draw.through', { point, next: pointText([at[0] + 1, at[1] + slope]) }),
          ]
        : [
            ...(asks === 'line' ? [] : [say('draw.rewrite', { equation, line: tex(lineTex(line)) })]),
            say('draw.start', { start: toNumber(line.start), slope }),
            say('draw.crossing', { point }),
          ],
    }
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'coordinate-plane') throw new TypeError('expects a plane')
    const [, second] = mathIn(stem)
    const [given] = interaction.given.lines
    const [at] = pointsIn(stem)
    const line =
      second !== undefined
        ? second.startsWith('y = ')
          ? lineIn(second)
          : lineOf(standardIn(second))
        : lineAt(
            lineThrough(
              ...(given?.through ?? [
                [0, 0],
                [1, 1],
              ]),
            ).slope,
            at ?? [0, 0],
          )
    return { kind: 'coordinate-plane', points: [0, 1].map((x) => [x, toNumber(valueAt(line, x))]) }
  },
})
