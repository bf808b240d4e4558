import {
  defineModel,
  drawUntil,
  type ItemTemplate,
  type Level,
  numberOf,
  type Random,
  slip,
  solved,
} from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { say } from './messages.gen.ts'

const balls = ['red', 'blue', 'green', 'yellow', 'white', 'black'] as const
/** Heights on the ramp at level 3, in cm. */
const heights = [10, 20, 30, 40]
const within = 1
/** How far from the hidden height an answer may be, in cm. */
const tolerance = 4

interface Values {
  level: Level
  balls: (typeof balls)[number][]
  /** How far the cup slid in each run, in cm. */
  runs: number[][]
  /** At level 3, how far the cup slides for each cm of height, and the hidden height. */
  rate: number
  height: number
  mystery: number[]
  shuffle: number
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[1] ?? 0
const scattered = (random: Random, exact: number): number =>
  Math.max(1, Math.round(exact) + random.integer(-within, within))

/** A ball that grazes the edge of the cup hardly moves it. */
function drawRuns(random: Random, level: Level): number[][] {
  const means = drawUntil(
    () => Array.from({ length: 4 }, () => random.integer(9, 32)),
    (all) => all.every((one, at) => all.every((other, place) => at === place || Math.abs(one - other) >= 4)),
  )
  const runs = means.map((exact) => Array.from({ length: 3 }, () => scattered(random, exact)))
  if (level === 2) {
    // The ball with the largest or second largest push has the run that went wrong.
    const spoiled = sortedBy([0, 1, 2, 3], (at) => -(means[at] ?? 0))[random.integer(0, 1)] ?? 0
    const own = runs[spoiled] ?? []
    own[random.integer(0, 2)] = random.integer(1, 3)
  }
  return runs
}

/** Order by the energy transferred to a cup (1), with a run that went wrong (2), and find a hidden height (3). */
export const pushCup = defineModel<Values>({
  id: 'push-cup',
  thinking: 'compare',
  seconds: 70,
  calculator: 'basic',
  standards: ['MS-PS3-5'],
  draw(random, level) {
    const rate = random.pick([0.5, 0.6, 0.7, 0.8])
    const height = random.pick([15, 25, 35, 45, 50])
    return {
      level,
      balls: random.sample([...balls], 4),
      runs:
        level === 3
          ? heights.map((each) => Array.from({ length: 3 }, () => scattered(random, rate * each)))
          : drawRuns(random, level),
      rate,
      height,
      mystery: Array.from({ length: 3 }, () => scattered(random, rate * height)),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ level, runs, mystery, rate, height }) =>
    level < 3
      ? // At level 2, the mean of all three runs gives another order.
        level === 1 || byMean(runs) !== byMedian(runs)
      : Math.abs(mean(mystery) / rate - height) <= 2 &&
        // The slide itself is no right answer by chance.
        Math.abs(mean(mystery) - height) > tolerance + 1 &&
        runs.every((own, at) => Math.abs(mean(own) - rate * (heights[at] ?? 0)) <= 0.4),
  item: (values) => (values.level === 3 ? hidden(values) : ordered(values)),
  task: ({ level, balls: own, height }) => `${level} ${level === 3 ? height : own.toSorted().join()}`,
  solve(shown) {
    const { figure } = shown
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const rows = figure.rows.map(([name = '', ...runs]) => ({ name, runs: runs.map(Number) }))
    if (shown.interaction.kind === 'order')
      return solved.order(shown, (text) => median(rows.find(({ name }) => name === text)?.runs ?? []))
    const known = rows.slice(0, -1)
    const rate =
      known.reduce((sum, { runs }) => sum + mean(runs), 0) / heights.reduce((sum, each) => sum + each, 0)
    return solved.number(Math.round(mean(rows.at(-1)?.runs ?? []) / rate))
  },
})

const places = [0, 1, 2, 3]
const byMean = (runs: readonly (readonly number[])[]): string =>
  sortedBy(places, (at) => mean(runs[at] ?? [])).join()
const byMedian = (runs: readonly (readonly number[])[]): string =>
  sortedBy(places, (at) => median(runs[at] ?? [])).join()

const columns = () => [say('cup.run', { run: 1 }), say('cup.run', { run: 2 }), say('cup.run', { run: 3 })]

function ordered({ level, balls: own, runs, shuffle }: Values): ItemTemplate {
  const things = own.map((ball, at) => ({ text: say(`ball.${ball}`), runs: runs[at] ?? [] }))
  return {
    stem: [say('cup.scene'), ...(level === 2 ? [say('cup.graze')] : []), say('cup.ask-order')],
    figure: tableFigure(
      say('cup.title'),
      [say('cup.ball'), ...columns()],
      things.map(({ text, runs: shown }) => [text, ...shown]),
    ),
    ...orderBy(shuffle, {
      things,
      by: ({ runs: shown }) => median(shown),
      first: say('cup.least'),
      last: say('cup.most'),
      slips: [
        {
          by: ({ runs: shown }) => -median(shown),
          misconception: 'order.backward',
          feedback: say('cup.told-backward'),
        },
        ...(level === 2
          ? [
              {
                by: ({ runs: shown }: (typeof things)[number]) => mean(shown) + median(shown) / 1000,
                misconception: 'evidence.keeps-outlier' as const,
                feedback: say('cup.told-outlier'),
              },
            ]
          : [
              {
                by: ({ text: _text, runs: shown }: (typeof things)[number]) =>
                  median(shown) === median(sortedBy(things, (each) => median(each.runs))[1]?.runs ?? [])
                    ? -Infinity
                    : median(shown),
                misconception: 'data.stops-early' as const,
                feedback: say('cup.told-check'),
              },
            ]),
      ],
    }),
    hints: [say('cup.hint-far'), say(level === 2 ? 'cup.hint-outlier' : 'cup.hint-rows')],
    solution: [
      say('cup.so-energy'),
      ...sortedBy(things, ({ runs: shown }) => median(shown)).map(({ text, runs: shown }) =>
        say('cup.so-row', { ball: text, distance: median(shown) }),
      ),
    ],
  }
}

function hidden({ runs, mystery, height, rate }: Values): ItemTemplate {
  const slide = Math.round(mean(mystery))
  return {
    stem: [say('cup.scene-heights'), say('cup.unknown'), say('cup.ask-height')],
    figure: tableFigure(
      say('cup.title'),
      [say('cup.height'), ...columns()],
      [
        ...heights.map((each, at) => [say('cup.from', { height: each }), ...(runs[at] ?? [])]),
        [say('cup.from-unknown'), ...mystery],
      ],
    ),
    ...numberOf({
      label: say('cup.label'),
      after: 'cm',
      value: height,
      within: tolerance,
      slips: [
        slip(slide, 'data.stops-early', say('cup.told-slide')),
        slip(10, 'reading.one-point', say('cup.told-row')),
        slip(40, 'reading.one-point', say('cup.told-row')),
      ],
    }),
    hints: [say('cup.hint-pattern'), say('cup.hint-mean')],
    solution: [say('cup.so-pattern', { rate }), say('cup.so-height', { slide, height })],
  }
}
