import type { Text } from '@skills-center/messages/values'
import { type Fraction, fractionTex } from '../../fractions/fraction.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { FilledCell } from '../../shapes/fill-table/fill-table.ts'
import { say } from './messages.gen.ts'

/** `3/4 × 20`: one of 4 equal parts is 5. Asks for the product, or for the number, given the product. */
export interface PartRow {
  asks: 'product' | 'number'
  part: Fraction
  /** The size of one part. */
  one: number
}

export const partRowTex = ({ asks, part, one }: PartRow): string =>
  asks === 'product'
    ? String.raw`${fractionTex(part)} \times ${part[1] * one}`
    : String.raw`${fractionTex(part)} \times n = ${part[0] * one}`

/** The cells for one part and for the answer. */
export function partCells({ asks, part: [a, b], one }: PartRow): FilledCell[] {
  const [known, value] = asks === 'product' ? [b * one, a * one] : [a * one, b * one]
  const [into, times] = asks === 'product' ? [b, a] : [a, b]
  // Swaps numerator and denominator, if the division comes out even.
  const swapped = known / times
  const cell = (name: Text, right: number, wrong: [number, MisconceptionId, Text][]): FilledCell => ({
    name,
    value: right,
    wrong: wrong
      .filter(
        ([got], at) =>
          got !== right && Number.isInteger(got) && wrong.findIndex(([other]) => other === got) === at,
      )
      .map(([got, misconception, feedback]) => ({ value: got, misconception, feedback })),
  })
  return [
    cell(say('parts.one'), one, [
      [swapped, 'fraction.swaps-parts', say(`parts.swapped.${asks}`)],
      [known - into, 'fraction.adds-for-times', say('parts.subtracts', { n: into })],
    ]),
    cell(say(`parts.cell.${asks}`), value, [
      [one, 'fraction.stops-early', say(`parts.stops.${asks}`)],
      [swapped * into, 'fraction.swaps-parts', say(`parts.swapped.${asks}`)],
    ]),
  ]
}
