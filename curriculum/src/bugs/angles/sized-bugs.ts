import { knownSum, type Sized, sizeOf, totalOf } from '../../angles/sized.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 35° in a right angle leaves 55°; 50° and 60° on a line leave 70°.
const corner: Sized = { how: 'right', known: [35] }
const line: Sized = { how: 'three', known: [50, 60] }
const crossing: Sized = { how: 'opposite', known: [40] }

const positive = (value: number): number | null => (value > 0 ? value : null)

/** 180° instead of 90°, 90° or a full turn instead of 180°, or a straight line instead of a full turn. */
export const wrongTotal = bug<Sized>({
  id: 'angle.wrong-total',
  answer(its) {
    const sum = knownSum(its)
    if (its.how === 'far') return null
    if (totalOf(its) !== 180) return Math.abs(180 - sum)
    return sum < 90 ? 90 - sum : 360 - sum
  },
  feedback(its) {
    if (totalOf(its) !== 180) return say('wrong-total.line')
    return say(knownSum(its) < 90 ? 'wrong-total.right' : 'wrong-total.turn')
  },
  example: [corner, 145],
})

const equalBeside = bug<Sized>({
  id: 'angle.equal-beside',
  answer: ({ how, known: [first = 0] }) => (how === 'opposite' ? null : first),
  feedback: ({ how }) => say(how === 'turn' ? 'equal-around' : 'equal-beside'),
  example: [corner, 35],
})

const verticalAdds = bug<Sized>({
  id: 'angle.vertical-adds',
  answer: ({ how, known: [first = 0] }) => (how === 'opposite' ? 180 - first : null),
  feedback: () => say('vertical-adds'),
  example: [crossing, 140],
})

/** Leaves out the last known angle. */
export const leavesOneOut = bug<Sized>({
  id: 'angle.leaves-one-out',
  answer(its) {
    const { how, known } = its
    if (how === 'far') return 180 - knownSum(its)
    return known.length > 1 ? totalOf(its) - knownSum({ known: known.slice(0, -1) }) : null
  },
  feedback: () => say('leaves-one-out'),
  example: [line, 130],
})

export const stopsAtSum = bug<Sized>({
  id: 'angle.stops-at-sum',
  answer(its) {
    if (its.how === 'far') return positive(90 - knownSum(its))
    return its.known.length > 1 ? knownSum(its) : null
  },
  feedback: ({ how }) => say(how === 'far' ? 'stops-inside' : 'stops-at-sum'),
  example: [line, 110],
})

export const sizedBugs = [wrongTotal, equalBeside, verticalAdds, leavesOneOut, stopsAtSum].map((each) => ({
  ...each,
  // Some wrong methods happen to give the right answer: 60° and 60° on a line.
  answer: (its: Sized) => (each.answer(its) === sizeOf(its) ? null : each.answer(its)),
}))
