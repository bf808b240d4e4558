import type { Certainty } from '@skills-center/contract/progress'
import { t } from '../language/messages.ts'

/** How certain a mastery figure is, in words for the student. */
export const formatCertainty = (): Record<Certainty, string> => ({
  low: t('ui/still-getting-to-know'),
  medium: t('ui/fairly-sure'),
  high: t('ui/sure'),
})

/** A short form, beside a figure in a list. */
export const certaintyInShort = (): Record<Certainty, string> => ({
  low: t('ui/still-getting-to-know-you'),
  medium: t('ui/fairly-sure-inside'),
  high: t('ui/sure-inside'),
})

/** How far the soft edge of the bar extends on either side of the figure, in points of 100. */
export const softEdge: Record<Certainty, number> = { low: 18, medium: 12, high: 6 }
