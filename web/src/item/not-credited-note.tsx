import type { NotCredited } from '@skills-center/contract/practice'
import { Info } from 'lucide-react'
import { t } from '../language/messages.ts'

const reasons = (): Record<NotCredited, string> => ({
  paced: t('item/no-points-this-time'),
  'unverified-teacher': t('item/and-your-mastery-stays-the-same'),
})

/** Why a finished question earned no credit; renders nothing if it did. */
export function NotCreditedNote({ reason }: { readonly reason: NotCredited | null }) {
  if (reason === null) return null
  return (
    <p className="mt-3 flex max-w-prose items-start gap-2 text-ink-soft">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>{reasons()[reason]}</span>
    </p>
  )
}
