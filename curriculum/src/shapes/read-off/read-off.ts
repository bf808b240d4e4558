import type { Level } from '@skills-center/contract/ids'
import type { ItemTemplate } from '../../form/item-template.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { type Data, reading, timeAt } from '../../worlds/data.ts'
import { celsius, term, type WorldWords } from '../../worlds/words.ts'
import { drawUntil, numberOf } from '../answers.ts'
import { graphOf, tableOf } from '../display/display.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  data: Data
  series: number
  from: number
  to: number
}

/** The precision to which a graph can be read. */
const readable = 2
const smallest = 4

/**
 * Level 1: one reading from a graph. Level 2: the change between two times. Level 3: the difference between two things
 * at one time.
 */
export const readOff = (words: WorldWords, standards: readonly string[]): ModelForm<Values> =>
  defineModel({
    id: 'read-off',
    thinking: 'read a figure',
    seconds: 40,
    standards,
    draw: (random, level) =>
      drawUntil(
        () => {
          const { data } = words.world.draw(random, { kind: 'course', things: level })
          const from = random.integer(1, 3)
          const series = random.integer(0, data.series.length - 1)
          return { level, data, series, from, to: from + random.integer(1, 3) }
        },
        (values) => gapOf(values) >= smallest,
      ),
    item: (values) =>
      values.level === 1
        ? one(words, values)
        : values.level === 2
          ? change(words, values)
          : apart(words, values),
    task: ({ level }) => `${words.world.id}/${level}`,
  })

const otherOf = ({ data, series }: Values): number => (series + 1) % data.series.length

function gapOf({ level, data, series, from, to }: Values): number {
  if (level === 1) return Math.abs(reading(data, series, from) - timeAt(data, from)) - readable
  if (level === 2) return Math.abs(reading(data, series, from) - reading(data, series, to))
  return Math.abs(
    reading(data, series, from) - reading(data, otherOf({ level, data, series, from, to }), from),
  )
}

function one(words: WorldWords, { data, series, from }: Values): ItemTemplate {
  const [time, value] = [timeAt(data, from), reading(data, series, from)]
  const thing = term(data.series[series]?.thing ?? '')
  return {
    stem: [words.scene(data), words.asks.reading({ thing, time })],
    figure: graphOf(words, data),
    ...numberOf({
      label: words.labels.reading,
      after: '°C',
      value,
      within: readable,
      slips: [
        { value: time, misconception: 'reading.wrong-axis', feedback: say('axis', { time }) },
        { value: reading(data, series, 0), misconception: 'reading.one-point', feedback: say('start') },
      ],
    }),
    hints: [say('hint-axes'), say('hint-up', { time })],
    solution: [say('so-start', { time }), say('so-read', { time, a: celsius(value) })],
  }
}

function change(words: WorldWords, { data, series, from, to }: Values): ItemTemplate {
  const thing = term(data.series[series]?.thing ?? '')
  const [a, b] = [reading(data, series, from), reading(data, series, to)]
  const [start, end] = [timeAt(data, from), timeAt(data, to)]
  const other = (series + 1) % data.series.length
  const its = { from: start, to: end, a: celsius(a), b: celsius(b) }
  return {
    stem: [words.scene(data), words.asks.change({ thing, from: start, to: end })],
    figure: tableOf(words, data),
    ...numberOf({
      label: words.labels.change,
      after: say('degrees'),
      value: Math.abs(a - b),
      slips: [
        { value: b, misconception: 'reading.one-point', feedback: say('one-point', its) },
        { value: end - start, misconception: 'reading.wrong-axis', feedback: say('span') },
        {
          value: Math.abs(reading(data, series, 0) - b),
          misconception: 'reading.one-point',
          feedback: say('from-start', its),
        },
        {
          value: Math.abs(reading(data, other, from) - reading(data, other, to)),
          misconception: 'reading.wrong-series',
          feedback: say('other-thing', { thing }),
        },
      ],
    }),
    hints: [say('hint-two'), say('hint-change', its)],
    solution: [say('so-two', its), subtract(a, b)],
  }
}

const subtract = (a: number, b: number) =>
  say('so-subtract', { larger: Math.max(a, b), smaller: Math.min(a, b), gap: Math.abs(a - b) })

function apart(words: WorldWords, values: Values): ItemTemplate {
  const { data, series, from } = values
  const other = otherOf(values)
  const [a, b] = [reading(data, series, from), reading(data, other, from)]
  const time = timeAt(data, from)
  const pair = { one: term(data.series[series]?.thing ?? ''), other: term(data.series[other]?.thing ?? '') }
  return {
    stem: [words.scene(data), words.asks.apart({ time, ...pair })],
    figure: tableOf(words, data),
    ...numberOf({
      label: say('apart'),
      after: say('degrees'),
      value: Math.abs(a - b),
      slips: [
        { value: a, misconception: 'data.stops-early', feedback: say('only-one') },
        { value: b, misconception: 'data.stops-early', feedback: say('only-one') },
        { value: a + b, misconception: 'data.adds', feedback: say('adds') },
        { value: time, misconception: 'reading.wrong-axis', feedback: say('span') },
      ],
    }),
    hints: [say('hint-both'), say('hint-apart', { time, a: celsius(a) })],
    solution: [say('so-both', { time, a: celsius(a), b: celsius(b) }), subtract(a, b)],
  }
}
