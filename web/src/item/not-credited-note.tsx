import type { NotCredited } from '@skills-center/contract/practice'
import { Info } from 'lucide-react'
import { t } from '../language/messages.ts'

const reasons = (): Record<NotCredited, string> => ({
  paced: t(
    'No points this time, and your mastery stays the same. These answers came very fast. Take your time on the next ones, and they’ll earn points again.',
  ),
  'unverified-teacher': t(
    'No points for this one, and your mastery stays the same. Your teacher’s school hasn’t confirmed your teacher yet.',
  ),
})

/** Why a question that is done earned nothing; nothing where it did. */
export function NotCreditedNote({ reason }: { readonly reason: NotCredited | null }) {
  if (reason === null) return null
  return (
    <p className="mt-3 flex max-w-prose items-start gap-2 text-ink-soft">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>{reasons()[reason]}</span>
    </p>
  )
}
