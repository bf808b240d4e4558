import { defineModel, type ItemTemplate, numberOf } from '#form'
import { type Data, reading } from '#worlds/data.ts'
import { selection, speciesOf } from '#worlds/selection/selection.ts'
import { namesOf, percentGraph, selectionWords } from '#worlds/selection/words.ts'
import { term } from '#worlds/words.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: number
  data: Data
  series: number
  from: number
  to: number
  /** How many animals a percent is taken of, at level 3. */
  counted: number
}

const readable = 2
const leastChange = 12

/** Read a line graph of percents. 1: one percent. 2: a change in points. 3: a number out of a percent. */
export const trends = defineModel<Values>({
  id: 'trends',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['MS-LS4-6'],
  task: ({ level, data }) => `${level} ${speciesOf(data)}`,
  draw: (random, level) => ({
    level,
    data: selection.draw(random, { kind: 'course', things: level === 1 ? 1 : 2 }).data,
    series: level === 1 ? 0 : random.integer(0, 1),
    from: random.integer(0, 3),
    to: random.integer(4, 6),
    counted: 100 * random.integer(2, 9),
  }),
  fits({ level, data, series, from, to }) {
    const moved = Math.abs(reading(data, series, to) - reading(data, series, from))
    const apart = Math.abs(reading(data, series, to) - reading(data, 0, 0))
    return level === 2 ? moved >= leastChange : apart >= leastChange
  },
  item: (values) => (values.level === 1 ? one(values) : values.level === 2 ? change(values) : number(values)),
})

const scene = ({ data }: Values): Pick<ItemTemplate, 'figure'> & { stem: ItemTemplate['stem'] } => ({
  stem: [selectionWords.scene(data)],
  figure: percentGraph(data),
})

function words({ data, series, from, to }: Values) {
  const place = term(data.series[series]?.thing ?? '')
  return { place, kind: namesOf(speciesOf(data)).kind, from, to }
}

function one(values: Values): ItemTemplate {
  const { data, series, to } = values
  const its = words(values)
  const value = reading(data, series, to)
  return {
    ...scene(values),
    stem: [...scene(values).stem, say('trends.ask-one', its)],
    ...numberOf({
      label: say('trends.percent'),
      after: '%',
      value,
      within: readable,
      slips: [
        {
          value: reading(data, series, 0),
          misconception: 'reading.one-point',
          feedback: say('trends.start', its),
        },
        { value: 100 - value, misconception: 'share.other-kind', feedback: say('trends.other', its) },
      ],
    }),
    hints: [say('trends.hint-axes'), say('trends.hint-up', its)],
    solution: [say('trends.so-start', { to }), say('trends.so-one', { to, value })],
  }
}

function change(values: Values): ItemTemplate {
  const { data, series, from, to } = values
  const its = words(values)
  const [a, b] = [reading(data, series, from), reading(data, series, to)]
  const other = 1 - series
  return {
    ...scene(values),
    stem: [...scene(values).stem, say('trends.ask-change', its)],
    ...numberOf({
      label: say('trends.change'),
      after: say('trends.points'),
      value: Math.abs(a - b),
      within: readable * 2,
      slips: [
        { value: b, misconception: 'trend.start-for-change', feedback: say('trends.one-point', its) },
        {
          value: Math.abs(reading(data, other, from) - reading(data, other, to)),
          misconception: 'reading.wrong-series',
          feedback: say('trends.wrong-line', its),
        },
        { value: a, misconception: 'trend.start-for-change', feedback: say('trends.one-point', its) },
      ],
    }),
    hints: [say('trends.hint-two'), say('trends.hint-from', { from, a })],
    solution: [
      say('trends.so-two', { from, to, a, b }),
      say('trends.so-change', { larger: Math.max(a, b), smaller: Math.min(a, b), change: Math.abs(a - b) }),
    ],
  }
}

function number(values: Values): ItemTemplate {
  const { data, series, to, counted } = values
  const its = words(values)
  const value = reading(data, series, to)
  const hundreds = counted / 100
  return {
    ...scene(values),
    stem: [...scene(values).stem, say('trends.ask-number', { ...its, counted })],
    ...numberOf({
      label: say('trends.number'),
      after: its.kind,
      value: value * hundreds,
      within: readable * hundreds,
      slips: [
        { value, misconception: 'share.rate-for-share', feedback: say('trends.only-percent', { value }) },
        {
          value: counted - value * hundreds,
          misconception: 'share.other-kind',
          feedback: say('trends.other', its),
        },
        {
          value: reading(data, 1 - series, to) * hundreds,
          misconception: 'reading.wrong-series',
          feedback: say('trends.wrong-line', its),
        },
      ],
    }),
    hints: [say('trends.hint-line', its), say('trends.hint-hundred', { value })],
    solution: [
      say('trends.so-one', { to, value }),
      say('trends.so-number', { counted, part: value / 100, number: value * hundreds }),
    ],
  }
}
