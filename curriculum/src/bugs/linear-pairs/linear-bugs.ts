import { tex } from '@skills-center/messages/values'
import {
  factorTex,
  type Line,
  lineText,
  type LinePair,
  openedLine,
  plainLine,
  plusLine,
  resultOf,
  type Scaled,
  scaledLine,
  signOf,
  timesLine,
} from '../../expressions/linear-pairs.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: (5x + 2) − (3x − 4) = 2x + 6.
const minus: LinePair = { letter: 'x', one: [5, 2], other: [3, -4], operation: 'minus' }
const oneTerm = (letter: string, [s, c]: Line): string => plainLine(letter, [s + c, 0])

export const pairBugs = [
  bug<LinePair, string>({
    id: 'expression.subtracts-first-term',
    answer: ({ letter, one: [s, c], other: [t, d], operation }) =>
      operation === 'minus' ? plainLine(letter, [s - t, c + d]) : null,
    feedback: ({ letter, other }) => say('first-term', { other: tex(lineText(letter, other)) }),
    example: [minus, '2x-2'],
  }),
  bug<LinePair, string>({
    id: 'expression.adds-instead',
    answer: ({ letter, one, other, operation }) =>
      operation === 'minus' ? plainLine(letter, plusLine(one, other)) : null,
    feedback: () => say('added'),
    example: [minus, '8x-2'],
  }),
  bug<LinePair, string>({
    id: 'equation.loses-sign',
    answer: ({ letter, one, other: [t, d], operation }) =>
      operation === 'plus' && (t < 0 || d < 0)
        ? plainLine(letter, plusLine(one, [Math.abs(t), Math.abs(d)]))
        : null,
    feedback: ({ letter, other }) => say('sign', { other: tex(lineText(letter, other)) }),
    example: [{ ...minus, operation: 'plus' }, '8x+6'],
  }),
  bug<LinePair, string>({
    id: 'expression.unlike-terms',
    answer: (its) => oneTerm(its.letter, resultOf(its)),
    feedback: ({ letter }) => say('unlike', { letter: tex(letter) }),
    example: [minus, '8x'],
  }),
]

/** The second expression is missing: `(5x + 2) − (□) = 2x + 6`. */
export const missingLineBugs = [
  bug<LinePair, string>({
    id: 'expression.reversed-difference',
    answer: ({ letter, other }) => plainLine(letter, timesLine(-1, other)),
    feedback: () => say('missing.reversed'),
    example: [minus, '-3x+4'],
  }),
  bug<LinePair, string>({
    id: 'expression.adds-instead',
    answer: (its) => plainLine(its.letter, plusLine(resultOf(its), its.one)),
    feedback: () => say('missing.added'),
    example: [minus, '7x+8'],
  }),
  bug<LinePair, string>({
    id: 'expression.subtracts-first-term',
    answer: (its) => {
      const [from, taken] = signOf(its) === 1 ? [resultOf(its), its.one] : [its.one, resultOf(its)]
      return plainLine(its.letter, [from[0] - taken[0], from[1] + taken[1]])
    },
    feedback: () => say('missing.first-term'),
    example: [minus, '3x+8'],
  }),
]

const three: Scaled = { letter: 'x', by: -3, over: 1, inside: [2, -5], more: 0, added: 0 }
export const scaledBugs = [
  bug<Scaled, string>({
    id: 'expression.distributes-once',
    answer: (its) => plainLine(its.letter, [scaledLine(its)[0], its.inside[1] + its.added]),
    feedback: (its) => say('once', { factor: factor(its) }),
    example: [three, '-6x-5'],
  }),
  bug<Scaled, string>({
    id: 'equation.loses-sign',
    answer: (its) => {
      const [s, c] = openedLine(its)
      return its.by < 0 || c < 0 ? plainLine(its.letter, [s + its.more, its.added - c]) : null
    },
    feedback: () => say('product-sign'),
    example: [three, '-6x-15'],
  }),
  bug<Scaled, string>({
    id: 'expression.order-of-operations',
    answer: (its) => {
      if (its.added === 0) return null
      const [s, c] = timesLine(its.added + its.by, its.inside)
      return plainLine(its.letter, [s + its.more, c])
    },
    feedback: (its) => say('order', { factor: factor(its) }),
    example: [{ ...three, added: 10 }, '14x-35'],
  }),
  bug<Scaled, string>({
    id: 'expression.unlike-terms',
    answer: (its) => oneTerm(its.letter, scaledLine(its)),
    feedback: ({ letter }) => say('unlike', { letter: tex(letter) }),
    example: [three, '9x'],
  }),
]
function factor(its: Scaled) {
  return tex(its.by === -1 && its.over === 1 ? '−1' : factorTex(its))
}

/** A factor is taken out of `openedLine`; asks for the content of the parentheses. */
export const factoringLineBugs = [
  bug<Scaled, string>({
    id: 'expression.factors-one-term',
    answer: (its) => plainLine(its.letter, [its.inside[0], openedLine(its)[1]]),
    feedback: () => say('factored.first'),
    example: [three, '2x+15'],
  }),
  bug<Scaled, string>({
    id: 'equation.loses-sign',
    answer: (its) => (its.by < 0 ? plainLine(its.letter, [its.inside[0], -its.inside[1]]) : null),
    feedback: () => say('factored.sign'),
    example: [three, '2x+5'],
  }),
  bug<Scaled, string>({
    id: 'expression.multiplies-to-factor',
    answer: (its) => {
      if (its.over === 1) return null
      const product = timesLine(its.by, openedLine(its))
      return product.every((part) => part % its.over === 0)
        ? plainLine(its.letter, timesLine(1 / its.over, product))
        : `(${plainLine(its.letter, product)})/${its.over}`
    },
    feedback: () => say('factored.multiplied'),
    example: [{ ...three, by: 1, over: 2, inside: [8, -12] }, '2x-3'],
  }),
]
