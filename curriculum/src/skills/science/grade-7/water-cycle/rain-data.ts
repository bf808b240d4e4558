import {
  all,
  built,
  createRandom,
  defineModel,
  drawUntil,
  numberOf,
  oneOf,
  orderOf,
  rows as listed,
} from '#form'
import type { ItemTemplate, Random } from '#form'
import { sort } from '#build-placed.ts'
import * as lake from '#worlds/lake-level/lake-level.ts'
import { lakeChart, lakeScene, monthOf } from '#worlds/lake-level/words.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: number
  year: lake.LakeYear
  /** The months that are asked about; at level 3 those that are offered, the right one first. */
  months: number[]
  order: number[]
  isHighest: boolean
}
type Asked = Omit<ItemTemplate, 'figure'>

const sumOf = (values: readonly number[], months: readonly number[]): number =>
  months.reduce((sum, at) => sum + (values[at] ?? 0), 0)

function monthsFor(random: Random, level: number, year: lake.LakeYear, isHighest: boolean): number[] {
  if (level === 1) return orderOf(random, lake.shownMonths).slice(0, 4)
  if (level === 3) return lake.monthsAround(random, year, isHighest)
  const from = random.integer(0, lake.shownMonths - 3)
  return [from, from + 1, from + 2].slice(0, random.integer(2, 3))
}

function fits({ level, year, months, isHighest }: Values): boolean {
  if (level === 3) return lake.turnOf(year, isHighest) !== undefined
  const gains = lake.gainsOf(year)
  if (level === 2) return Math.abs(sumOf(gains, months)) >= 20
  const some = months.map((at) => gains[at] ?? 0)
  return some.every((gain) => Math.abs(gain) >= 20) && Math.max(...some) > 0 && Math.min(...some) < 0
}

/** 1: months in which the level rises or falls. 2: the change over some months. 3: when the level turns. */
export const rainData = defineModel<Values, { place: lake.LakeId; isHighest: boolean }>({
  id: 'rain-data',
  thinking: 'compare',
  seconds: 60,
  standards: ['MS-ESS2-4'],
  task: ({ level, year, isHighest, months }) =>
    `${level} ${year.lake} ${level === 3 ? isHighest : level === 2 ? months.length : ''}`,
  aim: (random) => ({ place: random.pick(lake.lakeIds), isHighest: random.chance(0.5) }),
  draw: (random, level, { place, isHighest }) =>
    drawUntil(() => {
      const year = lake.drawLakeYear(random, place)
      const months = monthsFor(random, level, year, isHighest)
      return { level, year, months, order: orderOf(random, 4), isHighest }
    }, fits),
  item: (values) => ({
    figure: lakeChart(values.year),
    ...(values.level === 1
      ? riseOrFall(values)
      : values.level === 2
        ? overMonths(values)
        : whenItTurns(values)),
  }),
})

function riseOrFall({ year, months, order }: Values): Asked {
  const gains = lake.gainsOf(year)
  const rises = (at: number): boolean => (gains[at] ?? 0) > 0
  const place = (isRise: boolean) => (isRise ? say('rain.rises') : say('rain.falls'))
  const some = (isRise: boolean) =>
    all(months.filter((at) => rises(at) === isRise).map((at) => monthOf(year, at)))
  return {
    stem: [lakeScene(year), say('rain.ask-sort')],
    ...built((word) =>
      sort(createRandom(`order ${order.join(' ')}`), {
        categories: [word(place(true)), word(place(false))],
        cards: months.map((at) => {
          const feedback = word(say('rain.look-at', { month: monthOf(year, at) }))
          const slip = { misconception: 'budget.flow-left-out', feedback, category: word(place(!rises(at))) }
          return { text: word(monthOf(year, at)), category: word(place(rises(at))), slips: [slip] }
        }),
        slip: { misconception: 'budget.flow-left-out', feedback: word(say('rain.hint-taller')) },
      }),
    ),
    hints: [say('rain.hint-both'), say('rain.hint-taller')],
    solution: [
      say('rain.so-compare'),
      say('rain.so-rises', { list: some(true) }),
      say('rain.so-falls', { list: some(false) }),
    ],
  }
}

function overMonths({ year, months }: Values): Asked {
  const [rain, vapor] = [sumOf(year.rain, months), sumOf(year.vapor, months)]
  const [first = 0, last = 0] = [months[0], months.at(-1)]
  const [larger, smaller] = [Math.max(rain, vapor), Math.min(rain, vapor)]
  const rises = rain > vapor ? 'yes' : 'no'
  const oneMonth = Math.abs(lake.gainsOf(year)[last] ?? 0)
  return {
    stem: [
      lakeScene(year),
      say('rain.bars-by-ten'),
      say('rain.ask-change', { rises, first: monthOf(year, first), last: monthOf(year, last) }),
    ],
    ...numberOf({
      label: say('rain.label', { rises }),
      after: 'mm',
      value: larger - smaller,
      slips: [
        { value: rain, misconception: 'budget.flow-left-out', feedback: say('rain.only-rain') },
        { value: vapor, misconception: 'budget.flow-left-out', feedback: say('rain.only-vapor') },
        { value: rain + vapor, misconception: 'budget.adds-outflow', feedback: say('rain.added') },
        { value: oneMonth, misconception: 'data.stops-early', feedback: say('rain.one-month') },
      ],
    }),
    hints: [say('rain.hint-both'), say('rain.hint-sums')],
    solution: [
      say('rain.so-sums', { rain, vapor }),
      say('rain.so-change', { rises, larger, smaller, gain: larger - smaller }),
    ],
  }
}

function whenItTurns({ year, months, order, isHighest }: Values): Asked {
  const highest = isHighest ? 'yes' : 'no'
  const bars = isHighest ? year.rain : year.vapor
  const steepest = lake.steepest(lake.gainsOf(year), isHighest)
  const told = (at: number) =>
    at === steepest
      ? { misconception: 'budget.change-for-level', feedback: say('rain.steepest', { highest }) }
      : bars[at] === Math.max(...bars)
        ? { misconception: 'budget.flow-left-out', feedback: say('rain.one-bar', { highest }) }
        : { misconception: 'reading.one-point', feedback: say('rain.follow', { highest }) }
  const levels = lake.levelsOf(year).map((level) => String(level).replace('-', '−'))
  const [right = 0, ...others] = months
  return {
    stem: [lakeScene(year), say('rain.ask-turn', { highest })],
    ...oneOf(order, [
      { text: monthOf(year, right) },
      ...others.map((at) => ({ text: monthOf(year, at), ...told(at) })),
    ]),
    hints: [say('rain.hint-turn', { highest }), say('rain.hint-add')],
    solution: [
      say('rain.so-turn', { highest }),
      say('rain.so-levels', { list: listed(levels) }),
      say('rain.so-month', { highest, month: monthOf(year, right) }),
    ],
  }
}
