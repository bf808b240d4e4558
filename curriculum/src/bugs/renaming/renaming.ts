import type { Text } from '@skills-center/messages/values'
import { type Fraction, fractionPart, renamed } from '../../fractions/fraction.ts'
import { piecesOf } from '../../fractions/written.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { FilledCell } from '../../shapes/fill-table/fill-table.ts'
import { say } from './messages.gen.ts'

/** The number of pieces of the new size, including those of a broken whole. */
export function numeratorCell(number: Fraction, to: number, isBroken: boolean): FilledCell {
  const [numerator, denominator] = fractionPart(number)
  const [count] = renamed([numerator, denominator], to)
  const pieces = piecesOf(to)
  const wrong = (value: number, misconception: MisconceptionId, feedback: Text) => ({
    value,
    misconception,
    feedback,
  })
  const keeps = say('keeps', { pieces })
  return {
    name: say('numerator'),
    value: count + (isBroken ? to : 0),
    wrong: isBroken
      ? [
          wrong(count, 'fraction.loses-whole', say('no-whole', { pieces })),
          wrong(count + 10, 'fraction.regroups-ten', say('ten', { pieces })),
          wrong(numerator + to, 'fraction.keeps-numerator', keeps),
        ]
      : [
          wrong(numerator, 'fraction.keeps-numerator', keeps),
          wrong(numerator + to - denominator, 'fraction.adds-to-rename', say('adds')),
        ],
  }
}
