import type { Certainty } from '@skills-center/contract/progress'

/** How sure a mastery figure is, in words to the student. */
export const certaintyInWords: Record<Certainty, string> = {
  low: 'We are still getting to know how you do here.',
  medium: 'Fairly sure',
  high: 'Sure',
}

/** The same beside a figure in a list. */
export const certaintyInShort: Record<Certainty, string> = {
  low: 'still getting to know you',
  medium: 'fairly sure',
  high: 'sure',
}

/** How far to either side of the figure the soft edge of its bar reaches, in points of 100. */
export const softEdge: Record<Certainty, number> = { low: 18, medium: 12, high: 6 }
