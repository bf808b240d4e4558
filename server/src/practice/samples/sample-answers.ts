import type { GradeLevel, UserId } from '@skills-center/contract/ids'
import { createCache } from '../../platform/cache.ts'
import type { Queryable } from '../../platform/database.ts'
import { type History, type HistoryDeps, makeHistories, storeHistories } from './made-history.ts'
import { sampleHabits } from './sample-habits.ts'

/** How long the same histories are reused for new sample classes, in seconds. */
const historySeconds = 3600

/**
 * Gives sample students several weeks of practice. Their answers are real answers to real questions, graded and applied
 * like all others, so every screen shows them like real ones. Only the population learns nothing from them. Histories
 * are computed once an hour, and copied into each class with a few statements.
 */
export function createSampleAnswers(deps: HistoryDeps) {
  const histories = createCache<GradeLevel, History[]>({
    now: deps.now,
    seconds: historySeconds,
    max: 1,
    load: (grade) => makeHistories(deps, { grade, visits: sampleHabits, isSample: true }),
  })

  /**
   * Computes the histories for a grade, and returns a function that stores them for these students in the caller's
   * transaction. No cache needs an update, because nobody signs in as sample students.
   */
  return async (grade: GradeLevel) => {
    const made = await histories.get(grade)
    return (tx: Queryable, studentIds: readonly UserId[]): Promise<void> =>
      storeHistories(deps, tx, studentIds, made)
  }
}
