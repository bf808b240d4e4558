import type { QuestionId } from '@skills-center/contract/practice/history'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { detailOf } from '../../platform/request-error.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { replayQuery } from '../history/history-query.ts'
import { Replayed } from '../history/replayed-question.tsx'

/** The question in which an idea was missed, as it was asked. */
export function MissedQuestion({ id }: { readonly id: QuestionId }) {
  const { data, error, isError, refetch } = useQuery(replayQuery(id))
  if (data !== undefined) return <Replayed question={data} />
  if (isError)
    return <LoadError what={t('ui/the-question')} detail={detailOf(error)} onRetry={() => void refetch()} />
  return (
    <div aria-busy className="flex flex-col gap-3">
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="mt-3 h-32" />
    </div>
  )
}
