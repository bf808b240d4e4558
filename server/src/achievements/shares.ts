import type { AchievementId } from '@skills-center/contract/achievements'
import { createCache } from '../platform/cache.ts'
import type { Now } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import { countPracticingStudents, selectHolders } from './queries.ts'

/** With fewer students, a share says little and may reveal something about single students. */
const enoughStudents = 50
/** Shares change slowly, and counting them reads every achievement ever earned. */
const cacheSeconds = 24 * 60 * 60

/** The percent of practicing students who have an achievement, to the nearest 5; null if there are too few students. */
export function shareOf(holders: number, practicing: number): number | null {
  return practicing < enoughStudents ? null : Math.min(100, Math.round((20 * holders) / practicing) * 5)
}

/** The share of students with each achievement, counted once a day. */
export function createShares({ database, now }: { database: Queryable; now: Now }) {
  const counts = createCache<'all', { holders: Map<AchievementId, number>; practicing: number }>({
    now,
    seconds: cacheSeconds,
    max: 1,
    async load() {
      const [rows, practicing] = await Promise.all([
        selectHolders(database),
        countPracticingStudents(database),
      ])
      return { holders: new Map(rows.map((row) => [row.achievement_id, row.holders])), practicing }
    },
  })
  return async (): Promise<(id: AchievementId) => number | null> => {
    const { holders, practicing } = await counts.get('all')
    return (id) => shareOf(holders.get(id) ?? 0, practicing)
  }
}
