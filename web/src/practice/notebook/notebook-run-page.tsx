import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useIsSettled } from '../pending-answers.ts'
import { NoQuestion } from '../overview/no-question.tsx'
import { PracticeSkeleton } from '../practice-skeleton.tsx'
import { useFailure } from '../use-failure.ts'
import { notebookQuestionQuery } from './notebook-query.ts'
import { NotebookRun, runName } from './notebook-run.tsx'
import '../practice.css'

/** Asks one new question for each due idea. */
export function NotebookRunPage() {
  const isSettled = useIsSettled()
  const loaded = useQuery({ ...notebookQuestionQuery, enabled: isSettled })
  const failure = useFailure(loaded)
  const { data, isFetching, dataUpdatedAt, refetch } = loaded
  const again = useCallback(() => void refetch(), [refetch])

  if (failure !== null)
    return (
      <NoQuestion title={runName()} error={failure} answeredNow={0} isTrying={isFetching} onRetry={again} />
    )
  if (!isSettled || isFetching || data === undefined) return <PracticeSkeleton />
  return <NotebookRun key={dataUpdatedAt} first={data} onAgain={again} />
}
