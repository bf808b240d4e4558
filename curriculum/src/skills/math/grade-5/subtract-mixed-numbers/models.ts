import { defineModel, tex } from '#form'
import { jumpBugs, type Jumps, jumpsOf } from '#bugs/fraction-sums/mixed-sum-bugs.ts'
import { askedOf, sumStoryBugs } from '#bugs/fraction-sums/sum-story-bugs.ts'
import { countUpFigure } from '#figures/fraction-figure/count-up-figure.ts'
import { fromPlain, minus, mixedTex, plus } from '#fractions/fraction.ts'
import { likeDifference, unlikeMixed } from '#fractions/mixed-sums.ts'
import { commonOf, type FractionSum, resultOf } from '#fractions/sums.ts'
import { piecesOf, shown, solvedFraction, typedAmount } from '#fractions/written.ts'
import {
  drawRecords,
  fitsRecords,
  type MixedRecord,
  mixedRecords,
  tellRecords,
} from '#situations/mixed-records/mixed-records.ts'
import { worked } from './compute.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NF.A.1']

/** Jumps counted in ticks (level 1), labeled in unlike pieces (level 2), back to where they start (level 3). */
export const countUp = defineModel<Jumps>({
  id: 'count-up',
  thinking: 'read a figure',
  seconds: 70,
  standards,
  bugs: jumpBugs,
  task: (its) => `${its.asks} ${its.one[1]} ${its.other[1]}`,
  draw(random, level) {
    const asks = ({ 1: 'read', 2: 'length', 3: 'start' } as const)[level]
    return { ...(level === 1 ? likeDifference(random, 9, 1) : unlikeMixed(random, 'minus', 7)), asks }
  },
  fits: (its) => {
    const { wholes } = jumpsOf(its)
    return (
      wholes >= 1 &&
      wholes <= (its.asks === 'read' ? 2 : 4) &&
      commonOf(its) <= (its.asks === 'read' ? 8 : 20)
    )
  },
  item(its) {
    const { asks, one, other } = its
    const { first, wholes, last } = jumpsOf(its)
    const pieces = commonOf(its)
    const short = plus(first, last)
    const total = tex(`${mixedTex(first)} + ${wholes} + ${mixedTex(last)} = ${mixedTex(resultOf(its))}`)
    return {
      stem: [
        asks === 'start'
          ? say('jumps.asks.start', { end: shown(one) })
          : say(`jumps.asks.${asks}`, { difference: tex(`${mixedTex(one)} − ${mixedTex(other)}`) }),
      ],
      figure: countUpFigure(asks, one, other),
      ...typedAmount<Jumps>(its, { key: asks === 'start' ? other : resultOf(its), bugs: jumpBugs }),
      hints: [say(`jumps.nudge.${asks}`), say(`jumps.hint.${asks}`, { pieces: piecesOf(pieces) })],
      solution: [
        ...(asks === 'read' ? [say('jumps.each', { first: shown(first), wholes, last: shown(last) })] : []),
        say('jumps.short', { equation: tex(`${mixedTex(first)} + ${mixedTex(last)} = ${mixedTex(short)}`) }),
        say('jumps.all', { equation: total }),
        ...(asks === 'start'
          ? [
              say('jumps.back', {
                equation: tex(`${mixedTex(one)} − ${mixedTex(resultOf(its))} = ${mixedTex(other)}`),
              }),
            ]
          : []),
      ],
    }
  },
  solve({ figure }) {
    if (figure?.kind !== 'number-line') throw new TypeError('expects a number line')
    const { jumps, step, tickTexts = [] } = figure
    if (step < 1) {
      const [start, end] = [jumps[0]?.from ?? 0, jumps.at(-1)?.to ?? 0]
      return solvedFraction(Math.round((end - start) / step), Math.round(1 / step))
    }
    const length = jumps.map(({ label }) => fromPlain(label)).reduce(plus)
    const isStart = tickTexts.some(({ text }) => text === '?')
    return isStart
      ? solvedFraction(...minus(fromPlain(tickTexts.find(({ text }) => text !== '?')?.text ?? ''), length))
      : solvedFraction(...length)
  },
})

/** Two rows together (level 1), compared (level 2), a third row compared with both (level 3). */
export const records = defineModel<MixedRecord>({
  id: 'records',
  thinking: 'use in a story',
  seconds: 90,
  standards: ['5.NF.A.2'],
  bugs: sumStoryBugs,
  task: ({ situation, asks }) => `${situation} ${asks}`,
  draw: (random, level) => drawRecords(random, ({ 1: 'total', 2: 'more', 3: 'beyond' } as const)[level]),
  fits: fitsRecords,
  item(its) {
    const { situation, asks, one, other, last, whole } = its
    const rest: FractionSum | null =
      whole === null ? null : { sign: 'minus', one: whole, other: resultOf(its) }
    return {
      ...tellRecords(situation, asks, [one, other, last]),
      ...typedAmount(its, { key: askedOf(its), unit: mixedRecords[situation].unit, bugs: sumStoryBugs }),
      hints: [say(`records.nudge.${asks}`), ...worked(its).hints.slice(1)],
      solution: [
        say(`records.plan.${asks}`),
        ...worked(its).solution,
        ...(rest === null ? [] : [say('records.rest'), ...worked(rest).solution]),
      ],
    }
  },
  solve({ figure, stem }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const [one = [0, 1], other = [0, 1], last = [0, 1]] = figure.rows.map(([, cell = '']) => fromPlain(cell))
    const name = figure.rows[2]?.[0] ?? ''
    if (new RegExp(String.raw`\b${name}\b`).test(stem))
      return solvedFraction(...minus(last, plus(one, other)))
    return solvedFraction(...(/ than | que /.test(stem) ? minus(one, other) : plus(one, other)))
  },
})
