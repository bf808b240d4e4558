import type {
  Achievement,
  AchievementDetail,
  AchievementId,
  UserAchievement,
} from '@skills-center/contract/achievements'
import type { UserId } from '@skills-center/contract/ids'
import type { Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { countEarned, insertEarnedRows, selectEarnedRows } from './queries.ts'
import { ruleDetails } from './rule-details.ts'
import { type Counts, type Rule, rules } from './rules.ts'
import { createShares } from './shares.ts'

export interface AchievementsNeeds {
  database: Database
  now: Now
  /** A student's counts so far. */
  countsOf: (studentId: UserId) => Promise<Counts>
}

export function createAchievements({ database, now, countsOf }: AchievementsNeeds) {
  const shares = createShares({ database, now })
  const isDue = ({ achievement, progress }: Rule, counts: Counts): boolean =>
    progress(counts) >= achievement.requirement.value

  /** Writes what the counts have newly earned; answers it for each entry, in their order, with how many there are now. */
  async function award(
    tx: Queryable,
    entries: readonly { studentId: UserId; tally: Counts; at: Date }[],
  ): Promise<{ earned: Achievement[]; total: number }[]> {
    const had = await selectEarnedRows(
      tx,
      entries.map((entry) => entry.studentId),
    )
    const earned = entries.map(({ studentId, tally }) =>
      rules
        .filter((rule) => isDue(rule, tally))
        .map((rule) => rule.achievement)
        .filter(({ id }) => !had.some((row) => row.student_id === studentId && row.achievement_id === id)),
    )
    const rows = entries.flatMap(({ studentId, at }, index) =>
      (earned[index] ?? []).map(({ id }) => ({ student_id: studentId, achievement_id: id, earned_at: at })),
    )
    if (rows.length > 0) await insertEarnedRows(tx, rows)
    return entries.map(({ studentId }, index) => {
      const fresh = earned[index] ?? []
      return { earned: fresh, total: fresh.length + had.filter((row) => row.student_id === studentId).length }
    })
  }

  async function listFor(studentId: UserId): Promise<UserAchievement[]> {
    const [had, counts] = await Promise.all([selectEarnedRows(database, [studentId]), countsOf(studentId)])
    return rules.map(({ achievement, progress }) => {
      const row = had.find((candidate) => candidate.achievement_id === achievement.id)
      const { value } = achievement.requirement
      return {
        id: `${studentId}:${achievement.id}`,
        achievementId: achievement.id,
        completed: row !== undefined,
        // What was once earned stays earned, whatever the rule says later.
        progress: row === undefined ? Math.min(value, progress(counts)) : value,
        earnedAt: row?.earned_at.toISOString() ?? null,
      }
    })
  }

  async function listDetails(): Promise<AchievementDetail[]> {
    const share = await shares()
    return rules.map(({ achievement: { id } }) => {
      const words = ruleDetails[id]
      if (words === undefined) throw new Error(`Nothing is said of ${id}`)
      return { achievementId: id, ...words, share: share(id) }
    })
  }

  return {
    award,
    listFor,
    listDetails,
    list: (): Achievement[] => rules.map((rule) => rule.achievement),
    countEarned: (studentId: UserId) => countEarned(database, studentId),
    /** Throws where there is no such achievement. */
    requireAchievement(id: AchievementId): Achievement {
      const rule = rules.find((candidate) => candidate.achievement.id === id)
      if (rule === undefined) throw new Error(`No achievement ${id}`)
      return rule.achievement
    },
  }
}

export type AchievementsFeature = ReturnType<typeof createAchievements>
