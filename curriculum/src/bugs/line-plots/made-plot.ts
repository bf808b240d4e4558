import { plot } from '../../build-drawn.ts'
import { built } from '../../form/answering.ts'
import type { AnsweringTemplate } from '../../form/item-template.ts'
import { piecesOf } from '../../fractions/written.ts'
import {
  axisOf,
  countOf,
  distinct,
  type LinePlot,
  simplest,
  sizeIn,
} from '../../measurement-plots/line-plot.ts'
import { createRandom } from '../../random.ts'
import { thingOf, title } from '../../situations/measured-things/measured-things.ts'
import { say } from './messages.gen.ts'

/** A line plot to build from a list. */
export interface Made extends LinePlot {
  /** With the units of the labels, with units of one size, or with one measurement to find from the total. */
  kind: 'labeled' | 'pieces' | 'missing'
  shuffle: number
}

/** The most dots in a column. */
const most = 5

/** The listed measurements, and the hidden one. */
export function listOf({ kind, shuffle, values }: Made): { listed: number[]; hidden?: number } {
  const listed = createRandom(`data ${shuffle}`).shuffle(values)
  const hidden = kind === 'missing' ? listed.pop() : undefined
  return hidden === undefined ? { listed } : { listed, hidden }
}

/** Goes by the numerator alone, after the whole number, in simplest form. */
function byNumerator({ thing }: Made, value: number): number {
  const { pieces } = thingOf(thing)
  const [numerator, denominator] = simplest([value, pieces])
  return value - (value % pieces) + (numerator % denominator)
}

/** The larger pieces that a measurement is written in, compared with the axis. */
export const renamedIn = (made: Made): number | undefined =>
  made.values.find((value) => byNumerator(made, value) !== value)

function wrongPlots(made: Made) {
  const { thing, kind, values } = made
  const { listed } = listOf(made)
  const repeated = distinct(values).find((value) => countOf(values, value) > 1) ?? 0
  const terms = { pieces: piecesOf(thingOf(thing).pieces), example: sizeIn(made, renamedIn(made) ?? 0) }
  return [
    { id: 'display.counts-once', feedback: say('make.once'), of: distinct(values) },
    kind === 'missing'
      ? { id: 'data.stops-early', feedback: say('make.stops'), of: listed }
      : {
          // No single misconception leaves out one dot.
          id: null,
          feedback: say('make.missing-dot'),
          of: values.toSpliced(values.indexOf(repeated), 1),
        },
    ...(kind === 'pieces'
      ? [
          {
            id: 'line-plot.numerator-only',
            feedback: say('make.numerator', terms),
            of: values.map((value) => byNumerator(made, value)),
          },
        ]
      : []),
  ]
}

/** A line plot that students build. */
export function madePlot(made: Made): AnsweringTemplate {
  const { thing, kind, values } = made
  const axis = axisOf(thing, kind === 'pieces')
  const counts = (of: readonly number[]) => axis.names.map((_, at) => countOf(of, axis.from + at))
  const wrong = wrongPlots(made).filter(({ of }) =>
    of.every((value) => value >= axis.from && countOf(of, value) <= most),
  )
  return built((word) =>
    plot(
      word(title(thing)),
      { kind: 'dot-plot', axis: { ...axis, label: word(axis.label) }, most },
      { values: counts(values) },
      wrong.map(({ id, feedback, of }) => ({
        misconception: id,
        feedback: word(feedback),
        values: counts(of),
      })),
    ),
  )
}
