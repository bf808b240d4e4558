import { defineModel, math, tex } from '#form'
import { type SeenSum, seenSumBugs as bugs } from '#bugs/fraction-sums/seen-sum-bugs.ts'
import { numeratorCell } from '#bugs/renaming/renaming.ts'
import { barsFigure, jumpsFigure } from '#figures/fraction-figure/fraction-figure.ts'
import {
  type Fraction,
  mixed,
  mixedTex,
  plainMixed,
  properFraction,
  renamed,
  wholePart,
} from '#fractions/fraction.ts'
import { commonOf, properSum, resultOf } from '#fractions/sums.ts'
import { piecesOf, shown, typedAmount } from '#fractions/written.ts'
import { fillTable } from '#shapes/fill-table/fill-table.ts'
import { regroupedTex, withCommonDenominator } from '#solutions/common-denominator/common-denominator.ts'
import { say } from './messages.gen.ts'

interface Renaming {
  asks: 'names' | 'both' | 'break'
  /** Numbers with the denominators that they get. */
  rows: { number: Fraction; to: number }[]
}

/** Other names of one fraction (level 1), two fractions in one size of pieces (level 2), a whole broken up (level 3). */
export const rename = defineModel<Renaming>({
  id: 'rename',
  thinking: 'explain',
  seconds: 60,
  standards: ['5.NF.A.1'],
  task: ({ asks, rows }) =>
    `${asks} ${rows.map(({ number: [, denominator], to }) => `${denominator} ${to}`).join()}`,
  draw(random, level) {
    if (level === 2) {
      const { one, other } = properSum(random, 'plus', 'unlike')
      const to = commonOf({ one, other })
      return { asks: 'both', rows: [one, other].map((number) => ({ number, to })) }
    }
    const denominator = random.integer(2, level === 1 ? 6 : 5)
    const part = properFraction(random, denominator)
    const factors = random.sample([2, 3, 4, 5], level === 1 ? 3 : 2).toSorted((one, other) => one - other)
    return level === 1
      ? { asks: 'names', rows: factors.map((factor) => ({ number: part, to: factor * denominator })) }
      : {
          asks: 'break',
          rows: factors.map((factor, at) => ({
            number: mixed(random.integer(2, 7), at === 0 ? part : properFraction(random, denominator + 1)),
            to: factor * (denominator + at),
          })),
        }
  },
  fits: ({ rows }) => rows.every(({ to }) => to <= 20 || to === 24 || to === 30),
  item({ asks, rows }) {
    const isBroken = asks === 'break'
    const [last] = rows.slice(-1)
    const pieces = piecesOf(last?.to ?? 1)
    return {
      stem: [say(`rename.asks.${asks}`)],
      ...fillTable({
        columns: [
          say('rename.number'),
          ...(isBroken ? [say('rename.wholes')] : []),
          say('rename.numerator'),
          say('rename.denominator'),
        ],
        rows: rows.map(({ number, to }) => [
          math(mixedTex(number)),
          ...(isBroken ? [String(wholePart(number) - 1)] : []),
          numeratorCell(number, to, isBroken),
          String(to),
        ]),
      }),
      hints: [say('rename.nudge'), say(`rename.hint.${asks}`, { pieces })],
      solution: rows.map(({ number, to }) => {
        const name = isBroken ? regroupedTex(number, to) : mixedTex(renamed(number, to))
        return say(isBroken ? 'rename.broken' : 'rename.so', {
          factor: to / number[1],
          equation: tex(`${mixedTex(number)} = ${name}`),
          to,
        })
      }),
    }
  },
})

/** Shaded parts put together (level 1), compared (level 2), a jump on a number line (level 3). */
export const bars = defineModel<SeenSum>({
  id: 'bars',
  thinking: 'read a figure',
  seconds: 55,
  standards: ['5.NF.A.1'],
  bugs,
  task: ({ figure, sign, one, other }) =>
    `${figure} ${sign} ${[one[1], other[1]].toSorted((a, b) => a - b).join(' ')}`,
  draw(random, level) {
    const sign = level === 1 ? 'plus' : 'minus'
    const sum = properSum(random, sign, level === 1 ? 'related' : random.pick(['related', 'unlike']))
    return { ...sum, figure: level === 3 ? 'line' : 'bars' }
  },
  // Ticks that can be counted.
  fits: (seen) => commonOf(seen) <= (seen.figure === 'line' ? 12 : 24),
  leastWrong: 1,
  item(seen) {
    const { figure, sign, one, other } = seen
    const pieces = commonOf(seen)
    const { hints, solution } = withCommonDenominator(seen)
    if (figure === 'bars') {
      return {
        stem: [say('bars.shown'), say(`bars.${sign}`)],
        figure: barsFigure([one, other]),
        ...typedAmount<SeenSum>(seen, { key: resultOf(seen), bugs }),
        hints: [say('bars.nudge'), ...hints.slice(1)],
        solution: [say('bars.read', { a: shown(one), b: shown(other) }), ...solution],
      }
    }
    const [first, last] = [renamed(other, pieces)[0], renamed(one, pieces)[0]]
    return {
      stem: [say('bars.jumps'), say('bars.jump')],
      figure: jumpsFigure({
        to: 1,
        pieces,
        stops: [0, first, last],
        labels: [plainMixed(other), '?'],
        description: say('bars.line', { pieces, first, last }),
      }),
      ...typedAmount<SeenSum>(seen, { key: resultOf(seen), bugs }),
      hints: [say('bars.ticks'), say('bars.count', { pieces: piecesOf(pieces) })],
      solution: [say('bars.lands', { pieces, place: shown(one) }), ...solution],
    }
  },
})
