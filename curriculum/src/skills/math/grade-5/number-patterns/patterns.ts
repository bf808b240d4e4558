import { bug, numbersIn, type Random, type Text } from '#form'
import { type Patterns, termA, termB } from '#situations/two-patterns/two-patterns.ts'
import { say } from './messages.gen.ts'

export const standards = ['5.OA.B.3']

/** A term of one pattern is known (`at` is its number), and the term of the other one is asked for. */
export interface AskedTerm extends Patterns {
  at: number
  asks: 'a' | 'b'
}
export const knownTerm = (its: AskedTerm): number =>
  its.asks === 'b' ? termA(its, its.at) : termB(its, its.at)
export const askedTerm = (its: AskedTerm): number =>
  its.asks === 'b' ? termB(its, its.at) : termA(its, its.at)

// Worked by hand: A is 0, 3, 6, 9, 12, and B is 0, 6, 12, 18, 24; with 5 as its start, B is 5, 11, 17, 23, 29.
const known: AskedTerm = { startA: 0, addA: 3, startB: 0, addB: 6, at: 5, asks: 'b' }
export const differenceStays = bug<AskedTerm>({
  id: 'pattern.difference-stays',
  answer(its) {
    const gap = termB(its, 2) - termA(its, 2)
    return its.addA === its.addB ? null : knownTerm(its) + (its.asks === 'b' ? gap : -gap)
  },
  feedback: () => say('slip.difference'),
  example: [known, 15],
})
export const stepOff = bug<AskedTerm>({
  id: 'pattern.step-off',
  answer: (its) => askedTerm({ ...its, at: its.at + 1 }),
  feedback: () => say('slip.step'),
  example: [known, 30],
})
export const reversed = bug<AskedTerm>({
  id: 'pattern.reversed',
  answer(its) {
    if (its.startA !== 0 || its.startB !== 0) return null
    const x = knownTerm(its)
    return its.asks === 'b' ? [x * its.addA, its.addB] : [x * its.addB, its.addA]
  },
  feedback: () => say('slip.reversed'),
  example: [known, [36, 6]],
})
export const leavesOutStart = bug<AskedTerm>({
  id: 'pattern.leaves-out-start',
  answer: (its) => (its.asks === 'b' && its.startB > 0 ? askedTerm(its) - its.startB : null),
  feedback: () => say('slip.start'),
  example: [{ ...known, startB: 5 }, 24],
})
export const askedBugs = [differenceStays, stepOff, reversed, leavesOutStart]

/** From 0, one rule a multiple of the other. */
export function fromZero(random: Random): Patterns {
  const add = random.integer(2, 6)
  const more = add * random.integer(2, 4)
  const [addA, addB] = random.chance(0.7) ? [add, more] : [more, add]
  return { startA: 0, addA, startB: 0, addB }
}
/** The second pattern starts ahead; often both grow alike. */
export function ahead(random: Random): Patterns {
  const addA = random.integer(2, 6)
  return {
    startA: 0,
    addA,
    startB: random.integer(3, 12),
    addB: random.chance(0.5) ? addA : random.integer(2, 9),
  }
}

/** “Pattern A: start at 0 and add 3 each time.” */
const rule = (name: string, start: number, add: number): Text =>
  say(add < 0 ? 'rule.subtract' : 'rule.add', { name, start, n: Math.abs(add) })
export const rulesOf = ({ startA, addA, startB, addB }: Patterns): Text[] => [
  rule('A', startA, addA),
  rule('B', startB, addB),
]
/** Both rules as they are told: what a solver reads. */
export function rulesIn(text: string): Patterns {
  const [startA = 0, a = 0, startB = 0, b = 0] = numbersIn(text).map(({ value }) => value)
  const [, ofA = '', ofB = ''] = text.split(/(?:Pattern|Patrón) [AB]:/)
  const sign = (of: string): number => (/subtract|resta/.test(of) ? -1 : 1)
  return { startA, addA: a * sign(ofA), startB, addB: b * sign(ofB) }
}

/** How each term of B comes from the term of A beside it. */
export function relationText({ startA, addA, startB, addB }: Patterns): Text {
  if (addA === addB) return say('relation.gap', { gap: Math.abs(startB - startA) })
  if (startA !== 0 || startB !== 0) return say('relation.none')
  return addB % addA === 0
    ? say('relation.times', { a: addA, b: addB, times: addB / addA })
    : say('relation.part', { a: addA, b: addB, times: addA / addB })
}
