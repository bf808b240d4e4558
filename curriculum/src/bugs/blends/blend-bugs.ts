import { blendParts, type Blends, greater } from '../../situations/mixes/blends.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 3 cups of lemon juice with 5 of water; 6 with 12.
const lemonades: Blends = {
  mix: 'lemonade',
  blends: [
    { strong: 3, weak: 5 },
    { strong: 6, weak: 12 },
  ],
  isWhole: false,
  right: 0,
}

/** Each gives the index of a mix. */
export const blendBugs = [
  bug<Blends, number>({
    id: 'ratio.looks-at-one',
    answer: ({ blends: [a, b] }) => greater(a.strong, b.strong),
    feedback: ({ mix, blends: [a] }) => say('looks-at-part', blendParts(mix, a)),
    example: [lemonades, 1],
  }),
  bug<Blends, number>({
    id: 'ratio.looks-at-one',
    answer: ({ blends: [a, b] }) => greater(b.weak, a.weak),
    feedback: ({ mix, blends: [a] }) => say('looks-at-rest', blendParts(mix, a)),
    example: [lemonades, 0],
  }),
  bug<Blends, number>({
    id: 'ratio.additive',
    answer: ({ blends: [a, b] }) => greater(b.weak - b.strong, a.weak - a.strong),
    feedback: ({ mix, blends: [a] }) => say('difference', blendParts(mix, a)),
    example: [lemonades, 0],
  }),
  bug<Blends, number>({
    id: 'ratio.part-whole',
    answer: ({ isWhole, blends: [a, b] }) =>
      isWhole ? greater(a.strong * (b.strong + b.weak), b.strong * a.weak) : null,
    feedback: ({ mix, blends: [, b] }) => say('whole', blendParts(mix, b)),
    example: [{ ...lemonades, isWhole: true }, 0],
  }),
]
