import type { PastSessionId } from '@skills-center/contract/practice/history'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { RequestError, detailOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OverviewHead } from '../overview/overview-head.tsx'
import { sessionQuery } from './history-query.ts'
import { MovedSkills } from './moved-skills.tsx'
import { SessionQuestion } from './session-question.tsx'
import { formatFigures, formatStart } from './format-session.ts'
import './history.css'

const toSessions = () => ({ href: '/practice/overview/sessions', label: t('practice/your-sessions') })

/** One past session with every question exactly as it was asked. */
export function SessionPage({ id }: { readonly id: PastSessionId }) {
  const { data, error, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    sessionQuery(id),
  )
  const session = data?.pages[0]?.session
  const questions = data?.pages.flatMap((page) => page.questions) ?? []
  if (session === undefined) {
    const isUnknown = error instanceof RequestError && (error.status === 404 || error.status === 400)
    return (
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <OverviewHead title={t('practice/a-session')} back={toSessions()} />
        {isUnknown ? (
          <Card>
            <EmptyState
              drawing="lost"
              title={t('practice/no-such-session')}
              action={<ButtonLink href={toSessions().href}>{t('practice/see-your-sessions')}</ButtonLink>}
            >
              {t('practice/address-may-be-mistyped')}
            </EmptyState>
          </Card>
        ) : isError ? (
          <Card>
            <LoadError
              what={t('practice/this-session')}
              detail={detailOf(error)}
              onRetry={() => void refetch()}
            />
          </Card>
        ) : (
          <div className="flex flex-col gap-4" aria-busy>
            <Skeleton className="h-28 rounded-lg" />
            <Skeleton className="h-96 rounded-lg" />
          </div>
        )}
      </div>
    )
  }
  return (
    <div className="replay mx-auto flex max-w-3xl flex-col gap-6">
      <OverviewHead title={formatStart(session, new Date())} back={toSessions()}>
        {formatFigures(session)}
      </OverviewHead>
      <Card as="section" aria-label={t('practice/skills-of-this-session')} padding="snug" className="sm:px-6">
        <MovedSkills skills={session.skills} />
        <p className="mt-3 text-sm text-ink-soft">{t('practice/behind-each-skill')}</p>
      </Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl font-bold">{t('practice/every-question')}</h2>
        <Button variant="outline" size="small" className="print:hidden" onClick={() => print()}>
          <Printer aria-hidden className="size-4.5" />
          {t('practice/print')}
        </Button>
      </div>
      <ol className="flex flex-col gap-5">
        {questions.map((question, index) => (
          <SessionQuestion key={question.id} question={question} number={index + 1} />
        ))}
      </ol>
      {isError && (
        <p role="alert" className="text-incorrect">
          {t('practice/questions-that-follow-did-not-load')}
        </p>
      )}
      {hasNextPage && (
        <Button
          variant="outline"
          className="self-center print:hidden"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('practice/show-the-questions-that-follow', {
            count: session.questions - questions.length,
          })}
        </Button>
      )}
    </div>
  )
}
