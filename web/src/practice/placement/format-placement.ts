import type { Placement, PlacementResult, SkillProgress } from '@skills-center/contract/practice'
import type { SubscriptionStatus } from '@skills-center/contract/billing'
import { t } from '../../language/messages.ts'

/** Placement shows no progress and has no daily limit. */
export const noProgress: SkillProgress = {
  mastery: null,
  certainty: null,
  mastered: false,
  isDue: false,
  answered: 0,
}
export const noLimit: SubscriptionStatus = { isPremium: true, dailyLimit: 0, dailyProblemsUsed: 0 }

/** How far along the student is. Promises no exact total, only the maximum. */
export function formatProgress(
  number: number,
  { least: min, most: max }: Pick<Placement, 'least' | 'most'>,
): string {
  if (number < min) return t('practice/least-to-most-questions-in-all', { least: min, most: max })
  return number < max ? t('practice/questions-at-most', { most: max }) : t('practice/last-one')
}

export const formatCertainty = (): Record<PlacementResult['certainty'], string> => ({
  sure: t('practice/quite-sure-of-this-picture'),
  'fairly-sure': t('practice/fairly-sure-of-this-picture'),
  rough: t('practice/rough-picture-for-now'),
})
