import { all, defineModel, mathIn, numbersIn, type Random, rows, solved, tex } from '#form'
import { lineIn, lineTex } from '../../equations/line.ts'
import {
  drawFit,
  type Fit,
  type FitStory,
  fitFigure,
  fullLine,
  offBy,
  onLine,
  tellFit,
} from '../../situations/fitted-lines/fitted-lines.ts'
import { tableFigure } from '../display/display.ts'
import { orderBy, sortedBy, stopsEarly } from '../order-by/order-by.ts'
import { sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

interface Lines extends Fit {
  lines: { slope: number; start: number }[]
  kind: 'starts' | 'slopes' | 'hits'
  shuffle: number
}
const near = ['pizza', 'puppy', 'bus', 'backpack'] as const
const hits = (line: { slope: number; start: number }, points: Fit['points']): number =>
  points.filter((point) => offBy(line, point) === 0).length
const total = (line: { slope: number; start: number }, points: Fit['points']): number =>
  points.reduce((sum, point) => sum + offBy(line, point), 0)

function drawLines(random: Random, fit: Fit, kind: Lines['kind']): Pick<Lines, 'lines' | 'points'> {
  const { slope, start, points } = fit
  const own = { slope, start }
  if (kind === 'starts') {
    const [one = 3, other = -5] = random.sample([-9, -6, -4, 4, 6, 9], 2)
    return { points, lines: [own, { slope, start: start + one }, { slope, start: start + other }] }
  }
  const [first = [0, 0], second = [1, 0]] = random.sample(points, 2)
  const steep = slope + random.pick([1, -1])
  const other = { slope: steep, start: first[1] - steep * first[0] }
  const moved = { slope, start: start + random.pick([-8, -6, -4, 4, 6, 8]) }
  if (kind === 'slopes') return { points, lines: [own, { ...other, start: other.start + 1 }, moved] }
  // Two points are exactly on a line that is far from the others.
  return {
    points: points.map((point) => (point === second ? [second[0], onLine(other, second[0])] : point)),
    lines: [own, other, moved],
  }
}

/**
 * Lines ordered by how close they are to the points: parallel (level 1), with other slopes (level 2), one through two
 * points (level 3).
 */
export const closest = defineModel<Lines>({
  id: 'closest',
  thinking: 'compare',
  seconds: 120,
  standards: ['8.SP.A.2'],
  task: ({ story, kind }) => `${story} ${kind}`,
  draw(random, level) {
    const kind = ({ 1: 'starts', 2: 'slopes', 3: 'hits' } as const)[level]
    const fit = drawFit(random, 4, near)
    return { ...fit, ...drawLines(random, fit, kind), kind, shuffle: random.integer(0, 1e9) }
  },
  fits({ points, lines, kind }) {
    const totals = lines.map((line) => total(line, points)).toSorted((a, b) => a - b)
    const [own, other] = lines
    if (own === undefined || other === undefined) return false
    return (
      totals.every((each, at) => at === 0 || each - (totals[at - 1] ?? 0) >= 3) &&
      points.every(([, y]) => y > 0) &&
      lines.every(({ slope, start }) => slope > 0 && start !== 0 && slope !== start) &&
      (kind !== 'hits' ||
        (hits(other, points) >= 2 && hits(own, points) === 0 && total(own, points) < total(other, points)))
    )
  },
  item(its) {
    const { story, points, kind, shuffle } = its
    const things = its.lines.map((line) => ({
      ...line,
      text: say('closest.card', { line: tex(lineTex(line)) }),
    }))
    const by = (line: { slope: number; start: number }): number => total(line, points)
    const ordered = sortedBy(things, by)
    return {
      stem: [tellFit.about(story), say('closest.asks', { x: tellFit.x(story), y: tellFit.y(story) })],
      figure: tableFigure(
        say('closest.title'),
        [tellFit.x(story), tellFit.y(story)],
        points.map(([x, y]) => [x, y]),
      ),
      ...orderBy(shuffle, {
        things,
        by,
        first: say('closest.first'),
        last: say('closest.last'),
        slips: [
          ...(kind === 'hits'
            ? [
                {
                  by: (line: { slope: number; start: number }) => -hits(line, points) + by(line) / 1000,
                  misconception: 'scatter.exact-line' as const,
                  feedback: say('closest.exact'),
                },
              ]
            : []),
          {
            by: (line) => -by(line),
            misconception: 'line.order-reversed',
            feedback: say('closest.reversed'),
          },
          stopsEarly(ordered, by, say('closest.early')),
        ],
      }),
      hints: [say('closest.nudge'), say('closest.hint')],
      solution: [
        say('closest.rule'),
        ...ordered.map((line) =>
          say('closest.so', {
            line: tex(lineTex(line)),
            list: all(points.map((point) => String(offBy(line, point)))),
            total: by(line),
          }),
        ),
      ],
    }
  },
  solve(shown) {
    const { figure } = shown
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const points = figure.rows.map(([x, y]): [number, number] => [Number(x), Number(y)])
    return solved.order(shown, (card) => total(lineIn(mathIn(card)[0] ?? ''), points))
  },
})

interface Trust extends Fit {
  xs: number[]
  shown: 'range' | 'plot' | 'sense'
  shuffle: number
}
const impossible = ['candle', 'shirts', 'drinks'] as const
const rangeOf = ({ points }: Fit): [number, number] => [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0]
const placeOf = (its: Fit, x: number, isSense: boolean): number => {
  const [low, high] = rangeOf(its)
  return x >= low && x <= high ? 0 : isSense && onLine(its, x) < 0 ? 2 : 1
}

/**
 * Predictions inside and outside the data: stated (level 1), read from the graph (level 2), and impossible numbers
 * (level 3).
 */
export const trust = defineModel<Trust>({
  id: 'trust',
  thinking: 'classify',
  seconds: 60,
  standards: ['8.SP.A.3'],
  task: ({ story, shown, xs, ...its }) =>
    `${story} ${shown} ${xs.filter((x) => placeOf({ story, ...its }, x, false) === 0).length}`,
  draw(random, level) {
    const shown = ({ 1: 'range', 2: 'plot', 3: 'sense' } as const)[level]
    const fit = drawFit(random, 8, shown === 'sense' ? impossible : undefined)
    const [low, high] = rangeOf(fit)
    const span = high - low
    const xs = [
      random.integer(low + 1, high - 1),
      random.integer(low + 1, high - 1),
      high + random.integer(Math.ceil(span / 3), span),
      ...(shown === 'sense'
        ? [random.integer(1, Math.abs(fit.start)), random.integer(1, 60)]
        : [random.integer(low, high + span)]),
    ]
    return { ...fit, xs, shown, shuffle: random.integer(0, 1e9) }
  },
  fits(its) {
    const { xs, shown, story } = its
    const [low, high] = rangeOf(its)
    const places = xs.map((x) => placeOf(its, x, shown === 'sense'))
    // Beyond these values, the story itself would be unrealistic.
    const most: Partial<Record<FitStory, number>> = { candle: 24, shirts: 60, drinks: 110 }
    const last = most[story] ?? Infinity
    return (
      new Set(xs).size === xs.length &&
      xs.every((x) => x >= 2 && x <= last && x !== low && x !== high && onLine(its, x) !== 0) &&
      new Set(places).size === (shown === 'sense' ? 3 : 2)
    )
  },
  item(its) {
    const { story, xs, shown, shuffle } = its
    const isSense = shown === 'sense'
    const [low, high] = rangeOf(its)
    const categories = isSense
      ? (['inside', 'possible', 'impossible'] as const)
      : (['inside', 'outside'] as const)
    return {
      stem: [
        tellFit.about(story),
        ...(isSense ? [tellFit.line(its)] : []),
        ...(shown === 'range' ? [say('trust.range', { low, high, x: tellFit.x(story) })] : []),
        say(isSense ? 'trust.asks-sense' : 'trust.asks'),
      ],
      ...(shown === 'range' ? {} : { figure: fitFigure(its, fullLine(its)) }),
      ...sortCards({
        shuffle,
        categories: categories.map((name) => say(`trust.${name}`)),
        cards: xs.map((x) => {
          const place = placeOf(its, x, isSense)
          return {
            text: tellFit.at(story, x),
            place,
            slips:
              place === 0
                ? []
                : [
                    {
                      place: 0,
                      misconception: 'scatter.no-limits' as const,
                      feedback: say('trust.slip-inside'),
                    },
                  ],
          }
        }),
        slip: {
          misconception: 'model.answers-other',
          feedback: say(isSense ? 'trust.slip-sense' : 'trust.slip'),
        },
      }),
      hints: [say('trust.nudge'), say(isSense ? 'trust.hint-sense' : 'trust.hint')],
      solution: [
        say('trust.data', { low, high }),
        say('trust.so', {
          list: rows(
            sortedBy(xs, (x) => x).map((x) =>
              say('trust.placed', {
                card: tellFit.at(story, x),
                is: say(`trust.${categories[placeOf(its, x, isSense)] ?? 'inside'}`),
              }),
            ),
          ),
        }),
        ...(isSense ? [say('trust.below')] : []),
      ],
    }
  },
  solve(shown) {
    const { stem, figure, interaction } = shown
    const isSense = interaction.kind === 'sort' && interaction.categories.length === 3
    const line = lineIn(mathIn(stem)[0] ?? 'y = 0')
    const told = numbersIn(stem).map(({ value }) => value)
    const points =
      figure?.kind === 'scatter-plot'
        ? figure.groups.flatMap((group) => group.points.map(({ at }) => at[0]))
        : told
    return solved.sort(shown, (card) => {
      const [x = 0] = numbersIn(card).map(({ value }) => value)
      if (x >= Math.min(...points) && x <= Math.max(...points)) return 0
      return isSense && onLine(line, x) < 0 ? 2 : 1
    })
  },
})
