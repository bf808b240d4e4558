import { getNotebookQuestion } from '@skills-center/contract/practice/notebook'
import type { Practice } from '@skills-center/contract/practice'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../platform/api.ts'
import { fetchParts } from '../fetch-parts.ts'
import { keptAnswers } from '../kept-answers.ts'
import { NoQuestion } from '../overview/no-question.tsx'
import { newVisit } from '../pause/visit.ts'
import { PracticeSession } from '../practice-session.tsx'
import { PracticeSkeleton } from '../practice-skeleton.tsx'
import { type Session, startSession } from '../session.ts'
import { DueLine, RunEnd } from './run-end.tsx'

export const runName = 'Mistakes notebook'
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
  /** Something to know before the question. */
  readonly notice: string | null
  /** Null where nothing more is due. */
  readonly at: { readonly practice: Practice; readonly session: Session } | null
}

type Done = Pick<Session, 'results' | 'left' | 'isFrail'>
const nothingDone: Done = { results: [], left: [], isFrail: false }

/** A run through what is due, from its first question on. */
export function NotebookRun({ first, onAgain }: { readonly first: NextDue; readonly onAgain: () => void }) {
  const [shown, setShown] = useState(() => showing(first, null, nothingDone))
  const [visit] = useState(newVisit)
  const [done, setDone] = useState(nothingDone)
  const [failure, setFailure] = useState<Error | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const ahead = useRef<Promise<NextDue> | null>(null)
  const isGoingOn = useRef(false)

  const goOn = useCallback(async (notice: string | null, session: Done) => {
    if (isGoingOn.current) return
    isGoingOn.current = true
    const slow = setTimeout(() => setIsWaiting(true), shortWait)
    try {
      const next = await (ahead.current ?? fetchNext())
      setShown(showing(next, notice, session))
      setFailure(null)
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
    }
    setDone(session)
    clearTimeout(slow)
    setIsWaiting(false)
    ahead.current = null
    isGoingOn.current = false
  }, [])
  const onFresh = useCallback((reason: string | null, session: Session) => void goOn(reason, session), [goOn])
  const onRetry = useCallback(() => void goOn(null, done), [goOn, done])

  // Fetches ahead while the verdict is read, as soon as the server has spoken its last word on a question.
  useEffect(
    () =>
      keptAnswers.onSettled(({ place }, outcome) => {
        const isOver =
          outcome.kind === 'deferred' || (outcome.kind === 'answered' && outcome.reply.triesLeft === 0)
        if (place !== 'notebook' || !isOver) return
        ahead.current ??= fetchNext()
        // What fails is fetched anew by whoever goes on, who is told; until then nobody needs to know.
        ahead.current.catch(() => {
          ahead.current = null
        })
      }),
    [],
  )

  if (failure !== null) {
    return (
      <NoQuestion
        title={runName}
        error={failure}
        answeredNow={done.results.length}
        isTrying={isWaiting}
        onRetry={onRetry}
      />
    )
  }
  if (isWaiting) return <PracticeSkeleton />
  if (shown.at === null || done.results.length >= mostInRun) {
    return <RunEnd results={done.results} due={shown.due} onGoOn={onAgain} />
  }
  return (
    <>
      <DueLine because={shown.because} due={shown.due} />
      <PracticeSession
        key={shown.at.session.question.token}
        practice={shown.at.practice}
        first={shown.at.session}
        notice={shown.notice}
        visit={visit}
        onFresh={onFresh}
        place="notebook"
        isMixed
      />
    </>
  )
}

/** The next question, and what it is drawn with. */
async function fetchNext(): Promise<NextDue> {
  const next = await call(getNotebookQuestion)
  const [question] = next.practice?.questions ?? []
  if (question !== undefined) fetchParts(question)
  return next
}

/** A question that goes on from those that were answered before. */
function showing({ practice, because, due }: NextDue, notice: string | null, done: Done): Shown {
  const session = practice === null ? undefined : startSession(practice, done)
  if (practice === null || session === undefined) return { due: 0, because: null, notice, at: null }
  return { due, because, notice, at: { practice, session } }
}
