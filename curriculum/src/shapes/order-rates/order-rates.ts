import { tex, type Text } from '@skills-center/messages/values'
import { toNumber } from '../../bugs/bug.ts'
import { lineIn, lineTex, lineThrough, type Point, pointsIn, pointText } from '../../equations/line.ts'
import { type Axes, type DrawnLine, lineFigure, lineShown } from '../../figures/line-figure/line-figure.ts'
import { arranged } from '../../form/arranging.ts'
import { mathIn } from '../../form/math-in.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import type { Shown } from '../../item.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { say } from './messages.gen.ts'

/** A linear function with whole or decimal numbers, and its form. */
export interface ToldLine {
  form: 'equation' | 'points' | 'graph' | 'story'
  slope: number
  start: number
  points: readonly [Point, Point]
}

interface Told {
  told: ToldLine[]
  shuffle: number
}

/** A function given by its equation, two points, a graph, or the skill's story. */
const told = (line: ToldLine, story: (line: ToldLine) => Text): Text => {
  const [one, two] = line.points.map(pointText)
  switch (line.form) {
    case 'equation':
      return say('equation', { equation: tex(lineTex(line)) })
    case 'points':
      return say('points', { one: one ?? '', two: two ?? '' })
    case 'graph':
      return say('graph')
    case 'story':
      return story(line)
  }
}

function lineOf(text: string, { figure }: Shown): { slope: number; start: number } {
  const [source] = mathIn(text)
  if (source !== undefined) return lineIn(source)
  const [one, two] = pointsIn(text)
  const [y, x] = numbersIn(text).map(({ value }) => value)
  const [from, to]: readonly [Point, Point] =
    one !== undefined && two !== undefined
      ? [one, two]
      : x === undefined
        ? lineShown(figure)
        : [
            [0, 0],
            [x, y ?? 0],
          ]
  const line = lineThrough(from, to)
  return { slope: toNumber(line.slope), start: toNumber(line.start) }
}

type Measure = (line: { slope: number; start: number }, stem: string) => number

const rateOf: Measure = ({ slope }) => slope

/** Linear functions in different forms, ordered by their rates, initial values, or later values. */
export const orderRates = <Values extends Told>(
  its: Pick<ModelForm<Values>, 'id' | 'seconds' | 'standards' | 'task' | 'draw'> & {
    fits?: (values: Values) => boolean
    stem: (values: Values) => Text[]
    axes: (values: Values) => Axes
    /** A story that states the second quantity before the first. */
    story?: (values: Values, line: ToldLine) => Text
    /** The measure that sets the order; the rate by default. */
    by?: (values: Values) => Measure
    ends: readonly [first: Text, last: Text]
    slips: (
      values: Values,
    ) => { by: (line: ToldLine) => number; misconception: MisconceptionId; feedback: Text }[]
    hints: (values: Values) => Text[]
    why: (values: Values, line: ToldLine, text: Text) => Text
    /** The same measure, read from the stem. */
    reads?: Measure
  },
): ModelForm<Values> => {
  const { by = () => rateOf, reads = rateOf } = its
  const textOf = (values: Values, line: ToldLine): Text =>
    told(line, () => its.story?.(values, line) ?? say('graph'))
  return defineModel<Values>({
    id: its.id,
    thinking: 'compare',
    seconds: its.seconds,
    standards: its.standards,
    task: its.task,
    draw: its.draw,
    minWrongAnswers: 1,
    fits(values) {
      const all = values.told.map((line) => by(values)(line, ''))
      const texts = values.told.map((line) => JSON.stringify(textOf(values, line)))
      return (
        new Set(all).size === all.length &&
        new Set(texts).size === texts.length &&
        its.fits?.(values) !== false
      )
    },
    item(values) {
      const sorted = (of: (line: ToldLine) => number): ToldLine[] =>
        values.told.toSorted((one, other) => of(one) - of(other))
      const texts = (all: readonly ToldLine[]): Text[] => all.map((line) => textOf(values, line))
      const right = sorted((line) => by(values)(line, ''))
      const inOrder = texts(right)
      const lines: DrawnLine[] = values.told.flatMap(({ form, points }) =>
        form === 'graph' ? [{ through: points }] : [],
      )
      return {
        stem: its.stem(values),
        ...(lines.length === 0 ? {} : { figure: lineFigure({ ...its.axes(values), lines }) }),
        ...arranged.order(values.shuffle, {
          options: inOrder,
          first: its.ends[0],
          last: its.ends[1],
          wrong: [
            ...its.slips(values).map(({ by: of, ...slip }) => ({ order: texts(sorted(of)), ...slip })),
            { order: inOrder.toReversed(), misconception: 'line.order-reversed', feedback: say('reversed') },
          ],
        }),
        hints: its.hints(values),
        solution: right.map((line) => its.why(values, line, textOf(values, line))),
      }
    },
    solve: (shown) => solved.order(shown, (text) => reads(lineOf(text, shown), shown.stem)),
  })
}
