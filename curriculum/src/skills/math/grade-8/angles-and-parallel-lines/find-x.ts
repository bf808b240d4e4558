import { bug, defineModel, type Exact, math, type Random, tex, type Text, toNumber, typed } from '#form'
import { calculate } from '#equations/exact.ts'
import { solvedText } from '#equations/typed-solution.ts'
import {
  angleAt,
  cornersFigure,
  cornersShown,
  type Cut,
  cutFigure,
  cutShown,
  isEqualPair,
  pairOf,
  places,
} from '#figures/angle-lines/angle-lines.ts'
import { type Linear, linearTex, plusTex } from '#math/linear-expression.ts'
import { say } from './messages.gen.ts'
import { allPairs, drawCut } from './parallels.ts'

/** Angles with x in them: those of a triangle, or two where parallel lines are cut. */
interface Unknown {
  value: number
  terms: Linear[]
  /** Null in a triangle. */
  cut: (Cut & { known: number; asked: number }) | null
}
const written = (its: Linear): string =>
  its.slope === 0 || its.constant === 0 ? `${linearTex(its, 'x')}°` : `(${linearTex(its, 'x')})°`
const sizeAt = ({ slope, constant }: Linear, value: number): number => slope * value + constant
const isSame = ({ cut }: Unknown): boolean => cut !== null && isEqualPair(cut.known, cut.asked)
const sumOf = (terms: readonly Linear[]): Linear => ({
  slope: terms.reduce((sum, { slope }) => sum + slope, 0),
  constant: terms.reduce((sum, { constant }) => sum + constant, 0),
})
const ifTotal = ({ terms }: Unknown, total: number): Exact | null => {
  const { slope, constant } = sumOf(terms)
  return slope > 0 && total > constant ? calculate(total - constant, 'over', slope) : null
}
const ifEqual = ({ terms }: Unknown): Exact | null => {
  const [one = { slope: 0, constant: 0 }, other = { slope: 0, constant: 0 }] = terms
  if (one.slope === other.slope) return null
  const value = calculate(other.constant - one.constant, 'over', one.slope - other.slope)
  return toNumber(value) > 0 ? value : null
}
// Worked by hand: x + 2x + 60 = 180, so x = 40; with 90° in all it is 10, with 360° it is 100.
const inTriangle: Unknown = {
  value: 40,
  terms: [
    { slope: 1, constant: 0 },
    { slope: 2, constant: 0 },
    { slope: 0, constant: 60 },
  ],
  cut: null,
}
const alternate: Unknown = {
  value: 25,
  terms: [
    { slope: 2, constant: 10 },
    { slope: 0, constant: 60 },
  ],
  cut: { angle: 60, tilt: 0, skew: 0, known: 2, asked: 5 },
}
const unknownBugs = [
  bug<Unknown>({
    id: 'angle.wrong-total',
    answer: (its) => (its.cut === null ? ifTotal(its, 360) : null),
    feedback: () => say('slip.total'),
    example: [inTriangle, 100],
  }),
  bug<Unknown>({
    id: 'angle.parallel-adds',
    answer: (its) => (isSame(its) ? ifTotal(its, 180) : null),
    feedback: () => say('cut.adds'),
    example: [alternate, 55],
  }),
  bug<Unknown>({
    id: 'angle.parallel-equal',
    answer: (its) => (its.cut === null || isSame(its) ? null : ifEqual(its)),
    feedback: () => say('cut.equal'),
    example: [{ ...alternate, cut: { angle: 60, tilt: 0, skew: 0, known: 2, asked: 4 } }, 25],
  }),
  bug<Unknown>({
    id: 'angle.letter-for-angle',
    answer: ({ terms: [first], value }) =>
      first === undefined || sizeAt(first, value) === value ? null : sizeAt(first, value),
    feedback: () => say('find.angle'),
    example: [alternate, 60],
  }),
]

function drawTriangleTerms(random: Random): Unknown {
  const value = random.integer(8, 45)
  const [one, two] = [random.integer(1, 3), random.integer(1, 4)]
  const rest = 180 - (one + two) * value
  const terms = random.shuffle([
    { slope: one, constant: 0 },
    { slope: two, constant: 0 },
    { slope: 0, constant: rest },
  ])
  return { value, terms, cut: null }
}
function drawCutTerms(random: Random, both: boolean): Unknown {
  const cut = drawCut(random)
  const [known, asked] = random.pick(
    allPairs.filter(([one, other]) =>
      ['corresponding', 'alternate', 'same-side'].includes(pairOf(one, other)),
    ),
  )
  const value = random.integer(6, 35)
  const slopes = both ? [random.integer(2, 6), random.integer(1, 5)] : [random.integer(2, 6), 0]
  const terms = [known, asked].map((place, at) => {
    const slope = slopes[at] ?? 0
    return { slope, constant: angleAt(cut, place) - slope * value }
  })
  return { value, terms, cut: { ...cut, known, asked } }
}
const equationTex = (its: Unknown): string => {
  const [one = { slope: 0, constant: 0 }, other = { slope: 0, constant: 0 }] = its.terms
  if (isSame(its)) return `${linearTex(one, 'x')} = ${linearTex(other, 'x')}`
  const sum = its.terms
    .map((term, at) =>
      at === 0
        ? linearTex(term, 'x')
        : term.slope === 0
          ? plusTex(term.constant)
          : ` + ${linearTex(term, 'x')}`,
    )
    .join('')
  return `${sum} = 180`
}
const solutionOf = (its: Unknown): Text[] => [
  its.cut === null ? say('steps.sum') : say(`cut.why.${pairOf(its.cut.known, its.cut.asked)}`),
  say('find.equation', { equation: tex(equationTex(its)) }),
  say('find.so', { solution: tex(`x = ${its.value}`) }),
]

const triangleFigure = (
  [a = 60, b = 60, c = 60]: number[],
  [first = '', second = '', third = '']: string[],
) => cornersFigure({ a, b, c, extended: 'none' }, [first, second, third])

/** The angles of a triangle (level 1), parallel lines with x in one angle (level 2) or in both (level 3). */
export const findX = defineModel<Unknown>({
  id: 'find-x',
  thinking: 'work backwards',
  seconds: 75,
  standards: ['8.G.A.5'],
  bugs: unknownBugs,
  minWrongAnswers: 1,
  task: ({ cut, terms }) =>
    `${cut === null ? 'triangle' : pairOf(cut.known, cut.asked)} ${terms.map(({ slope }) => slope).join()}`,
  draw: (random, level) => (level === 1 ? drawTriangleTerms(random) : drawCutTerms(random, level === 3)),
  fits(its) {
    const { terms, value, cut } = its
    const sizes = terms.map((term) => sizeAt(term, value))
    if (cut === null) return sizes.every((size) => size >= 22 && size <= 118) && new Set(sizes).size === 3
    const [one, other] = terms
    return (
      terms.every(({ slope, constant }) => slope === 0 || (constant !== 0 && Math.abs(constant) <= 60)) &&
      one?.slope !== other?.slope &&
      (!isSame(its) || (one?.slope ?? 0) > (other?.slope ?? 0))
    )
  },
  item(its) {
    const { cut, terms, value } = its
    const labels = terms.map(written)
    return {
      stem: [...(cut === null ? [] : [say('find.parallel')]), say('find.asks', { x: tex('x') })],
      figure:
        cut === null
          ? triangleFigure(
              terms.map((term) => sizeAt(term, value)),
              labels,
            )
          : cutFigure(
              cut,
              places.map((place) =>
                place === cut.known ? (labels[0] ?? '') : place === cut.asked ? (labels[1] ?? '') : '',
              ),
            ),
      ...typed(its, { label: say('find.label'), before: 'x = ', key: value, bugs: unknownBugs }),
      answer: math(`x = ${value}`),
      hints: [
        say(cut === null ? 'nudge.sum' : 'cut.nudge'),
        say(cut === null ? 'find.hint.triangle' : isSame(its) ? 'find.hint.same' : 'find.hint.rest'),
      ],
      solution: solutionOf(its),
    }
  },
  solve({ figure }) {
    const bare = (label: string): string => label.replace('°', '').replaceAll(/[()]/g, '')
    if (figure?.kind === 'polygon')
      return { kind: 'number', text: solvedText(`${cornersShown(figure).map(bare).join(' + ')} = 180`) }
    const [one, other] = cutShown(figure)
    const [first, second] = [bare(one?.label ?? ''), bare(other?.label ?? '')]
    const isEqual = isEqualPair(one?.place ?? 0, other?.place ?? 0)
    return {
      kind: 'number',
      text: solvedText(isEqual ? `${first} = ${second}` : `${first} + ${second} = 180`),
    }
  },
})
