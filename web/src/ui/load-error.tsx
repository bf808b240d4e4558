import { t } from '../language/messages.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

interface LoadErrorProps {
  /** What failed to load, as the start of a sentence: "Your skills". */
  readonly what: string
  readonly detail?: string | null
  readonly onRetry: () => void
}

/** Says that something failed to load, with a retry button. */
export function LoadError({ what, detail, onRetry }: LoadErrorProps) {
  return (
    <div role="alert">
      <EmptyState
        drawing="broken"
        title={t('ui/what-did-not-load', { what })}
        action={
          <Button variant="outline" onClick={onRetry}>
            {t('ui/try-again')}
          </Button>
        }
      >
        {detail ?? t('ui/check-your-connection')}
      </EmptyState>
    </div>
  )
}
