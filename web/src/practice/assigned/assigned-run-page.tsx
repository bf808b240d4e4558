import { getAssignedQuestion, type OwnAssignment } from '@skills-center/contract/assignments'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import type { NotCredited, Practice } from '@skills-center/contract/practice'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { queryOf } from '../../platform/queries.ts'
import { pendingAnswers, useIsSettled } from '../pending-answers.ts'
import { NoQuestion } from '../overview/no-question.tsx'
import { PracticeSession } from '../practice-session.tsx'
import { PracticeSkeleton } from '../practice-skeleton.tsx'
import { useFailure } from '../use-failure.ts'
import { useServedRun } from '../use-served-run.ts'
import { AssignedEnd, AssignedLine } from './assigned-end.tsx'
import '../practice.css'

/** Asks the questions of an assignment one by one until its goal is reached. */
export function AssignedRunPage({ id }: { readonly id: AssignmentId }) {
  const isSettled = useIsSettled()
  const loaded = useQuery({
    ...queryOf(getAssignedQuestion, { params: { id } }),
    enabled: isSettled,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    refetchOnReconnect: false,
  })
  const failure = useFailure(loaded)
  const { data, isFetching, dataUpdatedAt, refetch } = loaded
  if (failure !== null) {
    return (
      <NoQuestion
        title={t('practice/assignment')}
        of="assignment"
        error={failure}
        answeredNow={0}
        isTrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!isSettled || isFetching || data === undefined) return <PracticeSkeleton />
  return <Run key={dataUpdatedAt} id={id} first={data} />
}

/** Why an answer to an assignment earned no credit in this visit; null if all did. */
function useNotCredited(): NotCredited | null {
  const [reason, setReason] = useState<NotCredited | null>(null)
  useEffect(
    () =>
      pendingAnswers.onDelivered((pending, outcome) => {
        if (pending.place !== 'assignment' || outcome.kind !== 'answered') return
        const { notCredited } = outcome.reply
        if (notCredited !== null) setReason(notCredited)
      }),
    [],
  )
  return reason
}

interface NextAssigned {
  readonly assignment: OwnAssignment
  readonly practice: Practice | null
}

function Run({ id, first }: { readonly id: AssignmentId; readonly first: NextAssigned }) {
  const fetchNext = useCallback(
    (): Promise<NextAssigned> => call(getAssignedQuestion, { params: { id } }),
    [id],
  )
  const run = useServedRun(first, 'assignment', fetchNext)
  const { at, notice, served } = run.shown
  const notCredited = useNotCredited()

  if (run.failure !== null) {
    return (
      <NoQuestion
        title={served.assignment.title}
        of="assignment"
        error={run.failure}
        answeredNow={run.done.results.length}
        isTrying={run.isWaiting}
        onRetry={run.onRetry}
      />
    )
  }
  if (run.isWaiting) return <PracticeSkeleton />
  if (at === null) return <AssignedEnd assignment={served.assignment} notCredited={notCredited} />
  return (
    <PracticeSession
      key={at.session.question.token}
      practice={at.practice}
      first={at.session}
      notice={notice}
      lead={<AssignedLine assignment={served.assignment} />}
      visit={run.visit}
      onFresh={run.onFresh}
      place="assignment"
      isMixed
      isReadAloud={served.assignment.isReadAloud}
    />
  )
}
