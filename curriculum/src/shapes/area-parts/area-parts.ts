import { tex } from '@skills-center/messages/values'
import {
  type FourParts,
  fourPartsAnswer,
  fourPartsBugs,
  partOf,
  sidesOf,
} from '../../bugs/fraction-products/mixed-product-bugs.ts'
import { fourParts } from '../../figures/area-figure/four-parts.ts'
import { defineModel } from '../../form/model.ts'
import { type Fraction, fromPlain, mixedTex, plus, times, wholePart } from '../../fractions/fraction.ts'
import { productOf, productTex, someMixed } from '../../fractions/products.ts'
import { shown, solvedFraction, typedAmount } from '../../fractions/written.ts'
import { say } from './messages.gen.ts'

/**
 * A rectangle in four parts: find one part (level 1), a side from an area (level 2), or all except the shaded part
 * (level 3).
 */
export const areaParts = defineModel<FourParts>({
  id: 'area-parts',
  thinking: 'read a figure',
  seconds: 75,
  standards: ['5.NF.B.4b'],
  bugs: fourPartsBugs,
  task: ({ asks, one, other, column, row }) => `${asks} ${one[1]} ${other[1]} ${column}${row}`,
  draw: (random, level) => ({
    asks: ({ 1: 'part', 2: 'side', 3: 'rest' } as const)[level],
    one: someMixed(random, 5, [2, 3, 4, 5]),
    other: someMixed(random, 4, [2, 3, 4]),
    column: random.integer(0, 1) === 0 ? 0 : 1,
    row: random.integer(0, 1) === 0 ? 0 : 1,
  }),
  // Requires a product with a fraction in it, and a side that students find by thinking of a missing factor.
  fits: ({ asks, one, other, column, row }) =>
    wholePart(one) > 1 &&
    wholePart(other) > 1 &&
    (asks === 'part' ? column + row > 0 : asks === 'side' ? column === 1 && row === 0 : true),
  item(its) {
    const { asks, one, other } = its
    const part = partOf(its)
    const [w, h] = [shown(part.one), shown(part.other)]
    const whole = productOf(its)
    return {
      stem: [say('shown'), say(`asks.${asks}`)],
      figure: fourParts(asks, sidesOf(its), its),
      ...typedAmount(its, { key: fourPartsAnswer(its), bugs: fourPartsBugs }),
      hints: [say(`nudge.${asks}`), say(`hint.${asks}`)],
      solution: {
        part: () => [
          say('sides', { w, h }),
          say('multiply', { equation: tex(`${productTex(part)} = ${mixedTex(productOf(part))}`) }),
        ],
        side: () => [
          say('known', { h, area: shown(productOf(part)) }),
          say('found', { w, equation: tex(`${productTex(part)} = ${mixedTex(productOf(part))}`) }),
        ],
        rest: () => [
          say('all', { equation: tex(`${productTex({ one, other })} = ${mixedTex(whole)}`) }),
          say('shaded', { equation: tex(`${productTex(part)} = ${mixedTex(productOf(part))}`) }),
          say('subtract', {
            equation: tex(
              `${mixedTex(whole)} − ${mixedTex(productOf(part))} = ${mixedTex(fourPartsAnswer(its))}`,
            ),
          }),
        ],
      }[asks](),
    }
  },
  solve({ figure }) {
    if (figure?.kind !== 'area-model') throw new TypeError('expects a rectangle')
    const [columns, rows] = [figure.columns, figure.rows].map((cuts) => cuts.map(({ label }) => label))
    const cells = (figure.cells ?? []).flatMap((row, y) => row.map((cell, x) => ({ ...cell, x, y })))
    const at = (labels: readonly string[] | undefined, index: number): Fraction =>
      fromPlain(labels?.[index] ?? '')
    const of = ({ x, y }: { x: number; y: number }): Fraction => times(at(columns, x), at(rows, y))
    const open = columns?.indexOf('?') ?? -1
    if (open >= 0) {
      const known = cells.find(({ text, x }) => x === open && text !== '')
      const [[a, b], [c, d]] = [fromPlain(known?.text ?? ''), at(rows, known?.y ?? 0)]
      return solvedFraction(a * d, b * c)
    }
    const asked = cells.filter(({ text }) => text === '?')
    const counted = asked.length > 0 ? asked : cells.filter(({ isShaded }) => isShaded !== true)
    return solvedFraction(...counted.map(of).reduce(plus))
  },
})
