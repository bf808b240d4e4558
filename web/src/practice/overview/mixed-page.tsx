import { getNextPractice, type Practice } from '@skills-center/contract/practice'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { fetchDrawing } from '../../item/figures/drawing-of.ts'
import { call } from '../../platform/api.ts'
import { useEarlierAnswer } from '../earlier-answer.ts'
import { newVisit } from '../pause/visit.ts'
import { mixedQuery } from '../plan-query.ts'
import { PracticeSession } from '../practice-session.tsx'
import { PracticeSkeleton } from '../practice-skeleton.tsx'
import { type Session, startSession } from '../session.ts'
import { NoQuestion } from './no-question.tsx'
import '../practice.css'

/** Practice across skills: each question is of the skill in which practice helps most at that moment. */
export function MixedPracticePage() {
  const earlier = useEarlierAnswer()
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...mixedQuery,
    enabled: earlier.isDone,
  })
  if (!earlier.isDone || isFetching || (isPending && error === null)) return <PracticeSkeleton />
  if (error !== null)
    return <NoQuestion title={mixedName} error={error} answeredNow={0} onRetry={() => void refetch()} />
  return <Mixed key={dataUpdatedAt} practice={data} notice={earlier.notice} />
}

const mixedName = 'Mixed practice'
/** Milliseconds before the page says that it waits. */
const shortWait = 150

interface Shown {
  readonly practice: Practice
  readonly session: Session
  readonly notice: string | null
}

function Mixed({ practice, notice }: { practice: Practice; notice: string | null }) {
  const [shown, setShown] = useState<Shown | undefined>(() => startWith(practice, notice, []))
  const [visit] = useState(newVisit)
  const [failure, setFailure] = useState<Error | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const ahead = useRef<Promise<Practice> | null>(null)
  const isGoingOn = useRef(false)
  const results = shown?.session.results ?? []

  async function goOn(done: Session['results'], because: string | null) {
    if (isGoingOn.current) return
    isGoingOn.current = true
    const slow = setTimeout(() => setIsWaiting(true), shortWait)
    try {
      const next = await (ahead.current ?? fetchNext())
      setShown(startWith(next, because, done))
      setFailure(null)
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
    }
    clearTimeout(slow)
    setIsWaiting(false)
    ahead.current = null
    isGoingOn.current = false
  }

  const mixing = useMemo(
    () => ({
      onClosed() {
        ahead.current ??= fetchNext()
        // Whoever goes on is told what went wrong; until then nobody needs to know.
        ahead.current.catch(() => undefined)
      },
      onNext: (session: Session) => void goOn(session.results, null),
    }),
    // All that it reaches is kept in refs and setters, which stay the same.
    [],
  )

  if (isWaiting) return <PracticeSkeleton />
  if (failure !== null || shown === undefined) {
    return (
      <NoQuestion
        title={mixedName}
        error={failure}
        answeredNow={results.length}
        onRetry={() => void goOn(results, null)}
      />
    )
  }
  return (
    <PracticeSession
      key={shown.session.question.token}
      practice={shown.practice}
      first={shown.session}
      notice={shown.notice}
      visit={visit}
      mixing={mixing}
      onFresh={(because) => void goOn(results, because)}
    />
  )
}

/** The next question and, where it has one, its figure. */
async function fetchNext(): Promise<Practice> {
  const practice = await call(getNextPractice)
  const figure = practice.questions[0]?.item.figure
  if (figure) fetchDrawing(figure.kind)
  return practice
}

/** A session that goes on from the questions that were answered before. */
function startWith(
  practice: Practice,
  notice: string | null,
  results: Session['results'],
): Shown | undefined {
  const session = startSession(practice)
  return session === undefined ? undefined : { practice, session: { ...session, results }, notice }
}
