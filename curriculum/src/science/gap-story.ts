import { type Gap, inlineChoice } from '../build-placed.ts'
import type { Item } from '../item.ts'
import type { Random } from '../random.ts'

/** A short text with gaps to fill. */
export interface GapStory {
  stem: string
  parts: readonly (string | Gap)[]
  hints: readonly string[]
  solution: readonly string[]
}

/** A gap: what it is about, its right words, and wrong ones with whose thinking each is and what we say. */
export const gap = (
  label: string,
  right: string,
  wrong: readonly (readonly [text: string, misconception: string, feedback: string])[],
): Gap => ({
  label,
  right,
  wrong: wrong.map(([text, misconception, feedback]) => ({ text, misconception, feedback })),
})

/** The story as a question: its words to pick in an order of chance. */
export const askStory = (random: Random, { stem, parts, hints, solution }: GapStory): Item => ({
  stem,
  ...inlineChoice(random, [...parts]),
  hints: [...hints],
  solution: [...solution],
})
