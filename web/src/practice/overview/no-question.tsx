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
  /** What the questions would be from. */
  of?: 'skill' | 'assignment'
  /** It is being tried again. */
  isTrying?: boolean
  onRetry: () => void
}

/** Questions that cannot go on, and why. */
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
          title={t('There is no such assignment')}
          action={<ButtonLink href="/practice/overview">{t('Practice overview')}</ButtonLink>}
        >
          {t('Your teacher may have taken it away, or it is for another class.')}
        </EmptyState>
      ) : (
        <EmptyState
          drawing="lost"
          title={t('There is no such skill')}
          action={<ButtonLink href="/">{t('Choose a skill')}</ButtonLink>}
        >
          {t('The address may be mistyped, or the skill may have been given another name.')}
        </EmptyState>
      )
    case 401:
      return (
        <EmptyState
          drawing="locked"
          title={t('You are signed out')}
          action={<ButtonLink href="/">{t('Sign in')}</ButtonLink>}
        >
          {t('Sign in again to go on. Everything that you answered is kept.')}
        </EmptyState>
      )
    default:
      return (
        <LoadError
          what={t('Your next question')}
          detail={error === null ? null : detailOf(error)}
          onRetry={onRetry}
        />
      )
  }
}

/** The teacher takes no more answers. */
function Closed({ why }: { readonly why: string | null }) {
  return (
    <EmptyState
      drawing="locked"
      title={t('This assignment is closed')}
      action={
        <>
          <ButtonLink href="/practice/overview">{t('Practice overview')}</ButtonLink>
          <ButtonLink href="/classrooms" variant="outline">
            {t('Your classes')}
          </ButtonLink>
        </>
      }
    >
      {why ?? t('It is past its date.')}
    </EmptyState>
  )
}

/** Milliseconds between two tries while nobody answers. */
const retryEvery = 10_000

/** The server cannot be reached: it goes on by itself as soon as it can be again. */
function NoConnection({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  useWhenOnline(onRetry)
  // Asks again now and then, as a browser does not know when a server is back.
  useEffect(() => {
    const timer = setInterval(onRetry, retryEvery)
    return () => clearInterval(timer)
  }, [onRetry])
  return (
    <div role="alert">
      <EmptyState
        drawing="broken"
        title={t('No connection')}
        action={
          <Button variant="outline" busy={isTrying} onClick={onRetry}>
            {t('Try again')}
          </Button>
        }
      >
        {t(
          'Your questions come by themselves when the connection is back. Everything that you answered is kept.',
        )}
      </EmptyState>
    </div>
  )
}
