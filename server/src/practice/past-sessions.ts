import type { SkillId } from '@skills-center/contract/ids'
import { sessionPause } from '@skills-center/learner/constants'
import type { HistoryTry } from './history-queries.ts'

/** A practice session: its tries, oldest first. */
export type PracticeSession = readonly [HistoryTry, ...HistoryTry[]]

/** Whether an answer belongs to the same session as an earlier one. Both times are in milliseconds since 1970. */
export const isSameSession = (earlier: number, later: number): boolean =>
  later - earlier <= sessionPause * 1000

/** Groups tries, newest first, into sessions. The last session may have begun before the tries given. */
export function toSessions(tries: readonly HistoryTry[]): PracticeSession[] {
  const sessions: [HistoryTry, ...HistoryTry[]][] = []
  for (const row of tries) {
    const current = sessions.at(-1)
    const later = current?.at(-1)
    if (later !== undefined && isSameSession(row.answered_at, later.answered_at)) current?.push(row)
    else sessions.push([row])
  }
  for (const session of sessions) session.reverse()
  return sessions
}

export interface SessionSummary {
  id: string
  startedAt: string
  endedAt: string
  minutes: number
  questions: number
  rightAtOnce: number
  skills: { skillId: SkillId; questions: number; before: number | null; after: number }[]
}

export function summarizeSession(session: PracticeSession): SessionSummary {
  const [first] = session
  const last = session.at(-1) ?? first
  const activeMilliseconds = session.reduce((sum, row) => sum + row.active_ms, 0)
  const skills = Map.groupBy(session, ({ skill_id: id }) => id)
  return {
    id: String(first.answered_at),
    startedAt: new Date(first.answered_at).toISOString(),
    endedAt: new Date(last.answered_at).toISOString(),
    minutes: Math.max(1, Math.round(activeMilliseconds / 60_000)),
    questions: questionsIn(session).length,
    rightAtOnce: session.filter((row) => row.try === 1 && row.verdict === 'correct').length,
    skills: [...skills].map(([skillId, rows]) => ({
      skillId,
      questions: questionsIn(rows).length,
      before: rows[0]?.mastery_before ?? null,
      after: rows.at(-1)?.mastery_after ?? 0,
    })),
  }
}

/** The distinct questions of these tries, in the order of their first answers. */
export function questionsIn(tries: readonly HistoryTry[]): Pick<HistoryTry, 'issued_at' | 'nonce'>[] {
  return [...new Map(tries.map((row) => [row.nonce, row])).values()]
}
