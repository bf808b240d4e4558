import { useInfiniteQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { detailOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OverviewHead } from '../overview/overview-head.tsx'
import { sessionsQuery } from './history-query.ts'
import { SessionRow } from './session-row.tsx'

/** All of the student's practice sessions, latest first. */
export function SessionsPage() {
  const { data, error, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(sessionsQuery)
  const sessions = data?.pages.flatMap((page) => page.sessions)
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <OverviewHead title={t('practice/your-sessions')}>{t('practice/sitting-by-sitting')}</OverviewHead>
      {sessions === undefined ? (
        isError ? (
          <Card>
            <LoadError
              what={t('practice/your-sessions-load')}
              detail={detailOf(error)}
              onRetry={() => void refetch()}
            />
          </Card>
        ) : (
          <div className="flex flex-col gap-4" aria-busy>
            {['a', 'b', 'c'].map((row) => (
              <Skeleton key={row} className="h-36 rounded-lg" />
            ))}
          </div>
        )
      ) : sessions.length === 0 ? (
        <Card>
          <EmptyState
            drawing="no-history"
            title={t('practice/no-sessions-yet')}
            action={
              <ButtonLink href="/practice/overview/mixed">
                {t('practice/answer-your-first-question')}
              </ButtonLink>
            }
          >
            {t('practice/as-soon')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <ol className="flex flex-col gap-4">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ol>
          {isError && (
            <p role="alert" className="text-incorrect">
              {t('practice/earlier-sessions-did-not-load')}
            </p>
          )}
          {hasNextPage && (
            <Button
              variant="outline"
              className="self-center"
              busy={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {t('practice/show-earlier-sessions')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
