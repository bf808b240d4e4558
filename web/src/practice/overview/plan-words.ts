import type { PlanEntryKind, Standing } from '@skills-center/contract/practice'
import { certaintyInShort } from '../../ui/certainty.ts'

export const kindInWords: Record<PlanEntryKind, string> = {
  pinned: 'Your teacher’s pick',
  new: 'New',
  continue: 'Go on',
  review: 'Review',
  repair: 'Build the base',
}

/** Mastery with how much it rests on. */
export function standingInWords({ mastery, certainty, answered }: Standing): string {
  const questions = answered === 1 ? '1 question' : `${answered} questions`
  const figure = `Mastery ${Math.round(mastery ?? 0)}%, from ${questions}`
  return certainty === null ? figure : `${figure}: ${certaintyInShort()[certainty]}`
}

/** How long the whole plan takes, from its parts. */
export function minutesInAll(entries: readonly { readonly minutes: number }[]): number {
  return entries.reduce((sum, { minutes }) => sum + minutes, 0)
}
