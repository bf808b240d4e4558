import type {
  Achievement,
  AchievementDetail,
  AchievementId,
  UserAchievement,
} from '@skills-center/contract/achievements'
import type { UserId } from '@skills-center/contract/ids'
import type { Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { formatMessage } from '../platform/format-message.ts'
import { countEarned, type EarnedRow, insertEarnedRows, selectEarnedRows } from './queries.ts'
import { ruleDetails } from './rule-details.ts'
import { type Counts, type Rule, rules } from './rules.ts'
import { createShares } from './shares.ts'

export interface AchievementsDeps {
  database: Database
  now: Now
  /** A student's counts so far. */
  countsOf: (studentId: UserId) => Promise<Counts>
}

export function createAchievements({ database, now, countsOf }: AchievementsDeps) {
  const shares = createShares({ database, now })
  const isDue = ({ achievement, progress }: Rule, counts: Counts): boolean =>
    progress(counts) >= achievement.requirement.value

  /** What each student has earned so far. */
  async function selectHeld(
    tx: Queryable,
    studentIds: readonly UserId[],
  ): Promise<Map<UserId, Set<AchievementId>>> {
    const held = new Map(studentIds.map((id) => [id, new Set<AchievementId>()]))
    for (const row of await selectEarnedRows(tx, studentIds))
      held.get(row.student_id)?.add(row.achievement_id)
    return held
  }

  /**
   * Stores what the counts have newly earned, in order; a student may occur more than once. Returns this for each
   * entry, with how many achievements the student then has. `stored` settles when it is written.
   */
  function award(
    tx: Queryable,
    before: ReadonlyMap<UserId, ReadonlySet<AchievementId>>,
    entries: readonly { studentId: UserId; tally: Counts; at: Date }[],
  ): { awards: { earned: Rule['achievement'][]; total: number }[]; stored: Promise<void> } {
    const held = new Map(Array.from(before, ([id, had]) => [id, new Set(had)]))
    const rows: EarnedRow[] = []
    const awards = entries.map(({ studentId, tally, at }) => {
      const had = held.get(studentId) ?? new Set()
      const earned = rules
        .filter((rule) => isDue(rule, tally))
        .map((rule) => rule.achievement)
        .filter(({ id }) => !had.has(id))
      for (const { id } of earned) {
        had.add(id)
        rows.push({ student_id: studentId, achievement_id: id, earned_at: at })
      }
      return { earned, total: had.size }
    })
    return { awards, stored: rows.length > 0 ? insertEarnedRows(tx, rows) : Promise.resolve() }
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
        // An earned achievement stays earned, even if its rule changes later.
        progress: row === undefined ? Math.min(value, progress(counts)) : value,
        earnedAt: row?.earned_at.toISOString() ?? null,
      }
    })
  }

  async function listDetails(): Promise<AchievementDetail[]> {
    const share = await shares()
    return rules.map(({ achievement: { id } }) => {
      const words = ruleDetails[id]
      if (words === undefined) throw new Error(`The achievement ${id} has no text`)
      const { rule, unit, advice, step } = words
      return {
        achievementId: id,
        rule: formatMessage(rule),
        unit: formatMessage(unit),
        advice: formatMessage(advice),
        step,
        share: share(id),
      }
    })
  }

  return {
    selectHeld,
    award,
    listFor,
    listDetails,
    list: (): Achievement[] => rules.map(shown),
    countEarned: (studentId: UserId) => countEarned(database, studentId),
    /** Throws if there is no such achievement. */
    requireAchievement(id: AchievementId): Achievement {
      const rule = rules.find((candidate) => candidate.achievement.id === id)
      if (rule === undefined) throw new Error(`No achievement ${id}`)
      return shown(rule)
    },
  }
}

/** The achievement in the reader's language. */
const shown = ({ achievement, name, description }: Rule): Achievement => ({
  ...achievement,
  name: formatMessage(name),
  description: formatMessage(description),
})

export type AchievementsFeature = ReturnType<typeof createAchievements>
