import {
  type AssignmentId,
  getAssignedQuestion,
  listOwnAssignments,
} from '@skills-center/contract/assignments'
import type { OwnAssignment } from '@skills-center/contract/assignments'
import type { Practice } from '@skills-center/contract/practice'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { fetchDrawing } from '../../item/figures/drawing-of.ts'
import { call } from '../../platform/api.ts'
import { queryOf, refresh } from '../../platform/queries.ts'
import { useEarlierAnswer } from '../earlier-answer.ts'
import { NoQuestion } from '../overview/no-question.tsx'
import { newVisit } from '../pause/visit.ts'
import { PracticeSession } from '../practice-session.tsx'
import { PracticeSkeleton } from '../practice-skeleton.tsx'
import { type Session, startSession } from '../session.ts'
import { AssignedEnd, AssignedLine } from './assigned-end.tsx'
import '../practice.css'

/** The questions of an assignment, one after the other, until its goal is reached. */
export function AssignedRunPage({ id }: { readonly id: AssignmentId }) {
  const earlier = useEarlierAnswer()
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...queryOf(getAssignedQuestion, { params: { id } }),
    enabled: earlier.isDone,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    refetchOnReconnect: false,
  })
  if (!earlier.isDone || isFetching || (isPending && error === null)) return <PracticeSkeleton />
  if (error !== null)
    return <NoQuestion title="Assignment" error={error} answeredNow={0} onRetry={() => void refetch()} />
  return <Run key={dataUpdatedAt} id={id} first={data} notice={earlier.notice} />
}

/** Milliseconds before the page says that it waits. */
const shortWait = 150

interface NextAssigned {
  readonly assignment: OwnAssignment
  readonly practice: Practice | null
}

interface Shown {
  readonly assignment: OwnAssignment
  /** Null where nothing is left to do. */
  readonly at: { readonly practice: Practice; readonly session: Session } | null
}

function Run({
  id,
  first,
  notice,
}: {
  readonly id: AssignmentId
  readonly first: NextAssigned
  readonly notice: string | null
}) {
  const client = useQueryClient()
  const [shown, setShown] = useState(() => showing(first, []))
  const [visit] = useState(newVisit)
  const [results, setResults] = useState<Session['results']>([])
  const [because, setBecause] = useState(notice)
  const [failure, setFailure] = useState<Error | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const ahead = useRef<Promise<NextAssigned> | null>(null)
  const isGoingOn = useRef(false)

  // The assignment's own end is what there is to look back at.
  useEffect(() => {
    visit.closed = []
  }, [visit, shown])

  async function goOn(done: Session['results'], why: string | null) {
    if (isGoingOn.current) return
    isGoingOn.current = true
    const slow = setTimeout(() => setIsWaiting(true), shortWait)
    try {
      setShown(showing(await (ahead.current ?? fetchNext(id)), done))
      setBecause(why)
      setFailure(null)
      void refresh(client, listOwnAssignments)
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
    }
    setResults(done)
    clearTimeout(slow)
    setIsWaiting(false)
    ahead.current = null
    isGoingOn.current = false
  }

  // Made once: all that it reaches is kept in refs and setters, and the page is another one for another assignment.
  const [mixing] = useState(() => ({
    isUnlimited: true,
    onClosed() {
      ahead.current ??= fetchNext(id)
      // Whoever goes on is told what went wrong; until then nobody needs to know.
      ahead.current.catch(() => undefined)
    },
    onNext: (session: Session) => void goOn(session.results, null),
  }))

  if (isWaiting) return <PracticeSkeleton />
  if (failure !== null) {
    return (
      <NoQuestion
        title={shown.assignment.title}
        error={failure}
        answeredNow={results.length}
        onRetry={() => void goOn(results, null)}
      />
    )
  }
  if (shown.at === null) return <AssignedEnd assignment={shown.assignment} />
  return (
    <>
      <AssignedLine assignment={shown.assignment} />
      <PracticeSession
        key={shown.at.session.question.token}
        practice={shown.at.practice}
        first={shown.at.session}
        notice={because}
        visit={visit}
        mixing={mixing}
        onFresh={(why) => void goOn(results, why)}
      />
    </>
  )
}

/** The next question and, where it has one, its figure. */
async function fetchNext(id: AssignmentId): Promise<NextAssigned> {
  const next = await call(getAssignedQuestion, { params: { id } })
  const figure = next.practice?.questions[0]?.item.figure
  if (figure) fetchDrawing(figure.kind)
  return next
}

/** A question that goes on from those that were answered before. */
function showing({ practice, assignment }: NextAssigned, results: Session['results']): Shown {
  const session = practice === null ? undefined : startSession(practice)
  if (practice === null || session === undefined) return { assignment, at: null }
  return { assignment, at: { practice, session: { ...session, results } } }
}
