import type { Certainty } from '@skills-center/contract/progress'
import { t } from '../language/messages.ts'

/** How sure a mastery figure is, in words to the student. */
export const formatCertainty = (): Record<Certainty, string> => ({
  low: t('ui/still-getting-to-know'),
  medium: t('ui/fairly-sure'),
  high: t('ui/sure'),
})

/** The same beside a figure in a list. */
export const certaintyInShort = (): Record<Certainty, string> => ({
  low: t('ui/still-getting-to-know-you'),
  medium: t('ui/fairly-sure-inside'),
  high: t('ui/sure-inside'),
})

/** How far to either side of the figure the soft edge of its bar reaches, in points of 100. */
export const softEdge: Record<Certainty, number> = { low: 18, medium: 12, high: 6 }
