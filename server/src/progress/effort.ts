import type { UserId } from '@skills-center/contract/ids'
import type { DailyGoal, Effort, EffortDay } from '@skills-center/contract/progress/effort'
import type { Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { addDays, dayOf, validTimeZone } from './calendar.ts'
import { countThoughtful, upsertDailyGoal } from './effort-queries.ts'
import { type DayRow, selectDaysBetween, selectStudentTotals, type TotalsRow } from './queries.ts'
import { isDayOff } from './record.ts'
import { emptyTally } from './tally.ts'

interface EffortDeps {
  database: Database
  now: Now
}

/** A student's effort: their own daily goal, a week that allows a day off, and counts that only grow. */
export function createEffort({ database, now }: EffortDeps) {
  async function effort(studentId: UserId): Promise<Effort> {
    const totals = await selectStudentTotals(database, studentId)
    const today = dayOf(now(), validTimeZone(totals?.time_zone))
    const [days, thoughtThrough] = await Promise.all([
      selectDaysBetween(database, studentId, addDays(today, -6), today),
      countThoughtful(database, studentId),
    ])
    const tally = { ...emptyTally, ...totals?.tally }
    return {
      goal: totals?.daily_goal ?? null,
      week: weekOf(days, totals, today),
      thoughtThrough,
      turnedAround: tally.secondTryRight,
      skillsLit: tally.mathMastered + tally.scienceMastered,
    }
  }

  return {
    effort,
    async setDailyGoal(studentId: UserId, questions: DailyGoal): Promise<Effort> {
      await upsertDailyGoal(database, studentId, questions)
      return effort(studentId)
    },
  }
}

/** Marks as a day off the last one that the streak used, or yesterday if it may still become one. */
function weekOf(rows: readonly DayRow[], totals: TotalsRow | undefined, today: string): EffortDay[] {
  const yesterday = addDays(today, -1)
  const isOff = (date: string) =>
    totals !== undefined && (date === totals.day_off || (date === yesterday && isDayOff(totals, yesterday)))
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(today, index - 6)
    const row = rows.find((candidate) => candidate.day === date)
    const wasPracticed = row !== undefined && (row.answered > 0 || row.active_ms > 0)
    return {
      date,
      answered: row?.answered ?? 0,
      kind: wasPracticed ? 'practiced' : isOff(date) ? 'off' : 'open',
    }
  })
}
