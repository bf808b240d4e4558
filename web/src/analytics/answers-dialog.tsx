import { type AnswersQuery, getAnswersFile, listClassAnswers } from '@skills-center/contract/analytics'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useInfiniteQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { detailOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AnswerRow } from './answer-row.tsx'
import { CsvButton } from './csv-button.tsx'

/** A query for answers and its title. */
export interface AnswersAsked {
  readonly title: string
  readonly query: AnswersQuery
}

interface AnswersDialogProps extends AnswersAsked {
  readonly id: ClassroomId
  readonly onClose: () => void
}

/** The answers behind a figure, latest first; each opens to show the question as it was. */
export function AnswersDialog({ id, title, query, onClose }: AnswersDialogProps) {
  const { data, error, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['class-answers', id, query],
    initialPageParam: null,
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      call(listClassAnswers, {
        params: { id },
        query: { ...query, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })
  const answers = data?.pages.flatMap((page) => page.answers)
  return (
    <Dialog open title={title} onClose={onClose}>
      {answers === undefined ? (
        isError ? (
          <LoadError
            what={t('analytics/these-answers')}
            detail={detailOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <div className="flex flex-col gap-2" aria-busy>
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-16" />
            ))}
          </div>
        )
      ) : answers.length === 0 ? (
        <EmptyState drawing="no-history" title={t('analytics/no-answers-here')}>
          {t('analytics/nothing-has-been-answered')}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <p className="min-w-0 flex-1 basis-64 text-ink-soft">{t('analytics/the-latest-first')}</p>
            <CsvButton
              of={t('analytics/these-answers-inside')}
              load={() => call(getAnswersFile, { params: { id }, query })}
            />
          </div>
          <ul className="mt-3 flex flex-col divide-y divide-line border-y border-line">
            {answers.map((answer) => (
              <AnswerRow
                key={answer.id}
                id={id}
                answer={answer}
                isNamed={query.studentId === undefined}
                hasSkill={query.skillId === undefined}
              />
            ))}
          </ul>
          {isError && (
            <p role="alert" className="mt-3 text-incorrect">
              {t('analytics/earlier-answers-did-not-load')}
            </p>
          )}
          {hasNextPage && (
            <Button
              variant="outline"
              wide
              className="mt-4"
              busy={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {t('analytics/show-earlier-answers')}
            </Button>
          )}
        </>
      )}
    </Dialog>
  )
}
