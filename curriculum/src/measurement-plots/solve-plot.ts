import { sumOf } from '../data-sets/measures.ts'
import { type Fraction, sizeOf } from '../fractions/fraction.ts'
import { fractionsIn } from '../fractions/fractions-in.ts'
import type { Shown } from '../item.ts'
import { plain } from '../markup.ts'
import type { claimModel } from '../shapes/claim/claim.ts'
import { distinct } from './line-plot.ts'

/** Parses the tick label `1 3/8` as a number of eighths. */
export function eighthsOf(name: string): number {
  return name
    .split(' ')
    .map((part) => {
      const [numerator = 0, denominator = 1] = part.split('/').map(Number)
      return (8 * numerator) / denominator
    })
    .reduce((sum, each) => sum + each, 0)
}

/** Each dot in eighths of a unit, from the label below it. */
function dotsShown({ figure }: Pick<Shown, 'figure'>): number[] {
  if (figure?.kind !== 'dot-plot') throw new TypeError('expects a line plot')
  const { x, plots } = figure
  return plots
    .flatMap(({ values }) => values)
    .map((value) => eighthsOf(x.names?.[value - x.from] ?? ''))
    .toSorted((one, other) => one - other)
}

/** Solves a question about a line plot from the shown item. */
export function solvePlot(shown: Pick<Shown, 'stem' | 'figure'>): Fraction {
  const dots = dotsShown(shown)
  const [, after = ''] = shown.stem.split(/results\. |resultados\. /)
  const [question = ''] = /^.*?\?/.exec(after) ?? []
  const words = plain(question)
  const sizes = fractionsIn(question).map((each) => 8 * sizeOf(each))
  const [total, most] = [sumOf(dots), dots.at(-1) ?? 0]
  if (/How many|Cuánt[oa]s/.test(words)) {
    const limit = sizes[0] ?? 0
    const isMet = /or longer|or more|o más/.test(words)
      ? (dot: number) => dot >= limit
      : /longer than|more than|más de/.test(words)
        ? (dot: number) => dot > limit
        : /shorter than|less than|menos de/.test(words)
          ? (dot: number) => dot < limit
          : (dot: number) => dot === limit
    return [dots.filter(isMet).length, 1]
  }
  const [few = 0] = /\d+/.exec(words.replaceAll(/\d*[⁄/]\d+/g, '')) ?? []
  if (/does .*need|falta|más necesita/.test(words)) return [8 * Number(few) - total, 8]
  if (/taken out|se saca/.test(words)) return [most * dots.length - total, 8 * dots.length]
  if (/same amount|equally long|misma cantidad|igual de/.test(words)) return [total, 8 * dots.length]
  if (/than the|than in|diferencia/.test(words)) return [most - (dots[0] ?? 0), 8]
  if (/longest|fullest|más (?:larg|llen)/.test(words)) return [sumOf(dots.slice(-Number(few))), 8]
  return [sumOf(dots.filter((dot) => sizes[0] === undefined || dot === sizes[0])), 8]
}

/** Reads a claim about a line plot: the claimed number, the right one, and the number for each verdict's bug. */
export function claimShown(shown: Shown): ReturnType<Parameters<typeof claimModel>[0]['reads']> {
  const dots = dotsShown(shown)
  if (shown.figure?.kind !== 'dot-plot') throw new TypeError('expects a line plot')
  const said = shown.stem.slice(shown.stem.lastIndexOf('“'))
  const [fraction = [Number(/\d+/.exec(said)?.[0]), 1] as const] = fractionsIn(said)
  const limit = 8 * sizeOf(fractionsIn(shown.stem)[0] ?? [0, 1])
  const isMore = /longer than|more than|más de/.test(shown.stem)
  const side = dots.filter((dot) => (isMore ? dot < limit : dot > limit)).length
  const [least = 0, most = 0] = [dots[0], dots.at(-1)]
  const { x, plots } = shown.figure
  const [first = 0, last = 0] = [x.names?.at(0), x.names?.at(-1)].map((name) => eighthsOf(name ?? ''))
  const columns = plots.map(({ values }) => ({ label: '', values: distinct(values) }))
  return {
    got: sizeOf(fraction),
    truth: sizeOf(solvePlot(shown)),
    ways: [
      [
        /each column|cada columna/,
        sizeOf(solvePlot({ ...shown, figure: { ...shown.figure, plots: columns } })),
      ],
      [/also counted|contó también/, dots.length - side],
      [/other side|otro lado/, side],
      [/number of dots|número de puntos/, dots.length],
      [/greatest measurement|medida mayor/, most / 8],
      [/ends of the axis|extremos del eje/, (last - first) / 8],
      [/among the columns|entre las columnas/, sumOf(dots) / 8 / distinct(dots).length],
      [/least and the greatest|menor y la mayor/, (least + most) / 16],
    ],
  }
}
