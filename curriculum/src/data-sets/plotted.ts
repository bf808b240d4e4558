import { plot } from '../build-drawn.ts'
import type { AnsweringTemplate } from '../form/item-template.ts'
import { built } from '../form/answering.ts'
import type { Response, Shown } from '../item.ts'
import type { Level } from '@skills-center/contract/ids'
import type { Text } from '@skills-center/messages/values'
import type { Random } from '../random.ts'
import {
  axisLabel,
  countsOf,
  drawData,
  numberOf,
  rangeOf,
  someSmall,
  someWide,
  title,
  type Topic,
} from './data-sets.ts'
import { ascending, fiveOf, meanOf } from './measures.ts'
import { say } from './messages.gen.ts'

/** Data to show as dots, as bars that are 10 wide, or as a box plot. */
export interface Plotted {
  topic: Topic
  data: number[]
  kind: 'dots' | 'bars' | 'box'
}

/** Dots (level 1), bars with a value on an edge (level 2), a box plot (level 3). */
export function drawPlotted(random: Random, level: Level): Plotted {
  if (level === 1) {
    const topic = someSmall(random)
    return { topic, kind: 'dots', data: drawData(random, random.integer(9, 12), rangeOf(topic)) }
  }
  const topic = someWide(random)
  if (level === 2) {
    const edge = random.pick([10, 20, 30, 40])
    const data = drawData(random, random.integer(10, 13), rangeOf(topic))
    return { topic, kind: 'bars', data: random.shuffle([edge, ...data]) }
  }
  const low = random.integer(2, 4) * 5
  return { topic, kind: 'box', data: drawData(random, random.pick([7, 8, 10, 11]), [low, low + 20]) }
}

/** A wrong display, with its misconception and feedback. */
const slip = (misconception: string | null, feedback: Text, values: number[]) => ({
  misconception,
  feedback,
  values,
})

function boxSlips(data: readonly number[], [a, b, , d, e]: readonly number[]) {
  const [, first, second, third] = fiveOf(data)
  const step = ((e ?? 0) - (a ?? 0)) / 4
  const ends = (middle: number[]) => [a ?? 0, ...ascending(middle), e ?? 0]
  return [
    slip('center.not-in-order', say('slip.not-in-order'), ends([first, second, third])),
    slip(
      'display.equal-lengths',
      say('slip.equal-lengths'),
      ends([1, 2, 3].map((at) => (a ?? 0) + at * step)),
    ),
    slip('center.mean-for-median', say('slip.mean'), ends([b ?? 0, Math.round(meanOf(data)), d ?? 0])),
  ].filter(({ values }) => values.every(Number.isInteger))
}

function axisOf({ topic, data, kind }: Plotted): [from: number, to: number, step: number] {
  if (kind === 'bars') return [0, 50, 10]
  const [low, high] = kind === 'box' ? [Math.min(...data), Math.max(...data)] : rangeOf(topic)
  return kind === 'box' ? [Math.floor(low / 5) * 5, Math.ceil(high / 5) * 5, 1] : [low, high, 1]
}

/** The values in the display, from left to right. */
export function valuesOf(its: Plotted): number[] {
  const [from, to, step] = axisOf(its)
  if (its.kind === 'box') return [...fiveOf(ascending(its.data))]
  return countsOf(its.data, from, step, its.kind === 'bars' ? 5 : to - from + 1)
}

function slips(its: Plotted) {
  const values = valuesOf(its)
  if (its.kind === 'box') return boxSlips(its.data, values)
  const tallest = values.indexOf(Math.max(...values))
  const low = its.data.map((value) => value - 1)
  return [
    ...(its.kind === 'bars'
      ? [slip('display.boundary', say('slip.edge'), valuesOf({ ...its, data: low }))]
      : []),
    slip('display.counts-once', say('slip.once'), valuesOf({ ...its, data: [...new Set(its.data)] })),
    // Counting equal numbers only once gives a different display.
    slip(
      null,
      say('slip.missing'),
      values.map((n, at) => (at === tallest ? n - 1 : n)),
    ),
  ]
}

/** A display that students build. */
export function plotted(its: Plotted): AnsweringTemplate {
  const [from, to, step] = axisOf(its)
  return built((word) => {
    const axis = { from, to, step, label: word(axisLabel(its.topic)) }
    const value = { from: 0, to: 8, step: 1, label: word(numberOf(its.topic)) }
    const shape = {
      dots: { kind: 'dot-plot', axis, most: 6 },
      bars: { kind: 'histogram', axis, value },
      box: { kind: 'box-plot', axis },
    } as const
    const wrong = slips(its).map((each) => ({ ...each, feedback: word(each.feedback) }))
    return plot(word(title(its.topic)), shape[its.kind], { values: valuesOf(its) }, wrong)
  })
}

/** The display of the numbers listed in a question. */
export function plotShown({ stem, interaction }: Shown): Response {
  if (interaction.kind !== 'plot') throw new TypeError('expects a plot')
  const { shape } = interaction
  const data = (/\d+(?:, \d+)+/.exec(stem)?.[0] ?? '')
    .split(', ')
    .map(Number)
    .toSorted((one, other) => one - other)
  if (shape.kind === 'box-plot') {
    const half = Math.floor(data.length / 2)
    const middle = (some: readonly number[]): number =>
      ((some[Math.floor((some.length - 1) / 2)] ?? 0) + (some[Math.floor(some.length / 2)] ?? 0)) / 2
    const [lower, upper] = [data.slice(0, half), data.slice(-half)]
    return {
      kind: 'plot',
      values: [Math.min(...data), middle(lower), middle(data), middle(upper), Math.max(...data)],
    }
  }
  const { from, to, step } = 'axis' in shape ? shape.axis : shape.value
  const places = Math.round((to - from) / step) + (shape.kind === 'dot-plot' ? 1 : 0)
  const values = Array.from(
    { length: places },
    (_, at) => data.filter((each) => Math.floor((each - from) / step) === at).length,
  )
  return { kind: 'plot', values }
}
