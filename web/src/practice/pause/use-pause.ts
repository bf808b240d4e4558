import type { QuestionToken } from '@skills-center/contract/practice'
import type { SkillSummary } from '@skills-center/contract/skills'
import { useState } from 'react'
import { type Session, isAtLimit, isClosed, withPending } from '../session.ts'
import { type Closed, closedOf, isPauseDue, type Visit, withClosed } from './visit.ts'

/**
 * Shows a pause after a round of questions. It includes only questions whose verdict was seen, since the pause shows
 * their results.
 */
export function usePause(visit: Visit, session: Session, skill: SkillSummary) {
  const { token } = session.question
  const [begun, setBegun] = useState({ token, progress: session.progress })
  if (begun.token !== token) setBegun({ token, progress: session.progress })
  const [pause, setPause] = useState<{ token: QuestionToken; closed: readonly Closed[] } | null>(null)

  return {
    /** The questions to summarize now; null while questions are asked. A question that comes back ends the pause. */
    closed: pause?.token === token ? pause.closed : null,
    /** Call before the next question. Returns whether a pause comes first, and shows it if so. */
    begin(): boolean {
      if (!isClosed(session)) return false
      visit.closed = withClosed(visit.closed, closedOf(session, skill, begun.progress))
      if (!isPauseDue(visit.closed) || isAtLimit(withPending(session))) return false
      setPause({ token, closed: visit.closed })
      visit.closed = []
      return true
    },
    end: () => setPause(null),
  }
}
