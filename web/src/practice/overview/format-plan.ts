import type { PlanEntryKind, SkillProgress } from '@skills-center/contract/practice'
import { t } from '../../language/messages.ts'
import { certaintyInShort } from '../../ui/certainty.ts'

export const formatKind = (): Record<PlanEntryKind, string> => ({
  pinned: t('practice/your-teachers-pick'),
  new: t('practice/new-label'),
  continue: t('practice/go-on'),
  review: t('practice/review-skill'),
  repair: t('practice/build-the-base'),
})

/** Mastery, with the number of questions behind it. */
export function formatProgress({ mastery, certainty, answered }: SkillProgress): string {
  const figure = t('practice/mastery-percent-from-questions', {
    percent: Math.round(mastery ?? 0),
    answered,
  })
  return certainty === null ? figure : `${figure}: ${certaintyInShort()[certainty]}`
}

/** The total minutes of the whole plan. */
export function minutesInAll(entries: readonly { readonly minutes: number }[]): number {
  return entries.reduce((sum, { minutes }) => sum + minutes, 0)
}
