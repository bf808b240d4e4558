import { jumpEnd, type Jumps } from '../../bugs/signed/jump-bugs.ts'
import { guarded, numberTex } from '../../equations/exact.ts'
import type { AnsweringTemplate } from '../../form/item-template.ts'
import { solved } from '../../form/solving.ts'
import type { Response, Shown } from '../../item.ts'
import { type NumberGap, numberGaps } from '../../shapes/number-gaps/number-gaps.ts'
import { say } from './messages.gen.ts'

/** The sum shown by two arrows, assembled from three numbers. */
export function arrowSum(values: Jumps & { shuffle: number }): AnsweringTemplate {
  const { moves, shuffle } = values
  const [first = 0, second = 0] = moves
  const end = jumpEnd(values)
  const misread = (right: number): NumberGap['wrong'] => [
    [-right, 'signed.wrong-way', say('sum.way')],
    [end, 'signed.end-as-jump', say('sum.length')],
  ]
  return numberGaps(shuffle, [
    { label: say('sum.first'), right: first, wrong: misread(first) },
    ' + ',
    { label: say('sum.second'), right: second, wrong: misread(second), written: guarded },
    ' = ',
    {
      label: say('sum.total'),
      right: end,
      wrong: [
        [-end, 'signed.wrong-sign', say('sum.end')],
        [second, 'signed.end-as-jump', say('sum.end')],
      ],
    },
  ])
}

/**
 * Solves for the sum of two arrows, the jump between two points, or the start, from one point and the numbers in the
 * stem.
 */
export function solveJumps(shown: Shown): Response {
  const { figure, stem } = shown
  if (figure?.kind !== 'number-line') throw new TypeError('expects a number line')
  const [one, two] = figure.jumps
  if (one !== undefined && two !== undefined) {
    const numbers = [one.to - one.from, two.to - two.from, two.to]
    return solved.gaps(shown, (text, gap) => text.replaceAll(/[⟦⟧()]/g, '') === numberTex(numbers[gap] ?? 0))
  }
  const [a = 0, b] = figure.points.map(({ at }) => at)
  const moves = [...stem.matchAll(/−?\d+/g)].map(([found]) => Number(found.replace('−', '-')))
  return solved.number(b === undefined ? moves.reduce((at, move) => at - move, a) : b - a)
}
