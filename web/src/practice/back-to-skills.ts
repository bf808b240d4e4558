import type { SkillSummary } from '@skills-center/contract/skills'
import { t } from '../language/messages.ts'

/** The link from a skill's practice back to the skills of its subject. */
export const backToSkills = ({ subject }: SkillSummary) => ({
  href: `/#${subject}`,
  label: subject === 'math' ? t('practice/math-skills') : t('practice/science-skills'),
})
