import type { Practice, Question } from '@skills-center/contract/practice'
import { useCallback, useEffect, useRef, useState } from 'react'
import { preloadParts } from './preload-parts.ts'
import { pendingAnswers } from './pending-answers.ts'
import type { PendingAnswer } from './outbox.ts'
import { newVisit } from './pause/visit.ts'
import { type Session, startSession } from './session.ts'

/** Milliseconds before the page shows that it is waiting. */
const shortWait = 150

/** The server's reply with the next question; `practice` is null if none is left. */
interface Served {
  readonly practice: Practice | null
}

interface Shown<Next extends Served> {
  readonly served: Next
  /** A notice to show before the question. */
  readonly notice: string | null
  /** Null if no question is left. */
  readonly at: { readonly practice: Practice; readonly session: Session } | null
}

type Done = Pick<Session, 'results' | 'left' | 'isNetworkUnreliable' | 'postponedAchievements'>
const nothingDone: Done = { results: [], left: [], isNetworkUnreliable: false, postponedAchievements: [] }

/**
 * A run in which the server serves one question at a time, because only the server knows what is due: the notebook and
 * assignments. `fetchNext` must be a stable function.
 */
export function useServedRun<Next extends Served>(
  first: Next,
  place: Exclude<PendingAnswer['place'], 'practice' | 'placement'>,
  fetchNext: () => Promise<Next>,
) {
  const [shown, setShown] = useState(() => showing(first, null, nothingDone))
  const [visit] = useState(newVisit)
  const [done, setDone] = useState(nothingDone)
  const [failure, setFailure] = useState<Error | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const ahead = useRef<Promise<Next> | null>(null)
  const isGoingOn = useRef(false)

  const goToNext = useCallback(
    async (notice: string | null, session: Done) => {
      if (isGoingOn.current) return
      isGoingOn.current = true
      const slow = setTimeout(() => setIsWaiting(true), shortWait)
      try {
        const next = await (ahead.current ?? withParts(fetchNext()))
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
    },
    [fetchNext],
  )
  const onFresh = useCallback(
    (reason: string | null, session: Session) => void goToNext(reason, session),
    [goToNext],
  )
  const onRetry = useCallback(() => void goToNext(null, done), [goToNext, done])

  // Prefetches the next question while the student reads the verdict, once the server has given its final reply.
  useEffect(
    () =>
      pendingAnswers.onDelivered((pending, outcome) => {
        const isOver =
          outcome.kind === 'deferred' || (outcome.kind === 'answered' && outcome.reply.triesLeft === 0)
        if (pending.place !== place || !isOver) return
        ahead.current ??= withParts(fetchNext())
        // A failed prefetch is retried when the student goes on, and reported then.
        ahead.current.catch(() => {
          ahead.current = null
        })
      }),
    [place, fetchNext],
  )

  return { shown, visit, done, failure, isWaiting, onFresh, onRetry }
}

/** Also preloads the question's components, so that it appears complete. */
async function withParts<Next extends Served>(fetching: Promise<Next>): Promise<Next> {
  const next = await fetching
  const question: Question | undefined = next.practice?.questions[0]
  if (question !== undefined) preloadParts(question)
  return next
}

/** Starts the next question's session from the results so far. */
function showing<Next extends Served>(served: Next, notice: string | null, done: Done): Shown<Next> {
  const { practice } = served
  const session = practice === null ? undefined : startSession(practice, done)
  return { served, notice, at: practice === null || session === undefined ? null : { practice, session } }
}
