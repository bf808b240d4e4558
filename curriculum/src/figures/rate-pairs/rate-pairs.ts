import type { FigureOf } from '@skills-center/contract/figure'
import type { Quantity } from '@skills-center/messages/values'
import type { Worded } from '../../form/words.ts'
import { type Fraction, plainMixed } from '../../fractions/fraction.ts'
import { gapTable } from '../proportion-figure/proportion-figure.ts'
import { say } from './messages.gen.ts'

/** Pairs of fractions at one rate, the second unit first; null is the gap. */
export const ratePairs = (
  { ys, xs }: { ys: Quantity; xs: Quantity },
  pairs: readonly (readonly [x: Fraction | null, y: Fraction | null])[],
): Worded<FigureOf<'table'>> =>
  gapTable({
    title: say('title', { ys, xs }),
    columns: [say('head', { unit: xs }), say('head', { unit: ys })],
    rows: pairs.map((pair) => pair.map((each) => (each === null ? null : plainMixed(each)))),
  })
