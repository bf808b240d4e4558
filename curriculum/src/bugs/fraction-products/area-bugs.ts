import type { FractionProduct } from '../../fractions/products.ts'
import { type Bug, bug } from '../bug.ts'
import { addsInstead, partsApart } from './fraction-product-bugs.ts'
import { say } from './messages.gen.ts'

/** A striped unit square, a rectangle of small cells, or a rectangle with mixed-number sides cut into parts. */
export interface SeenArea extends FractionProduct {
  shows: 'striped' | 'cells' | 'cut'
}

// Worked by hand: 2 of 3 columns and 1 of 2 rows are striped; 5 cells of 1/4 across and 3 of 1/2 down.
const striped: SeenArea = { shows: 'striped', one: [2, 3], other: [1, 2] }
const cells: SeenArea = { shows: 'cells', one: [5, 4], other: [3, 2] }
const anyStripes = ({ one: [a, b], other: [c, d] }: SeenArea): number => a * d + c * b - a * c

const countsAnyStripe = bug<SeenArea>({
  id: 'fraction.misreads-parts',
  answer: (seen) => (seen.shows === 'striped' ? [anyStripes(seen), seen.one[1] * seen.other[1]] : null),
  feedback: () => say('area.any'),
  // 4 in the columns and 1 more in the row
  example: [striped, [5, 6]],
})

const comparesWithStriped = bug<SeenArea>({
  id: 'fraction.wrong-whole',
  answer: (seen) => (seen.shows === 'striped' ? [seen.one[0] * seen.other[0], anyStripes(seen)] : null),
  feedback: () => say('area.striped'),
  example: [striped, [2, 5]],
})

const countsCells = bug<SeenArea>({
  id: 'fraction.wrong-whole',
  answer: (seen) => (seen.shows === 'cells' ? seen.one[0] * seen.other[0] : null),
  feedback: () => say('area.tiles'),
  example: [cells, 15],
})

const onSides = [addsInstead, partsApart].map((each): Bug<SeenArea> => ({
  ...each,
  answer: (seen) =>
    seen.shows === 'cut' || (seen.shows === 'cells' && each === addsInstead) ? each.answer(seen) : null,
  feedback: (seen) => (each === addsInstead ? say('area.sum') : partsApart.feedback(seen)),
  example: [{ ...each.example[0], shows: 'cut' }, each.example[1]],
}))

export const areaBugs = [countsAnyStripe, comparesWithStriped, countsCells, ...onSides]
