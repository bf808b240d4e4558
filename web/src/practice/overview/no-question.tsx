import { RequestError, detailOf } from '../../platform/request-error.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { LimitReached } from '../limit-reached.tsx'

/** Questions that cannot go on, and why. */
export function NoQuestion({
  title,
  error,
  answeredNow,
  onRetry,
}: {
  title: string
  error: Error | null
  answeredNow: number
  onRetry: () => void
}) {
  const status = error instanceof RequestError ? error.status : 0
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading title={title} className="mb-5 text-2xl sm:text-3xl" />
      {status === 402 ? (
        <LimitReached answeredNow={answeredNow} />
      ) : status === 401 ? (
        <EmptyState
          drawing="locked"
          title="You are signed out"
          action={<ButtonLink href="/">Sign in</ButtonLink>}
        >
          Sign in again to go on. Everything that you answered is saved.
        </EmptyState>
      ) : (
        <LoadError
          what="Your next question"
          detail={error === null ? null : detailOf(error)}
          onRetry={onRetry}
        />
      )}
    </div>
  )
}
