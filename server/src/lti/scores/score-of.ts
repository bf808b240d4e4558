import type { WorkStatus } from '@skills-center/contract/assignments/work'
import type { ScoreContent } from './score-queries.ts'

export interface Grade {
  readonly status: WorkStatus
  /** What counts, in points; null if there is nothing yet. */
  readonly points: number | null
  readonly isGradedByHand: boolean
}

/**
 * What the platform is told about one student's work; undefined if it was not begun. Excused work clears the score.
 * Work in progress has the score so far, which the platform may show as not final.
 */
export function scoreOf(
  { status, points, isGradedByHand }: Grade,
  maximum: number,
): ScoreContent | undefined {
  if (status === 'excused') return { activityProgress: 'Initialized', gradingProgress: 'NotReady' }
  if (points === null) return undefined
  const isDone = status === 'done' || status === 'done-late' || status === 'missing' || isGradedByHand
  return {
    scoreGiven: points,
    scoreMaximum: maximum,
    activityProgress: isDone ? 'Completed' : 'InProgress',
    gradingProgress: isDone ? 'FullyGraded' : 'Pending',
  }
}
