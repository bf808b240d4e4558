import type { Level } from '@skills-center/contract/ids'
import type { Term, Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import type { Words } from '../../form/words.ts'
import type { Shown } from '../../item.ts'
import { plain } from '../../markup.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { type Data, lastTime, reading, timeAt } from '../../worlds/data.ts'
import { type FactWords, term } from '../../worlds/words.ts'
import { numberOf, slip } from '../answers.ts'
import { tableOf } from '../display/display.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  data: Data
  series: number
  /** The factor from the last row to the question. */
  times: number
}

/** Texts about a table whose columns are all proportional to the first one. */
export interface ScaleWords {
  words: FactWords
  /** Asks for the value at an amount beyond the table. */
  more: (its: { thing: Term; amount: number }) => Text
  /** Asks for the value in one column, given the value in the other. */
  other: (its: { one: Term; other: Term; value: number }) => Text
  /** Asks for the amount that gives a value. */
  back: (its: { thing: Term; value: number }) => Text
  value: { label: Text; unit: string }
  amount: { label: Text; unit: Words }
  /** Misconceptions: a larger amount changes nothing, or the other column changes nothing. */
  same: Readonly<Record<'amount' | 'thing', { misconception: MisconceptionId; feedback: Text }>>
}

/** The largest relative deviation from the key that different ways of scaling may produce. */
const maxOff = 0.12

/**
 * Every way to scale a row gives nearly the same number: the last row gives the key, and the farthest value sets the
 * tolerance.
 */
function scaled(ways: readonly number[]): { value: number; within: number } {
  const value = Math.round(ways.at(-1) ?? 0)
  return { value, within: Math.ceil(Math.max(...ways.map((each) => Math.abs(each - value)))) }
}

const rowsOf = (data: Data): number[] => [...data.times.keys()]

function askedOf({ level, data, series, times }: Values) {
  const other = (series + 1) % data.series.length
  const last = lastTime(data)
  const amount = timeAt(data, last) * times
  const value = Math.round(reading(data, series, last) * times)
  const along = (from: number) =>
    rowsOf(data).map((at) => (reading(data, from, at) * amount) / timeAt(data, at))
  const sideways = rowsOf(data).map((at) => (value * reading(data, other, at)) / reading(data, series, at))
  const backward = (from: number) =>
    rowsOf(data).map((at) => (value * timeAt(data, at)) / reading(data, from, at))
  const ways = level === 1 ? along(series) : level === 2 ? sideways : backward(series)
  return { other, last, amount, along, backward, given: value, ...scaled(ways) }
}

/**
 * From a proportional table: a value beyond it (level 1), the same in the other column (level 2), the amount for a
 * value (level 3).
 */
export const scaleRows = (its: ScaleWords, standards: readonly string[]): ModelForm<Values> =>
  defineModel<Values>({
    id: 'scale-rows',
    thinking: 'compute',
    seconds: 65,
    calculator: 'basic',
    standards,
    draw: (random, level) => ({
      level,
      data: its.words.world.draw(random, { kind: 'course', things: 2 }).data,
      series: random.integer(0, 1),
      times: random.pick(level === 2 ? [0.5, 1.5, 2, 3] : [1.5, 2, 3]),
    }),
    fits(values) {
      const { value, within, last } = askedOf(values)
      const asked = reading(values.data, values.series, last) * values.times
      return within <= maxOff * value && Number.isInteger(asked)
    },
    item: (values) =>
      values.level === 1 ? more(its, values) : values.level === 2 ? across(its, values) : back(its, values),
    task: ({ level, data, series, times }) =>
      `${level}/${data.series.map(({ thing }) => thing).join()}/${series}/${times}`,
    solve: (shown) => solved.number(fromAllRows(its, shown)),
  })

/** The average over all rows, for the named columns and unit. */
function fromAllRows(its: ScaleWords, { stem, figure, interaction }: Shown): number {
  if (figure?.kind !== 'table' || interaction.kind !== 'number') return Number.NaN
  // The scene comes first; the question is one or two sentences.
  const text = plain(stem)
    .toLowerCase()
    .split(/(?<=[.?]) /)
    .slice(-2)
    .join(' ')
  const given = numbersIn(text).at(-1)?.value ?? Number.NaN
  const [one = 0, other] = figure.columns
    .map((label, at) => ({ at, place: text.indexOf((label.split(' (')[0] ?? label).toLowerCase()) }))
    .filter(({ at, place }) => at > 0 && place >= 0)
    .toSorted((a, b) => a.place - b.place)
    .map(({ at }) => at)
  const totals = figure.columns.map((_label, at) =>
    figure.rows.reduce((sum, row) => sum + Number(row[at]), 0),
  )
  const total = (at: number): number => totals[at] ?? Number.NaN
  if (interaction.after !== its.value.unit) return (given * total(0)) / total(one)
  return other === undefined ? (given * total(one)) / total(0) : (given * total(other)) / total(one)
}

const thingAt = (data: Data, series: number): Term => term(data.series[series]?.thing ?? '')

function more(its: ScaleWords, values: Values): ItemTemplate {
  const { data, series, times } = values
  const { value, within, amount, last, other, along } = askedOf(values)
  const thing = thingAt(data, series)
  const [from, row] = [timeAt(data, last), reading(data, series, last)]
  return {
    stem: [its.words.scene(data), its.more({ thing, amount })],
    figure: tableOf(its.words, data),
    ...numberOf({
      label: its.value.label,
      after: its.value.unit,
      value,
      within,
      slips: [
        slip(row, its.same.amount.misconception, its.same.amount.feedback),
        slip(2 * row - reading(data, series, last - 1), 'data.stops-early', say('one-row')),
        slip(Math.round(along(other).at(-1) ?? 0), 'reading.wrong-series', say('other-column')),
        slip(row + amount - from, 'ratio.additive', say('adds')),
      ],
    }),
    hints: [say('hint'), say('hint-row', { from })],
    solution: [
      say('so-proportional'),
      say('so-row', { from, row, measure: its.value.unit }),
      say('so-times', { amount, from, times }),
      say('so-value', { times, row, value, measure: its.value.unit }),
    ],
  }
}

function across(its: ScaleWords, values: Values): ItemTemplate {
  const { data, series } = values
  const { value, within, given, last, other } = askedOf(values)
  const [ours, theirs] = [reading(data, series, last), reading(data, other, last)]
  const from = timeAt(data, last)
  const factor = Number((theirs / ours).toFixed(2))
  return {
    stem: [
      its.words.scene(data),
      its.other({ one: thingAt(data, series), other: thingAt(data, other), value: given }),
    ],
    figure: tableOf(its.words, data),
    ...numberOf({
      label: its.value.label,
      after: its.value.unit,
      value,
      within,
      slips: [
        slip(given, its.same.thing.misconception, its.same.thing.feedback),
        slip(given + theirs - ours, 'ratio.additive', say('adds-gap')),
        slip(Math.round((given * ours) / theirs), 'ratio.turned', say('turned')),
        slip(theirs, 'reading.one-point', say('only-row')),
      ].filter((each) => each.value > 0),
    }),
    hints: [say('hint-across'), say('hint-across-row', { from })],
    solution: [
      say('so-columns', { from, ours, theirs, measure: its.value.unit }),
      say('so-factor', { ours, theirs, factor }),
      say('so-across', { given, factor, value, measure: its.value.unit }),
    ],
  }
}

function back(its: ScaleWords, values: Values): ItemTemplate {
  const { data, series, times } = values
  const { value, within, given, last, other, backward } = askedOf(values)
  const [from, row] = [timeAt(data, last), reading(data, series, last)]
  return {
    stem: [its.words.scene(data), its.back({ thing: thingAt(data, series), value: given })],
    figure: tableOf(its.words, data),
    ...numberOf({
      label: its.amount.label,
      after: its.amount.unit,
      value,
      within,
      slips: [
        slip(from, 'reading.one-point', say('last-row')),
        slip(times, 'data.stops-early', say('only-factor')),
        slip(Math.round(backward(other).at(-1) ?? 0), 'reading.wrong-series', say('other-column')),
        slip(from + given - row, 'ratio.additive', say('adds')),
      ],
    }),
    hints: [say('hint-back'), say('hint-row', { from })],
    solution: [
      say('so-proportional'),
      say('so-row', { from, row, measure: its.value.unit }),
      say('so-times', { amount: given, from: row, times }),
      say('so-amount', { times, from, value }),
    ],
  }
}
