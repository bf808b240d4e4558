import { defineModel, type ItemTemplate, numberOf } from '#form'
import { tableOf } from '#shapes/display/display.ts'
import { type Data, lastTime, reading } from '#worlds/data.ts'
import { animalOf, herds, leveled } from '#worlds/herds/herds.ts'
import { animalsOf, herdGraph, herdWords } from '#worlds/herds/words.ts'
import { mean } from '#worlds/readings.ts'
import { term } from '#worlds/words.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: number
  data: Data
}

/** Counts of the years in which the line is level. */
const plateau = (data: Data, series: number): number =>
  Math.round(mean([0, 1, 2, 3].map((back) => reading(data, series, lastTime(data) - back))))
const steps = (data: Data): number[] =>
  data.times.slice(1).map((_time, at) => reading(data, 0, at + 1) - reading(data, 0, at))
/** Two errors of a count, or what a graph can be read to. */
const readable = 16

/** 1: what a place can support, from a graph. 2: the fastest growth, from a table. 3: two places compared. */
export const readGrowth = defineModel<Values>({
  id: 'read-growth',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['MS-LS2-1'],
  task: ({ level, data }) => `${level} ${animalOf(data)}`,
  draw: (random, level) => ({
    level,
    data: herds.draw(random, { kind: 'course', things: level === 3 ? 2 : 1 }).data,
  }),
  fits({ level, data }) {
    if (level === 2) {
      const [most = 0, next = 0] = steps(data).toSorted((one, other) => other - one)
      return most - next > 3
    }
    const isLevel = data.series.every((_its, series) => leveled(data, series).verdict === 'true')
    return isLevel && (level === 1 || Math.abs(plateau(data, 0) - plateau(data, 1)) > 4 * readable)
  },
  item: (values) =>
    values.level === 1 ? support(values) : values.level === 2 ? fastest(values) : apart(values),
})

function support({ data }: Values): ItemTemplate {
  const value = plateau(data, 0)
  const start = reading(data, 0, 0)
  return {
    stem: [herdWords.scene(data), say('growth.ask-support', { animals: animalsOf(data) })],
    figure: herdGraph(data),
    ...numberOf({
      label: say('growth.label'),
      after: animalsOf(data),
      value,
      within: readable,
      slips: [
        { value: start, misconception: 'reading.one-point', feedback: say('growth.at-start') },
        {
          value: value - start,
          misconception: 'population.size-for-growth',
          feedback: say('growth.growth-only'),
        },
        { value: 2 * value, misconception: 'population.no-limit', feedback: say('growth.no-end') },
      ],
    }),
    hints: [say('growth.hint-level'), say('growth.hint-across')],
    solution: [say('growth.so-level'), say('growth.so-value', { value })],
  }
}

function fastest({ data }: Values): ItemTemplate {
  const all = steps(data)
  const most = Math.max(...all)
  const at = all.indexOf(most)
  const [a, b] = [reading(data, 0, at), reading(data, 0, at + 1)]
  const last = lastTime(data)
  return {
    stem: [herdWords.scene(data), say('growth.ask-fastest')],
    figure: tableOf(herdWords, data),
    ...numberOf({
      label: say('growth.label-fastest'),
      after: animalsOf(data),
      value: most,
      slips: [
        {
          value: Math.max(...data.times.map((_time, each) => reading(data, 0, each))),
          misconception: 'population.size-for-growth',
          feedback: say('growth.largest'),
        },
        { value: all[0] ?? 0, misconception: 'population.steady-growth', feedback: say('growth.first-step') },
        {
          value: reading(data, 0, last) - reading(data, 0, 0),
          misconception: 'data.stops-early',
          feedback: say('growth.total'),
        },
        { value: b, misconception: 'population.size-for-growth', feedback: say('growth.one-count') },
      ],
    }),
    hints: [say('growth.hint-steps'), say('growth.hint-middle')],
    solution: [say('growth.so-steps', { from: at, to: at + 1 }), say('growth.so-step', { a, b, most })],
  }
}

function apart({ data }: Values): ItemTemplate {
  const [first, second] = [plateau(data, 0), plateau(data, 1)]
  const [more, less] = first > second ? [0, 1] : [1, 0]
  const [high, low] = [Math.max(first, second), Math.min(first, second)]
  const place = (series: number) => term(data.series[series]?.thing ?? '')
  return {
    stem: [
      herdWords.scene(data),
      say('growth.ask-apart', { animals: animalsOf(data), one: place(more), other: place(less) }),
    ],
    figure: herdGraph(data),
    ...numberOf({
      label: say('growth.label-more'),
      after: animalsOf(data),
      value: high - low,
      within: 2 * readable,
      slips: [
        { value: high, misconception: 'data.stops-early', feedback: say('growth.one-only') },
        { value: low, misconception: 'data.stops-early', feedback: say('growth.one-only') },
        { value: high + low, misconception: 'data.adds', feedback: say('growth.added') },
      ],
    }),
    hints: [say('growth.hint-level'), say('growth.hint-both', { high, more: place(more) })],
    solution: [say('growth.so-both', { high, low }), say('growth.so-apart', { high, low, gap: high - low })],
  }
}
