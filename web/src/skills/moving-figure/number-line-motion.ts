import type { FigureOf } from '@skills-center/contract/figure'
import { numeral } from '../../item/figures/numeral.ts'
import { t } from '../../language/messages.ts'
import { type Motion, rounded } from './motion.ts'

type NumberLine = FigureOf<'number-line'>

/** The end of an inequality, or the lengths of two jumps. */
export const numberLineMotion = (figure: NumberLine): Motion | null =>
  spanMotion(figure) ?? jumpMotion(figure)

function spanMotion(figure: NumberLine): Motion | null {
  const { spans = [], jumps, labelled } = figure
  const [span] = spans
  if (span === undefined || spans.length > 1 || jumps.length > 0) return null
  const { from, to } = span
  const end = from ?? to
  if (end === null || (from !== null && to !== null)) return null
  const isUp = from !== null
  const signs = isUp ? (['>', '≥'] as const) : (['<', '≤'] as const)
  return {
    sliders: [
      {
        label: t('skills/endpoint'),
        min: figure.from + figure.step,
        max: figure.to - figure.step,
        step: figure.step,
        start: end.at,
      },
    ],
    draw([at = end.at]) {
      const moved = { ...end, at }
      return {
        ...figure,
        labelled: [...labelled.filter((value) => value !== end.at), at],
        spans: [{ ...span, from: isUp ? moved : null, to: isUp ? null : moved }],
      }
    },
    says: ([at = end.at]) => `x ${signs[end.isClosed ? 1 : 0]} ${numeral(at)}`,
  }
}

/** The first jump leaves room on the line for the second. */
const longestFirst = 6

function jumpMotion(figure: NumberLine): Motion | null {
  const { jumps, points, spans = [] } = figure
  const [first, second] = jumps
  if (first === undefined || second === undefined || jumps.length > 2) return null
  if (points.length + spans.length > 0 || first.label + second.label !== '') return null
  if (first.to !== second.from) return null
  const start = first.from
  const room = Math.min(start - figure.from, figure.to - start)
  const lengths = [first.to - first.from, second.to - second.from] as const
  const step = lengths.every((length) => Number.isInteger(length)) ? 1 : 0.5
  const slider = (label: string, longest: number, length: number) => ({
    label,
    min: -longest,
    max: longest,
    step,
    start: length,
  })
  return {
    sliders: [
      slider(t('skills/first-jump'), longestFirst, lengths[0]),
      slider(t('skills/second-jump'), room - longestFirst, lengths[1]),
    ],
    draw([one = lengths[0], two = lengths[1]]) {
      const middle = rounded(start + one)
      const moved = [
        { ...first, to: middle },
        { ...second, from: middle, to: rounded(middle + two) },
      ]
      return { ...figure, jumps: moved.filter((jump) => jump.from !== jump.to) }
    },
    says([one = lengths[0], two = lengths[1]]) {
      const terms = start === 0 ? [one, two] : [start, one, two]
      const sum = terms
        .map((term, index) => (index > 0 && term < 0 ? `(${numeral(term)})` : numeral(term)))
        .join(' + ')
      return `${sum} = ${numeral(start + one + two)}`
    },
  }
}
