import type { WhatIfStep } from '@skills-center/contract/practice'
import { t } from '../../language/messages.ts'
import { certaintyInShort } from '../../ui/certainty.ts'

/** The state after a step: “60 out of 100, fairly sure”. */
export function formatProgress({ mastery, certainty }: WhatIfStep): string {
  if (mastery === null || certainty === null) return t('support/what-if/comes-with-the-first-answer')
  return t('support/what-if/mastery-out-of-100-certainty', {
    mastery: Math.round(mastery),
    certainty: certaintyInShort()[certainty],
  })
}

/** How the last step changed the displayed figure; empty without an earlier figure. */
export function formatChange(before: WhatIfStep | undefined, after: WhatIfStep): string {
  if (before?.mastery == null || after.mastery === null) return ''
  const moved = Math.round(after.mastery) - Math.round(before.mastery)
  if (moved === 0) return t('support/what-if/about-the-same')
  return moved > 0
    ? t('support/what-if/up-points', { points: moved })
    : t('support/what-if/down-points', { points: -moved })
}

/** What the model predicts; null if nothing. */
export function formatOutlook({ mastered, isDue, dueDay, day }: WhatIfStep): string | null {
  if (isDue) return t('support/what-if/few-right-answers-bring-it-back')
  if (mastered && dueDay === null) return t('support/what-if/without-practice-it-would-last')
  if (mastered && dueDay !== null) return t('support/what-if/without-practice', { days: dueDay - day })
  return null
}
