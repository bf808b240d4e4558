import type { Queryable } from '../../platform/database.ts'
import { Refusal } from '../../platform/problems.ts'
import type { PracticeNeeds } from '../needs.ts'
import { recordAttempts, type RecordedAttempt } from './record-attempts.ts'
import type { Submission } from './submission.ts'

/**
 * Records a batch of answers. In the same transaction, reports which students' records changed and which answers were
 * live.
 */
export async function recordAndNotify(
  needs: PracticeNeeds,
  tx: Queryable,
  submissions: Submission[],
): Promise<(RecordedAttempt | Refusal)[]> {
  const outcome = await recordAttempts(needs, tx, submissions)
  const changed = outcome.flatMap((result, index) =>
    result instanceof Refusal || result.learner === undefined
      ? []
      : [submissions[index]?.question ?? []].flat(),
  )
  if (changed.length > 0) {
    await needs.onRecorded(
      tx,
      changed.map(({ studentId }) => studentId),
    )
    const live = changed.flatMap(({ studentId, activityId, activityRound }) =>
      activityId ? [{ studentId, activityId, round: activityRound ?? null }] : [],
    )
    if (live.length > 0) await needs.onAnsweredLive(tx, live)
  }
  return outcome
}
