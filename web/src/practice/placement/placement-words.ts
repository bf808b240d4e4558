import type { Placement, PlacementResult, Standing } from '@skills-center/contract/practice'
import type { SubscriptionStatus } from '@skills-center/contract/billing'

/** In placement nothing is shown of how one stands, and no daily limit holds. */
export const notStanding: Standing = {
  mastery: null,
  certainty: null,
  mastered: false,
  isDue: false,
  answered: 0,
}
export const noLimit: SubscriptionStatus = { isPremium: true, dailyLimit: 0, dailyProblemsUsed: 0 }

/** How far along: no promise of the number that it takes, but of the most. */
export function progressInWords(number: number, { least, most }: Pick<Placement, 'least' | 'most'>): string {
  if (number < least) return `${least} to ${most} questions in all.`
  return number < most ? `${most} questions at most.` : 'This is the last one.'
}

export const certaintyInWords: Record<PlacementResult['certainty'], string> = {
  sure: 'We are quite sure of this picture.',
  'fairly-sure': 'We are fairly sure of this picture. Each answer in practice makes it sharper.',
  rough: 'This is a rough picture for now. Each answer in practice makes it sharper.',
}
