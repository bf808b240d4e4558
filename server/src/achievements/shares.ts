import type { AchievementId } from '@skills-center/contract/achievements'
import { createCache } from '../platform/cache.ts'
import type { Now } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import { countPracticingStudents, selectHolders } from './queries.ts'

/** Among fewer a share says little, and may tell of single students. */
const enoughStudents = 50
/** Shares move slowly, and counting them reads every achievement that was ever earned. */
const cacheSeconds = 24 * 60 * 60

/** Percent of those who practice here that have an achievement, to the nearest 5; null among too few. */
export function shareOf(holders: number, practicing: number): number | null {
  return practicing < enoughStudents ? null : Math.min(100, Math.round((20 * holders) / practicing) * 5)
}

/** Shares of students by achievement, counted once a day. */
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
