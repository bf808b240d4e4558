import { getSlotAnswers } from '@skills-center/contract/assignments'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import type { ReplayedQuestion } from '@skills-center/contract/practice/history'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

interface SlotAnswersProps {
  readonly id: AssignmentId
  readonly slot: number
  readonly replay: (question: ReplayedQuestion) => ReactNode
}

/** One question of a set, as each student answered it. */
export function SlotAnswers({ id, slot, replay }: SlotAnswersProps) {
  const { data, error, refetch } = useQuery({
    ...queryOf(getSlotAnswers, { params: { id, slot } }),
    staleTime: 15_000,
  })
  if (error !== null && data === undefined)
    return (
      <LoadError
        what={t('assignments/the-answers')}
        detail={detailOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined) return <Skeleton className="mt-4 h-64" />
  return (
    <ol className="mt-4 flex flex-col gap-6">
      {data.map(({ studentId, name, question }) => (
        <li key={studentId} className="rounded-lg border border-line bg-surface p-4 sm:p-6">
          <h4 className="mb-4 font-sans text-lg font-semibold tracking-normal">{name}</h4>
          {replay(question)}
        </li>
      ))}
    </ol>
  )
}
