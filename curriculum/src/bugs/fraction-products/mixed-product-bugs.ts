import { type Fraction, fractionPart, minus, plus, times, wholePart } from '../../fractions/fraction.ts'
import { type FractionProduct, isMixed, productOf } from '../../fractions/products.ts'
import { type Bug, bug, type Exact } from '../bug.ts'
import { addsInstead, multipliesBoth, partsApart } from './fraction-product-bugs.ts'
import { say } from './messages.gen.ts'

const positive = (value: Fraction): Exact | null => (value[0] > 0 ? value : null)

/** Leaves out one whole-times-part product of the four partial products of mixed numbers. */
const missesPart = bug<FractionProduct>({
  id: 'fraction.misses-partial',
  answer: ({ one, other }) =>
    isMixed(one) && isMixed(other)
      ? plus(times([wholePart(one), 1], other), times(fractionPart(one), fractionPart(other)))
      : null,
  feedback: () => say('mixed.misses'),
  // 2 × 1 1/2 and 1/3 × 1/2 of 2 1/3 × 1 1/2
  example: [{ one: [7, 3], other: [3, 2] }, [19, 6]],
})

export const mixedFaults = { apart: partsApart, misses: missesPart, adds: addsInstead }

/** A recipe: the total for `one` batches of `other`, or the amount still needed when some is on hand. */
export interface Batches extends FractionProduct {
  have: Fraction | null
}
export const neededOf = (its: Batches): Fraction =>
  its.have === null ? productOf(its) : minus(productOf(its), its.have)
const batches: Batches = { one: [5, 2], other: [4, 3], have: [1, 1] }

const alone = <Values extends FractionProduct>(
  its: Bug<FractionProduct>,
  isAlone: (values: Values) => boolean,
  rest: Omit<Values, keyof FractionProduct>,
): Bug<Values> => ({
  ...its,
  answer: (values) => (isAlone(values) ? its.answer(values) : null),
  // The example is a plain product; the remaining values mark it as that.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  example: [{ ...its.example[0], ...rest } as Values, its.example[1]],
})

const stopsAtNeed = bug<Batches>({
  id: 'fraction.stops-early',
  answer: (its) => (its.have === null ? null : productOf(its)),
  feedback: () => say('mixed.stops'),
  // 5/2 × 4/3
  example: [batches, [10, 3]],
})

const oneBatch = bug<Batches>({
  id: 'fraction.picks-part',
  answer: ({ other, have }) => (have === null ? null : positive(minus(other, have))),
  feedback: () => say('mixed.one-batch'),
  example: [batches, [1, 3]],
})

const addsHave = bug<Batches>({
  id: 'fraction.other-operation',
  answer: (its) => (its.have === null ? null : plus(productOf(its), its.have)),
  feedback: () => say('mixed.adds-have'),
  example: [batches, [13, 3]],
})

export const batchBugs = [
  stopsAtNeed,
  oneBatch,
  addsHave,
  ...[
    { ...addsInstead, feedback: () => say('mixed.adds-batches') },
    multipliesBoth,
    partsApart,
    missesPart,
  ].map((each) => alone<Batches>(each, ({ have }) => have === null, { have: null })),
]

/** A rectangle, or a rectangle without a strip across its whole width. */
export interface Strip extends FractionProduct {
  cut: Fraction | null
}
export const stripArea = ({ one, other, cut }: Strip): Fraction =>
  times(cut === null ? one : minus(one, cut), other)
const strip: Strip = { one: [9, 2], other: [5, 2], cut: [3, 2] }

const wholeArea = bug<Strip>({
  id: 'fraction.stops-early',
  answer: (its) => (its.cut === null ? null : productOf(its)),
  feedback: () => say('strip.whole'),
  // 4 1/2 × 2 1/2
  example: [strip, [45, 4]],
})

const cutArea = bug<Strip>({
  id: 'fraction.picks-part',
  answer: ({ other, cut }) => (cut === null ? null : times(cut, other)),
  feedback: () => say('strip.cut'),
  example: [strip, [15, 4]],
})

const lengthFromArea = bug<Strip>({
  id: 'fraction.of-as-amount',
  answer: (its) => (its.cut === null ? null : positive(minus(productOf(its), its.cut))),
  feedback: () => say('strip.length'),
  example: [strip, [39, 4]],
})

export const stripBugs = [
  wholeArea,
  cutArea,
  lengthFromArea,
  ...[{ ...addsInstead, feedback: () => say('area.sum') }, partsApart, missesPart].map((each) =>
    alone<Strip>(each, ({ cut }) => cut === null, { cut: null }),
  ),
]

/** A rectangle cut into four parts: asks for one part, one piece of a side, or everything except the first part. */
export interface FourParts extends FractionProduct {
  asks: 'part' | 'side' | 'rest'
  column: 0 | 1
  row: 0 | 1
}
export const sidesOf = ({ one, other }: FractionProduct): [[Fraction, Fraction], [Fraction, Fraction]] => {
  const cuts = (side: Fraction): [Fraction, Fraction] => [[wholePart(side), 1], fractionPart(side)]
  return [cuts(one), cuts(other)]
}
/** Width and height of the part asked for. */
export const partOf = (its: FourParts): FractionProduct => {
  const [columns, rows] = sidesOf(its)
  return { one: columns[its.column], other: rows[its.row] }
}
export const fourPartsAnswer = (its: FourParts): Fraction => {
  const part = partOf(its)
  if (its.asks === 'rest') return minus(productOf(its), productOf(part))
  return its.asks === 'part' ? productOf(part) : part.one
}
// 2 1/3 by 3 1/2; asks for the part that is 1/3 by 3.
const four = { one: [7, 3], other: [7, 2], column: 1, row: 0 } as const

const addsSides = bug<FourParts>({
  id: 'fraction.adds-for-times',
  answer: (its) => (its.asks === 'part' ? addsInstead.answer(partOf(its)) : null),
  feedback: () => say('area.sum'),
  example: [{ ...four, asks: 'part' }, [10, 3]],
})
const wholeSide = bug<FourParts>({
  id: 'fraction.wrong-whole',
  answer: (its) => (its.asks === 'part' ? times(partOf(its).one, its.other) : null),
  feedback: () => say('four.side'),
  // 1/3 × 3 1/2
  example: [{ ...four, asks: 'part' }, [7, 6]],
})
const areaForSide = bug<FourParts>({
  id: 'division.area-for-side',
  answer: (its) => (its.asks === 'side' ? productOf(partOf(its)) : null),
  feedback: () => say('four.area'),
  example: [{ ...four, asks: 'side' }, [1, 1]],
})
const subtractsSide = bug<FourParts>({
  id: 'fraction.picks-operation',
  answer(its) {
    if (its.asks !== 'side') return null
    const part = partOf(its)
    return times(productOf(part), part.other)
  },
  feedback: () => say('four.times'),
  // 1 × 3
  example: [{ ...four, asks: 'side' }, [3, 1]],
})
const keepsPart = bug<FourParts>({
  id: 'fraction.stops-early',
  answer: (its) => (its.asks === 'rest' ? productOf(its) : null),
  feedback: () => say('four.whole'),
  example: [{ ...four, asks: 'rest' }, [49, 6]],
})
const partAlone = bug<FourParts>({
  id: 'fraction.picks-part',
  answer: (its) => (its.asks === 'rest' ? productOf(partOf(its)) : null),
  feedback: () => say('four.shaded'),
  example: [{ ...four, asks: 'rest' }, [1, 1]],
})
const missesOne = bug<FourParts>({
  id: 'fraction.misses-partial',
  answer(its) {
    if (its.asks !== 'rest') return null
    const [columns, rows] = sidesOf(its)
    return minus(fourPartsAnswer(its), times(columns[1], rows[1]))
  },
  feedback: () => say('four.misses'),
  // 49/6 − 1 − 1/6
  example: [{ ...four, asks: 'rest' }, [7, 1]],
})
export const fourPartsBugs = [
  addsSides,
  wholeSide,
  areaForSide,
  subtractsSide,
  keepsPart,
  partAlone,
  missesOne,
]
