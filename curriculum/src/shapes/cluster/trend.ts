import type { Level } from '@skills-center/contract/ids'
import type { Text } from '@skills-center/messages/values'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { tidy } from '../../bugs/bug.ts'
import type { Random } from '../../random.ts'
import { numeral } from '../../wording.ts'
import { slip } from '../answers.ts'
import { tableFigure } from '../display/display.ts'
import { clusterOf, type ClusterPart } from './cluster.ts'
import { say } from './messages.gen.ts'

type ChoiceId = 'claim' | 'cause' | 'evidence' | 'predict' | 'limit'
type TrendPart =
  | 'scene'
  | 'title'
  | 'x'
  | 'y'
  | 'gap'
  | 'rate'
  | 'last'
  | `${ChoiceId}.${'ask' | 'right' | 'wrong-0' | 'told-0' | 'wrong-1' | 'told-1' | 'why'}`

/** What a message may tell: two rows with their values, as in the table, and a later row that is not in it. */
interface Told {
  from: string
  to: string
  low: string
  high: string
  ahead: string
}

/** One thing that was measured under several conditions or in several years. */
export interface Trend {
  id: string
  /** Condition or year, what was measured, and what else may matter. */
  rows: readonly (readonly [x: number, y: number, other?: number])[]
  /** How many rows a question shows. */
  shown: number
  /** How far a measurement is from its row's value, in steps of the display. */
  scatter: number
  decimals: 0 | 1 | 2
  /** A symbol, the same in every language; undefined for things that are counted. */
  unit?: string
  /** The mean change is asked per so many units of the first column. */
  per: number
  /** To how many decimals the mean change is rounded; the question says so. */
  places: 0 | 1
  /** Level 3 asks how many times as large, or what comes at this later place if the mean change goes on. */
  last: 'times' | { ahead: number }
  text: (part: TrendPart, told: Told) => Text
  /** Header of a third column. */
  other?: Text
  /** Whose thinking the two wrong options of each question show. */
  wrong: Readonly<Record<ChoiceId, readonly [MisconceptionId, MisconceptionId]>>
}

interface Values {
  level: Level
  at: number
  rows: [x: number, y: number, other?: number][]
  /** The two rows that the questions name. */
  ends: [number, number]
  shuffle: number
}

/** To so many decimals, halves up. */
const rounded = (value: number, places: number): number =>
  tidy(Math.round(value * 10 ** places + 1e-9) / 10 ** places)

/**
 * Three or four linked questions about one phenomenon with a trend. Level 1: a difference, what the data show, and its
 * cause. Level 2: the mean change, its cause, the evidence, and a prediction. Level 3: how many times as large or how it
 * goes on, the evidence, a prediction, and what to find out next.
 */
export function trends(phenomena: readonly Trend[], standards: readonly string[]): ModelForm<Values, number> {
  const trendOf = ({ at }: Pick<Values, 'at'>): Trend => {
    const its = phenomena[at]
    if (its === undefined) throw new RangeError(`No phenomenon ${at}`)
    return its
  }
  return defineModel<Values, number>({
    id: 'one-phenomenon',
    thinking: 'use in a story',
    seconds: 120,
    calculator: 'basic',
    standards,
    aim: (random) => random.integer(0, phenomena.length - 1),
    draw(random, level, at) {
      const its = trendOf({ at })
      const rows = drawRows(random, its)
      // What comes later starts from the last row: a row after the two that are named would say otherwise.
      const back = level === 3 && its.last !== 'times' ? 1 : random.integer(1, 2)
      return {
        level,
        at,
        rows,
        ends: [random.integer(0, 1), rows.length - back],
        shuffle: random.integer(0, 1e9),
      }
    },
    // The two rows show the direction of all rows, and by far more than the scatter.
    fits(values) {
      const its = trendOf(values)
      const [first, last] = [its.rows[0]?.[1] ?? 0, its.rows.at(-1)?.[1] ?? 0]
      return changeOf(values) / (last - first) > 0.3
    },
    item(values) {
      const { level, rows, shuffle } = values
      const its = trendOf(values)
      const text = (part: TrendPart) => its.text(part, toldOf(its, values))
      return {
        stem: [text('scene'), say('trend.ask')],
        figure: tableFigure(
          text('title'),
          [text('x'), text('y'), ...(its.other === undefined ? [] : [its.other])],
          rows.map(([x, y, other]) => [
            String(x),
            written(its, y),
            ...(its.other === undefined || other === undefined ? [] : [numeral(other)]),
          ]),
        ),
        ...clusterOf(shuffle, partsOf(its, values)),
        hints: [say('trend.hint'), say(hintOf(its, level))],
      }
    },
    task: ({ level, at }) => `${trendOf({ at }).id}/${level}`,
  })
}

const drawRows = (random: Random, { rows, shown, scatter, decimals }: Trend): Values['rows'] =>
  random
    .sample([...rows.keys()], shown)
    .toSorted((one, other) => one - other)
    .map((place) => {
      const [x, y, other] = rows[place] ?? [0, 0]
      const measured = tidy(y + random.integer(-scatter, scatter) / 10 ** decimals)
      return other === undefined ? [x, measured] : [x, measured, other]
    })

/** As in the table: always with its decimals. */
const written = ({ decimals }: Trend, value: number): string =>
  decimals === 0 ? numeral(value) : value.toFixed(decimals)

const endsOf = ({ rows, ends }: Values) => {
  const [from, to] = [rows[ends[0]], rows[ends[1]]]
  if (from === undefined || to === undefined) throw new RangeError('Two rows are named')
  return { from, to }
}

/** How much the second of the two rows is above the first. */
function changeOf(values: Values): number {
  const { from, to } = endsOf(values)
  return tidy(to[1] - from[1])
}

function toldOf(its: Trend, values: Values): Told {
  const { from, to } = endsOf(values)
  return {
    from: String(from[0]),
    to: String(to[0]),
    low: written(its, from[1]),
    high: written(its, to[1]),
    ahead: its.last === 'times' ? '' : String(its.last.ahead),
  }
}

function hintOf({ last }: Trend, level: Level) {
  if (level === 3) return last === 'times' ? 'trend.hint-times' : 'trend.hint-ahead'
  return level === 1 ? 'trend.hint-gap' : 'trend.hint-rate'
}

function partsOf(its: Trend, values: Values): ClusterPart[] {
  const choose = (id: ChoiceId): ClusterPart => {
    const text = (part: TrendPart) => its.text(part, toldOf(its, values))
    return {
      kind: 'choice',
      asks: text(`${id}.ask`),
      right: text(`${id}.right`),
      wrong: ([0, 1] as const).map((place) => ({
        text: text(`${id}.wrong-${place}`),
        misconception: its.wrong[id][place],
        feedback: text(`${id}.told-${place}`),
      })),
      why: [text(`${id}.why`)],
    }
  }
  const { level } = values
  if (level === 1) return [gapPart(its, values), choose('claim'), choose('cause')]
  if (level === 2) return [ratePart(its, values), choose('cause'), choose('evidence'), choose('predict')]
  const last = its.last === 'times' ? timesPart(its, values) : aheadPart(its, values, its.last.ahead)
  return [last, choose('evidence'), choose('predict'), choose('limit')]
}

const unitOf = ({ unit }: Trend) => (unit === undefined ? {} : { unit })

/** The larger of both values minus the smaller one. */
function soGap(values: Values): Text {
  const { from, to } = endsOf(values)
  const [low, high] = [from[1], to[1]].toSorted((one, other) => one - other)
  return say('so.gap', {
    high: numeral(high ?? 0),
    low: numeral(low ?? 0),
    value: numeral(Math.abs(changeOf(values))),
  })
}

function gapPart(its: Trend, values: Values): ClusterPart {
  const { from, to } = endsOf(values)
  return {
    kind: 'number',
    asks: its.text('gap', toldOf(its, values)),
    value: Math.abs(changeOf(values)),
    ...unitOf(its),
    slips: [
      slip(tidy(from[1] + to[1]), 'data.adds', say('trend.told.adds')),
      slip(to[1], 'data.stops-early', say('trend.told.one-row')),
      slip(tidy(to[0] - from[0]), 'reading.wrong-series', say('trend.told.first-column')),
    ],
    why: [soGap(values)],
  }
}

function rateOf({ per }: Trend, values: Values): number {
  const { from, to } = endsOf(values)
  return (changeOf(values) * per) / (to[0] - from[0])
}

function ratePart(its: Trend, values: Values): ClusterPart {
  const { from, to } = endsOf(values)
  const steps = tidy((to[0] - from[0]) / its.per)
  const value = rounded(Math.abs(rateOf(its, values)), its.places)
  return {
    kind: 'number',
    asks: its.text('rate', toldOf(its, values)),
    value,
    within: 0.6 / 10 ** its.places,
    ...unitOf(its),
    slips: [
      slip(Math.abs(changeOf(values)), 'data.stops-early', say('trend.told.whole-gap')),
      slip(rounded(to[1] / steps, its.places), 'reading.one-point', say('trend.told.one-end')),
      slip(
        rounded(steps / Math.abs(changeOf(values)), its.places),
        'rate.upside-down',
        say('trend.told.turned'),
      ),
    ].filter((each) => each.value > 0),
    why: [
      soGap(values),
      say('trend.so.rate', {
        gap: numeral(Math.abs(changeOf(values))),
        steps: numeral(steps),
        value: numeral(value),
      }),
    ],
  }
}

function timesPart(its: Trend, values: Values): ClusterPart {
  const { from, to } = endsOf(values)
  const value = rounded(to[1] / from[1], 1)
  return {
    kind: 'number',
    asks: its.text('last', toldOf(its, values)),
    value,
    within: 0.06,
    slips: [
      slip(Math.abs(changeOf(values)), 'ratio.additive', say('trend.told.minus')),
      slip(rounded(from[1] / to[1], 1), 'ratio.turned', say('trend.told.turned')),
      slip(rounded(to[0] / from[0], 1), 'reading.wrong-series', say('trend.told.first-column')),
    ].filter((each) => each.value > 0),
    why: [say('so.times', { high: numeral(to[1]), low: numeral(from[1]), value: numeral(value) })],
  }
}

/** The last of the two rows, and the mean change for the time that follows. */
function aheadPart(its: Trend, values: Values, ahead: number): ClusterPart {
  const { from, to } = endsOf(values)
  const more = (changeOf(values) * (ahead - to[0])) / (to[0] - from[0])
  const value = rounded(to[1] + more, its.decimals)
  return {
    kind: 'number',
    asks: its.text('last', toldOf(its, values)),
    value,
    within: tidy(1.1 / 10 ** its.decimals),
    ...unitOf(its),
    slips: [
      slip(rounded(Math.abs(more), its.decimals), 'data.stops-early', say('trend.told.change-only')),
      slip(rounded(to[1] - more, its.decimals), 'reading.one-point', say('trend.told.other-way')),
      slip(to[1], 'reading.one-point', say('trend.told.no-change')),
    ].filter((each) => each.value > 0),
    why: [
      soGap(values),
      say(changeOf(values) > 0 ? 'trend.so.rises' : 'trend.so.falls', {
        start: numeral(to[1]),
        gap: numeral(Math.abs(changeOf(values))),
        part: numeral(to[0] - from[0]),
        next: numeral(ahead - to[0]),
        value: numeral(value),
      }),
    ],
  }
}
