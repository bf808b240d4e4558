import { getPlacement, type Placement, type Question } from '@skills-center/contract/practice'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { useIsSettled } from '../pending-answers.ts'
import { PracticeSkeleton } from '../practice-skeleton.tsx'
import { NoQuestion } from '../overview/no-question.tsx'
import { PlacementIntro } from './placement-intro.tsx'
import { PlacementQuestion } from './placement-question.tsx'
import { PlacementResult } from './placement-result.tsx'
import '../practice.css'

const placementName = () => t('practice/find-where-to-start')

/** Placement: the introduction, the questions, and the result. The student can leave at any time and continue later. */
export function PlacementPage() {
  const isSettled = useIsSettled()
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...queryOf(getPlacement),
    enabled: isSettled,
    // Every visit continues where the last one ended.
    staleTime: 0,
    refetchOnReconnect: false,
    networkMode: 'always',
  })
  const onEnd = useCallback(() => void refetch(), [refetch])
  if (!isSettled || isFetching || (isPending && error === null)) return <PracticeSkeleton />
  if (error !== null)
    return <NoQuestion title={placementName()} error={error} answeredNow={0} onRetry={onEnd} />
  if (data.result !== null) return <PlacementResult result={data.result} />
  return <Questions key={dataUpdatedAt} placement={data} onEnd={onEnd} />
}

function Questions({ placement, onEnd }: { placement: Placement; onEnd: () => void }) {
  const [hasBegun, setHasBegun] = useState(placement.status === 'under-way')
  const [asked, setAsked] = useState(placement.asked)
  const [question, setQuestion] = useState(placement.next)

  const onNext = useCallback(
    (next: Question | null) => {
      if (next === null) return onEnd()
      setQuestion(next)
      setAsked((count) => count + 1)
    },
    [onEnd],
  )

  if (!hasBegun) return <PlacementIntro placement={placement} onBegin={() => setHasBegun(true)} />
  if (question === null) return <PracticeSkeleton />
  return (
    <PlacementQuestion
      key={question.token}
      question={question}
      number={asked + 1}
      placement={placement}
      isFirst={asked === placement.asked}
      onNext={onNext}
      onLost={onEnd}
    />
  )
}
