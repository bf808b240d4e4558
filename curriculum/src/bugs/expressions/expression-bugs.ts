import { tex } from '@skills-center/messages/values'
import { type Factored, factoredTerms, type Grouped, plainSum, restTex } from '../../expressions/groups.ts'
import { productTex, sumTex, type Term, typed } from '../../math/sums-of-terms.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 3(2x + 5) + 4x, 3(2x − 5), 3(2x + 5) + x, and a rectangle 3 high and x + 5 wide.
const plain: Grouped = { letter: 'x', by: 3, slope: 2, constant: 5, more: 0, added: 0, shown: 'group' }
const longer: Grouped = { ...plain, more: 4 }
const minus: Grouped = { ...plain, constant: -5 }
const lone: Grouped = { ...plain, more: 1 }
const area: Grouped = { ...plain, slope: 1, shown: 'area' }

const termsOf = (its: Grouped) => ({
  by: its.by,
  slope: its.slope,
  letter: tex(its.letter),
  first: tex(sumTex([its.slope, its.letter])),
  second: Math.abs(its.constant),
})

/** A sum of two terms, as a student would write it. */
const sum = (its: Grouped, slope: number, constant: number): string =>
  plainSum([slope, its.letter], [constant, ''])

export const expandingBugs = [
  bug<Grouped, string>({
    id: 'expression.distributes-once',
    answer: (its) => sum(its, its.by * its.slope + its.more, its.constant + its.added),
    feedback: (its) => say(`first-only.${its.shown}`, termsOf(its)),
    example: [plain, '6x+5'],
  }),
  bug<Grouped, string>({
    id: 'expression.distributes-once',
    answer: (its) => sum(its, its.slope + its.more, its.by * its.constant + its.added),
    feedback: (its) => say(`last-only.${its.shown}`, termsOf(its)),
    example: [plain, '2x+15'],
  }),
  bug<Grouped, string>({
    id: 'expression.adds-factor',
    answer: (its) =>
      its.slope === 1
        ? sum(its, its.by, its.by + its.constant)
        : sum(its, its.by + its.slope + its.more, its.by * its.constant + its.added),
    feedback: (its) => say(its.slope === 1 ? `adds.${its.shown}` : 'adds.slope', termsOf(its)),
    example: [area, '3x+8'],
  }),
  bug<Grouped, string>({
    id: 'expression.unlike-terms',
    answer: (its) => plainSum([its.by * (its.slope + its.constant) + its.more + its.added, its.letter]),
    feedback: (its) => say('unlike', { letter: tex(its.letter) }),
    example: [plain, '21x'],
  }),
  bug<Grouped, string>({
    id: 'equation.loses-sign',
    answer: (its) =>
      its.constant < 0 ? sum(its, its.by * its.slope + its.more, its.added - its.by * its.constant) : null,
    feedback: (its) => say('sign', termsOf(its)),
    example: [minus, '6x+15'],
  }),
  bug<Grouped, string>({
    id: 'expression.skips-lone-letter',
    answer: (its) =>
      its.more === 1 ? sum(its, its.by * its.slope, its.by * its.constant + its.added) : null,
    feedback: (its) => say('lone', termsOf(its)),
    example: [lone, '6x+15'],
  }),
  bug<Grouped, string>({
    id: 'expression.multiplies-outside',
    answer: (its) =>
      its.more > 1 ? sum(its, its.by * (its.slope + its.more), its.by * (its.constant + its.added)) : null,
    feedback: (its) => say('outside', { by: its.by, rest: tex(restTex(its)) }),
    example: [longer, '18x+15'],
  }),
  bug<Grouped, string>({
    id: 'expression.sum-as-power',
    answer: ({ letter, by, slope, constant, more, added }) =>
      more > 1 ? plainSum([by * slope * more, `${letter}^2`], [by * constant + added, '']) : null,
    feedback: ({ letter, by, slope, more }) =>
      say('power', { one: tex(sumTex([by * slope, letter])), other: tex(sumTex([more, letter])) }),
    example: [longer, '24x^2+15'],
  }),
]

// Worked by hand: 6x + 15 = 3(2x + 5), 6x − 15, 6x + 15y + 3, and the area 3x + 15.
const factored: Factored = {
  by: 3,
  inside: [
    [2, 'x'],
    [5, ''],
  ],
  shown: 'group',
}
const negative: Factored = {
  by: 3,
  inside: [
    [2, 'x'],
    [-5, ''],
  ],
  shown: 'group',
}
const withOne: Factored = {
  by: 3,
  inside: [
    [2, 'x'],
    [5, 'y'],
    [1, ''],
  ],
  shown: 'group',
}

const changed = ({ by, inside, shown }: Factored, change: (term: Term, at: number) => Term): string => {
  const terms = inside.map(change)
  return shown === 'area' ? plainSum(...terms) : typed(productTex(by, ...terms))
}
const isLast = ({ inside }: Factored, at: number): boolean => at === inside.length - 1
export const factoringBugs = [
  bug<Factored, string>({
    id: 'expression.factors-one-term',
    answer: (its) => changed(its, ([size, letter], at) => [at === 0 ? size : its.by * size, letter]),
    feedback: (its) => say(`factored-first.${its.shown}`, factoredTerms(its)),
    example: [factored, '3(2x+15)'],
  }),
  bug<Factored, string>({
    id: 'expression.factors-one-term',
    answer: (its) => changed(its, ([size, letter], at) => [isLast(its, at) ? size : its.by * size, letter]),
    feedback: (its) => say(`factored-last.${its.shown}`, factoredTerms(its)),
    example: [factored, '3(6x+5)'],
  }),
  bug<Factored, string>({
    id: 'expression.subtracts-factor',
    answer: (its) =>
      changed(its, ([size, letter], at) => [
        at === 1 ? Math.sign(size) * (its.by * Math.abs(size) - its.by) : size,
        letter,
      ]),
    feedback: (its) => say(`subtracted.${its.shown}`, factoredTerms(its)),
    example: [factored, '3(2x+12)'],
  }),
  bug<Factored, string>({
    id: 'expression.unlike-terms',
    answer: (its) =>
      its.inside.length > 2
        ? null
        : plainSum([
            its.by * its.inside.reduce((total, [size]) => total + size, 0),
            its.inside[0]?.[1] ?? '',
          ]),
    feedback: (its) => say('unlike', { letter: factoredTerms(its).letter }),
    example: [factored, '21x'],
  }),
  bug<Factored, string>({
    id: 'equation.loses-sign',
    answer: (its) =>
      its.inside.some(([size]) => size < 0)
        ? changed(its, ([size, letter]) => [Math.abs(size), letter])
        : null,
    feedback: () => say('factored-sign'),
    example: [negative, '3(2x+5)'],
  }),
  bug<Factored, string>({
    id: 'expression.loses-one',
    answer: (its) => (its.inside.length > 2 ? typed(productTex(its.by, ...its.inside.slice(0, -1))) : null),
    feedback: (its) => say('lost-one', { by: its.by }),
    example: [withOne, '3(2x+5y)'],
  }),
]
