import { getNotebookQuestion } from '@skills-center/contract/practice/notebook'
import type { Practice } from '@skills-center/contract/practice'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { fetchDrawing } from '../../item/figures/drawing-of.ts'
import { call } from '../../platform/api.ts'
import { useEarlierAnswer } from '../earlier-answer.ts'
import { NoQuestion } from '../overview/no-question.tsx'
import { newVisit } from '../pause/visit.ts'
import { PracticeSession } from '../practice-session.tsx'
import { PracticeSkeleton } from '../practice-skeleton.tsx'
import { type Session, startSession } from '../session.ts'
import { notebookQuestionQuery } from './notebook-query.ts'
import { DueLine, RunEnd } from './run-end.tsx'
import '../practice.css'

/** Missed ideas that are due, each in a new question, one after the other. */
export function NotebookRunPage() {
  const earlier = useEarlierAnswer()
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...notebookQuestionQuery,
    enabled: earlier.isDone,
  })
  if (!earlier.isDone || isFetching || (isPending && error === null)) return <PracticeSkeleton />
  if (error !== null)
    return <NoQuestion title={runName} error={error} answeredNow={0} onRetry={() => void refetch()} />
  return <Run key={dataUpdatedAt} first={data} notice={earlier.notice} onAgain={() => void refetch()} />
}

const runName = 'Mistakes notebook'
/** Milliseconds before the page says that it waits. */
const shortWait = 150
/** Questions after which a run pauses, to be gone on with or left. */
const mostInRun = 10

interface NextDue {
  readonly practice: Practice | null
  readonly because: string | null
  readonly due: number
}

interface Shown {
  readonly due: number
  readonly because: string | null
  /** Null where nothing more is due. */
  readonly at: { readonly practice: Practice; readonly session: Session } | null
}

function Run({
  first,
  notice,
  onAgain,
}: {
  readonly first: NextDue
  readonly notice: string | null
  readonly onAgain: () => void
}) {
  const [shown, setShown] = useState(() => showing(first, []))
  const [visit] = useState(newVisit)
  const [results, setResults] = useState<Session['results']>([])
  const [because, setBecause] = useState(notice)
  const [failure, setFailure] = useState<Error | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const ahead = useRef<Promise<NextDue> | null>(null)
  const isGoingOn = useRef(false)

  // A run has its own end to look back at.
  useEffect(() => {
    visit.closed = []
  }, [visit, shown])

  async function goOn(done: Session['results'], why: string | null) {
    if (isGoingOn.current) return
    isGoingOn.current = true
    const slow = setTimeout(() => setIsWaiting(true), shortWait)
    try {
      const next = await (ahead.current ?? fetchNext())
      setShown(showing(next, done))
      setBecause(why)
      setFailure(null)
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
    }
    setResults(done)
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
  if (failure !== null) {
    return (
      <NoQuestion
        title={runName}
        error={failure}
        answeredNow={results.length}
        onRetry={() => void goOn(results, null)}
      />
    )
  }
  if (shown.at === null || results.length >= mostInRun) {
    return <RunEnd results={results} due={shown.due} onGoOn={onAgain} />
  }
  return (
    <>
      <DueLine because={shown.because} due={shown.due} />
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
async function fetchNext(): Promise<NextDue> {
  const next = await call(getNotebookQuestion)
  const figure = next.practice?.questions[0]?.item.figure
  if (figure) fetchDrawing(figure.kind)
  return next
}

/** A question that goes on from those that were answered before. */
function showing({ practice, because, due }: NextDue, results: Session['results']): Shown {
  const session = practice === null ? undefined : startSession(practice)
  if (practice === null || session === undefined) return { due: 0, because: null, at: null }
  return { due, because, at: { practice, session: { ...session, results } } }
}
