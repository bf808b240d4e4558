import type { SkillProgress } from '@skills-center/contract/practice'

/** A made-up student's progress in a skill. Without overrides: no answers yet. */
export const sampleProgress = (over: Partial<SkillProgress> = {}): SkillProgress => ({
  mastery: null,
  certainty: null,
  mastered: false,
  isDue: false,
  answered: 0,
  ...over,
})
