import { useEffect } from 'react'
import { t } from '../../language/messages.ts'
import { RequestError, detailOf } from '../../platform/request-error.ts'
import { useWhenOnline } from '../../platform/online.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { LimitReached } from '../limit-reached.tsx'

interface NoQuestionProps {
  title: string
  error: Error | null
  answeredNow: number
  /** Where the questions would have come from. */
  of?: 'skill' | 'assignment'
  /** A retry is in progress. */
  isTrying?: boolean
  onRetry: () => void
}

/** Shown when no question can be loaded, with the reason. */
export function NoQuestion({ title, ...why }: NoQuestionProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading title={title} className="mb-5 text-2xl sm:text-3xl" />
      <Why {...why} />
    </div>
  )
}

function Why({
  error,
  answeredNow,
  of = 'skill',
  isTrying = false,
  onRetry,
}: Omit<NoQuestionProps, 'title'>) {
  if (error !== null && !(error instanceof RequestError))
    return <NoConnection isTrying={isTrying} onRetry={onRetry} />
  if (of === 'assignment' && error?.status === 409) return <Closed why={detailOf(error)} />
  switch (error?.status) {
    case 402:
      return <LimitReached answeredNow={answeredNow} isAssigned={of === 'assignment'} />
    case 404:
      return of === 'assignment' ? (
        <EmptyState
          drawing="lost"
          title={t('practice/no-such-assignment')}
          action={<ButtonLink href="/practice/overview">{t('practice/practice-overview')}</ButtonLink>}
        >
          {t('practice/teacher-may-have-taken-it-away')}
        </EmptyState>
      ) : (
        <EmptyState
          drawing="lost"
          title={t('practice/no-such-skill')}
          action={<ButtonLink href="/">{t('practice/choose-a-skill')}</ButtonLink>}
        >
          {t('practice/address-may-be-mistyped-or-the-skill')}
        </EmptyState>
      )
    case 401:
      return (
        <EmptyState
          drawing="locked"
          title={t('practice/you-are-signed-out')}
          action={<ButtonLink href="/">{t('ui/sign-in')}</ButtonLink>}
        >
          {t('practice/sign-in-again-to-go')}
        </EmptyState>
      )
    default:
      return (
        <LoadError
          what={t('practice/your-next-question')}
          detail={error === null ? null : detailOf(error)}
          onRetry={onRetry}
        />
      )
  }
}

/** The assignment no longer accepts answers. */
function Closed({ why }: { readonly why: string | null }) {
  return (
    <EmptyState
      drawing="locked"
      title={t('practice/this-assignment-is-closed')}
      action={
        <>
          <ButtonLink href="/practice/overview">{t('practice/practice-overview')}</ButtonLink>
          <ButtonLink href="/classrooms" variant="outline">
            {t('practice/your-classes')}
          </ButtonLink>
        </>
      }
    >
      {why ?? t('practice/past-its-date')}
    </EmptyState>
  )
}

/** Milliseconds between retries while the server does not answer. */
const retryMs = 10_000

/** The server cannot be reached. Continues by itself when it can. */
function NoConnection({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  useWhenOnline(onRetry)
  // Retries on a timer, because the browser does not know when a server is back.
  useEffect(() => {
    const timer = setInterval(onRetry, retryMs)
    return () => clearInterval(timer)
  }, [onRetry])
  return (
    <div role="alert">
      <EmptyState
        drawing="broken"
        title={t('practice/no-connection')}
        action={
          <Button variant="outline" busy={isTrying} onClick={onRetry}>
            {t('ui/try-again')}
          </Button>
        }
      >
        {t('practice/questions-come-by-themselves')}
      </EmptyState>
    </div>
  )
}
