import { t } from '../language/messages.ts'
import { detailOf } from '../platform/request-error.ts'

/** Why a change failed; renders nothing without an error. */
export function NotDone({ error }: { readonly error: unknown }) {
  if (error === null) return null
  return (
    <p role="alert" className="rounded-md bg-incorrect-soft p-3 font-medium text-incorrect">
      {detailOf(error) ?? t('ui/server-could-not-be-reached')}
    </p>
  )
}
