import { defineModel, math, type Random, solved, tex } from '#form'
import { type SeenSum, seenSumBugs as bugs } from '#bugs/fraction-sums/seen-sum-bugs.ts'
import { numeratorCell } from '#bugs/renaming/renaming.ts'
import { barsFigure, secondJumpFigure } from '#figures/fraction-figure/fraction-figure.ts'
import { type Fraction, mixed, mixedTex, properFraction, renamed, wholePart } from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { commonOf, properSum, resultOf } from '#fractions/sums.ts'
import { piecesOf, shown, solvedFraction, typedAmount } from '#fractions/written.ts'
import { fillTable } from '#shapes/fill-table/fill-table.ts'
import { regroupedTex, withCommonDenominator } from '#solutions/common-denominator/common-denominator.ts'
import { say } from './messages.gen.ts'

interface Renaming {
  asks: 'names' | 'both' | 'break'
  /** Numbers with the denominators that they get. */
  rows: { number: Fraction; to: number }[]
}

const someFactors = (random: Random, count: number, factors = [2, 3, 4, 5]): number[] =>
  random.sample(factors, count).toSorted((one, other) => one - other)
const drawRows = {
  names(random: Random) {
    const part = properFraction(random, random.integer(2, 6))
    return someFactors(random, 3, [2, 3, 4, 5, 6, 8, 10]).map((factor) => ({
      number: part,
      to: factor * part[1],
    }))
  },
  both(random: Random) {
    const { one, other } = properSum(random, 'plus', 'unlike')
    return [one, other].map((number) => ({ number, to: commonOf({ one, other }) }))
  },
  break(random: Random) {
    const first = properFraction(random, random.integer(2, 5))
    return someFactors(random, 2).map((factor, at) => {
      const whole = random.integer(2, 7)
      const part = at === 0 ? first : properFraction(random, first[1] + 1)
      return { number: mixed(whole, part), to: factor * part[1] }
    })
  },
}
const asksAt = { 1: 'names', 2: 'both', 3: 'break' } as const

/** Other names of one fraction (level 1), two fractions in one size of pieces (level 2), a whole broken up (level 3). */
export const rename = defineModel<Renaming>({
  id: 'rename',
  thinking: 'explain',
  seconds: 60,
  standards: ['5.NF.A.1'],
  task: ({ asks, rows }) =>
    `${asks} ${rows.map(({ number: [, denominator], to }) => `${denominator} ${to}`).join()}`,
  draw: (random, level) => ({ asks: asksAt[level], rows: drawRows[asksAt[level]](random) }),
  fits: ({ rows }) => rows.every(({ to }) => to <= 20 || to === 24 || to === 30),
  item({ asks, rows }) {
    const isBroken = asks === 'break'
    const wholes = isBroken ? (['wholes'] as const) : []
    return {
      stem: [say(`rename.asks.${asks}`)],
      ...fillTable({
        columns: (['number', ...wholes, 'numerator', 'denominator'] as const).map((column) =>
          say(`rename.${column}`),
        ),
        rows: rows.map(({ number, to }) => [
          math(mixedTex(number)),
          ...(isBroken ? [String(wholePart(number) - 1)] : []),
          numeratorCell(number, to, isBroken),
          String(to),
        ]),
      }),
      hints: [say('rename.nudge'), say(`rename.hint.${asks}`, { pieces: piecesOf(rows.at(-1)?.to ?? 1) })],
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
  solve: (shownTable) =>
    solved.table(shownTable, ({ cells: [number = '', ...rest] }) => {
      const [[a, b] = [0, 1]] = fractionsIn(number)
      const [wholes, denominator] = rest.length === 2 ? [0, rest[1]] : [rest[0], rest[2]]
      return (a * Number(denominator)) / b - Number(wholes) * Number(denominator)
    }),
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
  minWrongAnswers: 1,
  item(seen) {
    const { figure, sign, one, other } = seen
    const { hints, solution } = withCommonDenominator(seen)
    const typed = typedAmount<SeenSum>(seen, { key: resultOf(seen), bugs })
    if (figure === 'bars') {
      return {
        stem: [say('bars.shown'), say(`bars.${sign}`)],
        figure: barsFigure([one, other]),
        ...typed,
        hints: [say('bars.nudge'), ...hints.slice(1)],
        solution: [say('bars.read', { a: shown(one), b: shown(other) }), ...solution],
      }
    }
    const pieces = commonOf(seen)
    return {
      stem: [say('bars.jumps'), say('bars.jump')],
      figure: secondJumpFigure(one, other),
      ...typed,
      hints: [say('bars.ticks'), say('bars.count', { pieces: piecesOf(pieces) })],
      solution: [say('bars.lands', { pieces, place: shown(one) }), ...solution],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind === 'number-line') {
      const { from, to } = figure.jumps?.at(-1) ?? { from: 0, to: 0 }
      return solvedFraction(Math.round((to - from) / figure.step), Math.round(1 / figure.step))
    }
    if (figure?.kind !== 'fraction-bars') throw new TypeError('expects bars or a number line')
    const [a = { parts: 1, shaded: 0 }, b = { parts: 1, shaded: 0 }] = figure.bars
    const sign = /together|juntas/.test(stem) ? 1 : -1
    return solvedFraction(a.shaded * b.parts + sign * b.shaded * a.parts, a.parts * b.parts)
  },
})
