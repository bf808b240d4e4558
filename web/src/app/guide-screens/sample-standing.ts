import type { Standing } from '@skills-center/contract/practice'

/** How an imagined student stands in a skill; before the first answer where nothing is said. */
export const standing = (over: Partial<Standing> = {}): Standing => ({
  mastery: null,
  certainty: null,
  mastered: false,
  isDue: false,
  answered: 0,
  ...over,
})
