import { t } from '../language/messages.ts'
import { detailOf } from '../platform/request-error.ts'

/** Why something was not done, where no field says it. */
export function ActError({ error }: { readonly error: Error | null }) {
  if (error === null) return null
  return (
    <p role="alert" className="font-medium text-incorrect">
      {detailOf(error) ?? t('The server could not be reached. Please try again.')}
    </p>
  )
}
