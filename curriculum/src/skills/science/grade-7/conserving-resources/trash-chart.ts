import { arranged, defineModel, type ItemTemplate, type Level } from '#form'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

const kinds = ['food', 'paper', 'plastic', 'metal'] as const
const most = 80
/** Bars snap to this many kilograms. */
const step = 2

interface Values {
  level: Level
  /** Kilograms on three days, by kind. */
  days: number[][]
  /** Grams for each student, and the number of students. */
  grams: number[]
  students: number
  /** Kilograms now, and the percent by which a plan cuts them. */
  now: number[]
  cuts: number[]
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const middleOf = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[1] ?? 0

function barsOf({ level, days, grams, students, now, cuts }: Values): number[] {
  switch (level) {
    case 1:
      return days.map(meanOf)
    case 2:
      return grams.map((each) => (each * students) / 1000)
    case 3:
      return now.map((each, at) => (each * (100 - (cuts[at] ?? 0))) / 100)
  }
}

type Wrong = [
  values: number[],
  misconception: MisconceptionId,
  said: '1.first' | '1.middle' | '2.hundred' | '2.swapped' | '3.cut' | '3.subtracts',
]
function wrongOf(values: Values): Wrong[] {
  const { level, days, grams, now, cuts } = values
  const [first = 0, second = 0, ...rest] = barsOf(values)
  switch (level) {
    case 1:
      return [
        [days.map(([one = 0]) => one), 'reading.one-point', '1.first'],
        [days.map(middleOf), 'data.middle-value', '1.middle'],
      ]
    case 2:
      return [
        [grams.map((each) => each / 10), 'data.stops-early', '2.hundred'],
        [[second, first, ...rest], 'reading.wrong-series', '2.swapped'],
      ]
    case 3:
      return [
        [now.map((each, at) => (each * (cuts[at] ?? 0)) / 100), 'percent.part-for-rest', '3.cut'],
        [
          now.map((each, at) => Math.max(0, each - (cuts[at] ?? 0))),
          'percent.percent-as-amount',
          '3.subtracts',
        ],
      ]
  }
}

function figureOf({ level, days, grams, now, cuts }: Values): NonNullable<ItemTemplate['figure']> {
  const names = kinds.map((kind) => say(`kind.${kind}`))
  switch (level) {
    case 1:
      return tableFigure(
        say('chart.title-1'),
        [say('chart.kind'), ...[1, 2, 3].map((day) => say('chart.day', { day }))],
        names.map((name, at) => [name, ...(days[at] ?? [])]),
      )
    case 2:
      return tableFigure(
        say('chart.title-2'),
        [say('chart.kind'), say('chart.grams')],
        names.map((name, at) => [name, grams[at] ?? 0]),
      )
    case 3:
      return tableFigure(
        say('chart.title-3'),
        [say('chart.kind'), say('chart.now'), say('chart.cut')],
        names.map((name, at) => [name, now[at] ?? 0, `${cuts[at] ?? 0}%`]),
      )
  }
}

/** Bars of a trash audit: the mean of three days (1), all students from one (2), and what a plan leaves (3). */
export const trashChart = defineModel<Values>({
  id: 'trash-chart',
  thinking: 'use in a story',
  seconds: 90,
  calculator: 'basic',
  standards: ['MS-ESS3-3', 'MS-ESS3-4'],
  standardsOf: ({ level }) => [level === 2 ? 'MS-ESS3-4' : 'MS-ESS3-3'],
  task: ({ level, students, cuts }) =>
    `${level}/${level === 2 ? students : level === 3 ? cuts.toSorted((one, other) => one - other).join(' ') : ''}`,
  draw(random, level) {
    // Food and paper make up most of a school’s trash.
    const usual = [
      [18, 32],
      [10, 24],
      [6, 12],
      [4, 6],
    ].map(([from = 0, to = 0]) => 2 * random.integer(from, to))
    return {
      level,
      days: usual.map((each) => {
        const [one, other] = [2 * random.integer(-2, 2), 2 * random.integer(-2, 2)]
        return [each + one, each + other, each - one - other]
      }),
      grams: [random.integer(5, 8), random.integer(3, 6), random.integer(2, 4), random.integer(1, 2)].map(
        (each) => 20 * each,
      ),
      students: random.pick([200, 300, 400, 500]),
      now: [20 * random.integer(3, 4), 20 * random.integer(2, 3), 20 * random.integer(1, 2), 20],
      cuts: random.shuffle([0, 10, 20, 50, random.pick([30, 40, 60, 70])]).slice(0, 4),
    }
  },
  fits(values) {
    const bars = barsOf(values)
    const isReal = bars.every((bar) => bar > 0 && bar <= most && bar % step === 0)
    const isVaried =
      values.level !== 1 ||
      values.days.every((its) => middleOf(its) !== meanOf(its) || its[0] !== meanOf(its))
    const isPlain = values.level === 2 && values.grams[0] === values.grams[1]
    const plans = values.cuts.filter((cut) => cut > 0).length
    return isReal && isVaried && !isPlain && (values.level !== 3 || plans >= 3)
  },
  item(values) {
    const { level, students } = values
    const bars = barsOf(values)
    return {
      stem: [say(`chart.scene-${level}`, { students }), say(`chart.ask-${level}`)],
      figure: figureOf(values),
      ...arranged.plot(
        say(`chart.bars-${level}`),
        {
          kind: 'bar-chart',
          labels: kinds.map((kind) => say(`kind.${kind}`)),
          value: { from: 0, to: most, step, label: say('chart.kilograms') },
        },
        { values: bars },
        wrongOf(values).map(([its, misconception, said]) => ({
          values: its,
          misconception,
          feedback: say(`chart.said-${said}`),
        })),
      ),
      hints: [say(`chart.hint-${level}`), say(`chart.next-${level}`)],
      solution: [say(`chart.so-${level}`, { students }), say('chart.so-bars', { list: bars.join(', ') })],
    }
  },
  solve({ figure, stem }) {
    const rows =
      figure?.kind === 'table'
        ? figure.rows.map((row) => row.slice(1).map((cell) => Number.parseFloat(cell)))
        : []
    const students = Number(/(\d+) (?:students|estudiantes)/.exec(stem)?.[1] ?? 0)
    const values = rows.map(([one = 0, other = 0, third]) =>
      third !== undefined
        ? (one + other + third) / 3
        : students > 0
          ? (one * students) / 1000
          : one - (one * other) / 100,
    )
    return { kind: 'plot', values }
  },
})
