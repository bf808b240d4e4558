import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

interface LoadErrorProps {
  /** What could not be loaded, as the start of a sentence: "Your skills". */
  readonly what: string
  readonly detail?: string | null
  readonly onRetry: () => void
}

/** Something did not load; says so and offers to try again. */
export function LoadError({ what, detail, onRetry }: LoadErrorProps) {
  return (
    <div role="alert">
      <EmptyState
        drawing="broken"
        title={`${what} did not load`}
        action={
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {detail ?? 'Check your connection. Nothing that you answered is lost.'}
      </EmptyState>
    </div>
  )
}
