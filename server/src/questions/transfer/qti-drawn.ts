import type { AnswerOf, AuthoredAxis, Wrong } from '@skills-center/contract/questions/authored'
import {
  marksOf,
  namedPointsOf,
  numberOf,
  numbersOf,
} from '@skills-center/curriculum/authored/written-numbers'
import { type AxisPicture, numberLinePicture, planePicture } from './axis-picture.ts'
import { NotExpressible } from './qti-expression.ts'
import { data, declare, imageXml, isNear, packed, type Parts } from './qti-pieces.ts'
import type { Words } from './qti-words.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

/** An interaction that needs a picture drawn by us. */
export interface DrawnParts extends Parts {
  /** The picture as a file for the package; null if none is needed. */
  readonly svg: string | null
}

const none: ReadonlyMap<string, string> = new Map()
const number = (formula: string): number => numberOf(formula, none)

const wrongOf = (wrong: readonly Wrong[]) => {
  const known = wrong.filter(({ value }) => value.trim() !== '')
  return {
    values: packed(known.map(({ value }) => value)),
    feedback: known.map(({ feedback }, index) => ({ id: `wrong-${index + 1}`, text: feedback })),
  }
}

/** Points to place on a picture; each accepts taps within a thumb's reach. */
function pointed(
  { svg, width, height, place, reach }: AxisPicture,
  points: readonly (readonly [number, number])[],
  snap: number,
  description: string,
  path: string,
  own: Readonly<Record<string, string>>,
  wrong: readonly Wrong[],
): DrawnParts {
  const places = points.map(([x, y]) => place(x, y))
  const round = reach(snap)
  const areas = places.map(
    ([x, y]) => `<qti-area-map-entry shape="circle" coords="${x},${y},${round}" mapped-value="1"/>`,
  )
  const known = wrongOf(wrong)
  const mapping = `<qti-area-mapping default-value="-1" lower-bound="0">${areas.join('')}</qti-area-mapping>`
  return {
    svg,
    declarations: declare(
      'multiple',
      'point',
      places.map(([x, y]) => `${x} ${y}`),
      mapping,
    ),
    body: `<qti-select-point-interaction response-identifier="RESPONSE" max-choices="${points.length}"${data({ ...own, wrong: known.values })}>${imageXml({ path, description, width: String(width), height: String(height) })}</qti-select-point-interaction>`,
    feedback: known.feedback,
    right: [
      `<qti-equal tolerance-mode="exact"><qti-map-response-point identifier="RESPONSE"/><qti-base-value base-type="float">${points.length}</qti-base-value></qti-equal>`,
    ],
    slips: [],
  }
}

/** @throws Unsayable for rays and intervals, which QTI cannot express */
export function numberLineParts(answer: AnswerOf<'number-line'>, path: string): DrawnParts {
  const { from, to, step, snap, every, marks, wrong } = answer
  const points = marksOf(marks, none).map((mark) => {
    if (mark.kind !== 'point') throw new NotExpressible(formatMessage(say('lost.drawn-marks')))
    return [mark.at, 0] as const
  })
  const axis = { from: number(from), to: number(to), step: number(step), label: '' }
  const description = `A number line from ${from} to ${to}.`
  const own = { kind: 'number-line', from, to, step, snap, every, marks }
  return pointed(numberLinePicture(axis, number(every)), points, number(snap), description, path, own, wrong)
}

const curves = new Set(['line', 'parabola', 'absolute-value', 'exponential'])

const drawnAxis = ({ label, from, to, step }: AuthoredAxis) => ({
  label,
  from: number(from),
  to: number(to),
  step: number(step),
})

/** @throws Unsayable for curves, of which any two points are right */
export function planeParts(answer: AnswerOf<'coordinate-plane'>, path: string): DrawnParts {
  const { x, y, snap, draws, points, given, wrong } = answer
  if (curves.has(draws)) throw new NotExpressible(formatMessage(say('lost.drawn-curve')))
  const picture = planePicture(drawnAxis(x), drawnAxis(y), namedPointsOf(given, none))
  const description = `A coordinate plane, x from ${x.from} to ${x.to} and y from ${y.from} to ${y.to}.`
  const own = { kind: 'coordinate-plane', x: packed(x), y: packed(y), snap, draws, points, given }
  return pointed(
    picture,
    namedPointsOf(points, none).map(({ at }) => at),
    number(snap),
    description,
    path,
    own,
    wrong,
  )
}

const quarters = ['Minimum', 'Lower quartile', 'Median', 'Upper quartile', 'Maximum']

/** The name of each value, and the axis for its slider. */
function slidersOf(answer: AnswerOf<'plot'>, values: readonly number[]) {
  const ticks = (axis: AuthoredAxis) =>
    values.map((_, index) => number(axis.from) + index * number(axis.step))
  const { axis, value, labels } = answer
  const upTo = { from: 0, to: Math.max(2, Math.min(12, Math.max(...values) + 1)), step: 1 }
  const counted = drawnAxis({ ...value, label: '' })
  switch (answer.shape) {
    case 'dot-plot':
      return { names: ticks(axis).map((at) => `Dots over ${at}`), along: upTo }
    case 'bar-chart':
      return { names: labels, along: counted }
    case 'histogram':
      return {
        names: ticks(axis).map((at) => `From ${at} to ${at + number(axis.step)}`),
        along: counted,
      }
    case 'box-plot':
      return { names: quarters, along: drawnAxis({ ...axis, label: '' }) }
  }
}

/** One slider for each value of a plot. */
export function plotParts(answer: AnswerOf<'plot'>, words: Words): DrawnParts {
  const values = numbersOf(answer.values, none)
  const { names, along } = slidersOf(answer, values)
  const whole = [along.from, along.to, along.step, ...values]
  if (!whole.every(Number.isInteger)) throw new NotExpressible(formatMessage(say('lost.plot-steps')))
  const id = (at: number) => `RESPONSE-${at + 1}`
  const { title, shape, axis, labels, value, within, wrong } = answer
  const known = wrongOf(wrong)
  const own = {
    kind: 'plot',
    title,
    shape,
    axis: packed(axis),
    labels: packed(labels),
    value: packed(value),
    values: answer.values,
    within,
    wrong: known.values,
  }
  // Values between two ticks need steps of one.
  const step = values.every((its) => (its - along.from) % along.step === 0) ? along.step : 1
  const near = within.trim() === '' ? '' : String(number(within))
  return {
    svg: null,
    declarations: values
      .map((right, index) => declare('single', 'integer', [String(right)], '', id(index)))
      .join(''),
    body: `<div${data(own)}><p>${words.plain(title)}</p>${values
      .map(
        (_, index) =>
          `<qti-slider-interaction response-identifier="${id(index)}" lower-bound="${along.from}" upper-bound="${along.to}" step="${step}" step-label="true"><qti-prompt>${words.plain(names[index] ?? String(index + 1))}</qti-prompt></qti-slider-interaction>`,
      )
      .join('')}</div>`,
    feedback: known.feedback,
    right: values.map((_, index) => isNear(id(index), near)),
    slips: [],
  }
}
