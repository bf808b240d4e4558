import type { SkillProgress } from '@skills-center/contract/practice'

/** How an imagined student does in a skill; before the first answer where nothing is said. */
export const standing = (over: Partial<SkillProgress> = {}): SkillProgress => ({
  mastery: null,
  certainty: null,
  mastered: false,
  isDue: false,
  answered: 0,
  ...over,
})
