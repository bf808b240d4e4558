import type { FigureOf } from '@skills-center/contract/figure'
import { rows, type Text } from '@skills-center/messages/values'
import { sumOf } from '../data-sets/measures.ts'
import type { Worded } from '../form/words.ts'
import { type Fraction, fractionPart, lowest, mixed, plainMixed, wholePart } from '../fractions/fraction.ts'
import { amount } from '../fractions/written.ts'
import type { Random } from '../random.ts'
import { axisLabel, thingOf, type ThingId, title } from '../situations/measured-things/measured-things.ts'
import { say } from './messages.gen.ts'

/** Measurements of one kind of thing, in equal pieces of a unit, from least to greatest. */
export interface LinePlot {
  thing: ThingId
  who: string
  values: number[]
}

export const distinct = (values: readonly number[]): number[] => [...new Set(values)]
export const countOf = (values: readonly number[], value: number): number =>
  values.filter((each) => each === value).length
export const totalOf = ({ values }: LinePlot): number => sumOf(values)
export const leastOf = ({ values }: LinePlot): number => values[0] ?? 0
export const mostOf = ({ values }: LinePlot): number => values.at(-1) ?? 0

/** A mixed number with its fractional part in lowest terms. */
export const simplest = (fraction: Fraction): Fraction =>
  mixed(wholePart(fraction), lowest(fractionPart(fraction)))

export const fractionOf = ({ thing }: Pick<LinePlot, 'thing'>, pieces: number): Fraction => [
  pieces,
  thingOf(thing).pieces,
]
/** “3/4 inch”. */
export const sizeIn = (plot: Pick<LinePlot, 'thing'>, pieces: number): Text =>
  amount(simplest(fractionOf(plot, pieces)), thingOf(plot.thing).unit)

/** Some ticks have several dots, no column is higher than four, and one end of the axis stays empty. */
export function drawValues(random: Random, thing: ThingId, howMany: number): number[] {
  const { from, to } = thingOf(thing)
  const isFreeBelow = random.chance(0.5)
  const [low, high] = [from + Number(isFreeBelow), to - Number(!isFreeBelow)]
  const values = Array.from({ length: howMany }, () => random.integer(low, high)).toSorted((a, b) => a - b)
  const heights = distinct(values).map((value) => countOf(values, value))
  const isUsable = heights.length >= 3 && heights.length < howMany && Math.max(...heights) <= 4
  return isUsable ? values : drawValues(random, thing, howMany)
}

/** The tick labels: in lowest terms, or all with the same denominator (2/8). */
export function axisOf(thing: ThingId, isInPieces = false) {
  const { from, to } = thingOf(thing)
  const ticks = Array.from({ length: to - from + 1 }, (_, at) => fractionOf({ thing }, from + at))
  return {
    from,
    to,
    step: 1,
    label: axisLabel(thing),
    names: ticks.map((tick) => plainMixed(isInPieces ? tick : simplest(tick))),
  }
}

export function plotFigure({ thing, values }: LinePlot): Worded<FigureOf<'dot-plot'>> {
  const axis = axisOf(thing)
  const nameOf = (value: number): string => axis.names[value - axis.from] ?? ''
  return {
    kind: 'dot-plot',
    title: title(thing),
    x: axis,
    plots: [{ label: '', values }],
    description: say('description', {
      from: nameOf(axis.from),
      to: nameOf(axis.to),
      columns: rows(
        distinct(values).map((value) => say('dots', { n: countOf(values, value), at: nameOf(value) })),
      ),
    }),
  }
}
