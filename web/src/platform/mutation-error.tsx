import { CircleAlert } from 'lucide-react'
import { t } from '../language/messages.ts'
import { detailOf } from './request-error.ts'

/** Why a change failed, shown next to the control that made it; renders nothing without an error. */
export function MutationError({ error }: { readonly error: unknown }) {
  if (error === null || error === undefined) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-md bg-incorrect-soft p-3 font-medium text-incorrect"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {detailOf(error) ?? t('platform/since-the-server')}
    </p>
  )
}
