import type { AchievementId } from '@skills-center/contract/achievements'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { addDays, dayOf, validTimeZone } from './calendar.ts'
import {
  addDailyActivity,
  type DayRow,
  lockStudents,
  selectDayRows,
  type StoredDay,
  type TotalsRow,
  updateStudentTotals,
} from './queries.ts'
import { type Counted, emptyTally, pointsFor, type Tally, tallyAfter } from './tally.ts'

/** A student whose day is to be opened, and the time zone that the browser reports. */
export interface Opening {
  studentId: UserId
  timeZone: string | undefined
  at: Date
}

/** A student's record, with its row locked until the transaction ends. */
export interface LockedRecord {
  studentId: UserId
  date: string
  totals: TotalsRow
}

/** What each student has earned so far. */
export type Held = ReadonlyMap<UserId, ReadonlySet<AchievementId>>

export interface CreditEntry extends Counted {
  studentId: UserId
  skillId: SkillId
  at: Date
  activeMilliseconds: number
  /** Whether it counts toward the daily limit. */
  isLimited: boolean
  /** Whether it earns points and counts toward the streak and achievements. */
  isCredited: boolean
}

/** What a recorded try earned, and the record after it. */
export interface Recorded {
  /** Points for the answer and for the achievements that it earned. */
  points: number
  achievements: AchievementId[]
  achievementsInAll: number
  totals: TotalsRow
}

export interface Earned {
  id: AchievementId
  points: number
}

export interface RecordDeps {
  selectHeld: (tx: Queryable, studentIds: readonly UserId[]) => Promise<Held>
  /**
   * Awards what each tally has newly earned, in the order of the entries. Also returns how many achievements the
   * student then has. `stored` settles when the awards are written.
   */
  award: (
    tx: Queryable,
    held: Held,
    entries: readonly { studentId: UserId; tally: Tally; at: Date }[],
  ) => { awards: { earned: Earned[]; total: number }[]; stored: Promise<void> }
}

/**
 * The time zone may change at most once per this many hours, so that nobody gains an extra day by pretending to be
 * elsewhere.
 */
const timeZoneHours = 20

function zoneAfter(row: TotalsRow | undefined, opening: Opening): { zone: string; since: Date | null } {
  const kept = { zone: validTimeZone(row?.time_zone), since: row?.time_zone_since ?? null }
  if (opening.timeZone === undefined || validTimeZone(opening.timeZone) !== opening.timeZone) return kept
  const isFixed =
    kept.since !== null && opening.at.getTime() - kept.since.getTime() < timeZoneHours * 3_600_000
  return isFixed || kept.zone === opening.timeZone ? kept : { zone: opening.timeZone, since: opening.at }
}

/** Locks the students' records and finds each student's current day, in the order of the openings. */
export async function lockRecords(tx: Queryable, openings: readonly Opening[]): Promise<LockedRecord[]> {
  const totals = await lockStudents(
    tx,
    openings.map((opening) => opening.studentId),
  )
  const rowOf = (studentId: UserId) => totals.find((row) => row.student_id === studentId)
  const records = openings.map((opening): LockedRecord & { isMoved: boolean } => {
    const row = rowOf(opening.studentId)
    if (row === undefined) throw new Error('The student’s record was not locked')
    const { zone, since } = zoneAfter(row, opening)
    return {
      studentId: opening.studentId,
      date: dayOf(opening.at, zone),
      totals: { ...row, time_zone: zone, time_zone_since: since },
      isMoved: row.time_zone !== zone,
    }
  })
  const moved = records.filter(({ isMoved }) => isMoved)
  if (moved.length > 0)
    await updateStudentTotals(
      tx,
      moved.map(({ totals: row }) => row),
    )
  return records
}

/** How many problems that count toward the daily limit each student has begun on that day, in the order of the records. */
export async function selectUsed(tx: Queryable, records: readonly LockedRecord[]): Promise<number[]> {
  const used = await selectDayRows(
    tx,
    records.map(({ studentId, date }) => ({ studentId, day: date })),
  )
  return records.map(({ studentId, date }) =>
    usedIn(used.find((row) => row.student_id === studentId && row.day === date)),
  )
}

/**
 * Adds recorded tries to the locked students' days, totals, and achievements, in order. Everything is sent to the
 * database at once: `stored` settles when it is written, with the days after it.
 */
export function recordCredits(
  { award }: Pick<RecordDeps, 'award'>,
  tx: Queryable,
  records: readonly LockedRecord[],
  held: Held,
  entries: readonly CreditEntry[],
): { recorded: Recorded[]; stored: Promise<StoredDay[]> } {
  const latest = new Map(
    records.map(({ studentId, totals }) => [
      studentId,
      { ...totals, tally: { ...emptyTally, ...totals.tally } },
    ]),
  )
  const counted = entries.map((entry) => {
    const row = latest.get(entry.studentId)
    if (row === undefined) throw new Error('The student’s record was not locked')
    const totals = { ...row, ...totalsAfter(row, entry) }
    latest.set(entry.studentId, totals)
    return { entry, totals }
  })
  const awarded = award(
    tx,
    held,
    counted.map(({ entry, totals }) => ({ studentId: entry.studentId, tally: totals.tally, at: entry.at })),
  )
  const pointsOf = new Map(records.map(({ studentId, totals }) => [studentId, totals.points]))
  const recorded = counted.map(({ entry, totals }, index): Recorded => {
    const { earned, total } = awarded.awards[index] ?? { earned: [], total: 0 }
    const points = earned.reduce(
      (sum, achievement) => sum + achievement.points,
      entry.isCredited ? pointsFor(entry) : 0,
    )
    const inAll = (pointsOf.get(entry.studentId) ?? 0) + points
    pointsOf.set(entry.studentId, inAll)
    return {
      points,
      achievements: earned.map(({ id }) => id),
      achievementsInAll: total,
      totals: { ...totals, points: inAll },
    }
  })
  const last = new Map(recorded.map(({ totals }) => [totals.student_id, totals]))
  const written = [
    addDailyActivity(tx, sumDays(entries.map(dayRow))),
    updateStudentTotals(tx, [...last.values()]),
    awarded.stored,
  ] as const
  return { recorded, stored: Promise.all(written).then(([days]) => days) }
}

/** Merges the rows into one per student and day, because a statement cannot update the same row twice. */
export function sumDays(rows: readonly DayRow[]): DayRow[] {
  const sums = new Map<string, DayRow>()
  for (const row of rows) {
    const key = `${row.student_id} ${row.day}`
    const sum = sums.get(key)
    sums.set(
      key,
      sum === undefined
        ? row
        : {
            ...row,
            answered: sum.answered + row.answered,
            unlimited: sum.unlimited + row.unlimited,
            correct: sum.correct + row.correct,
            active_ms: sum.active_ms + row.active_ms,
          },
    )
  }
  return [...sums.values()]
}

/** The streak and tally after a try; unchanged if it is not credited. */
export function totalsAfter(
  row: Pick<TotalsRow, 'last_day' | 'streak_days' | 'day_off' | 'tally'>,
  entry: CreditEntry,
): Pick<TotalsRow, 'last_day' | 'streak_days' | 'day_off'> & { tally: Tally } {
  const before = { ...emptyTally, ...row.tally }
  const { last_day, streak_days, day_off } = row
  if (!entry.isCredited) return { last_day, streak_days, day_off, tally: before }
  const streak = streakAfter(row, entry.date)
  return { ...streak, last_day: entry.date, tally: tallyAfter(before, entry, streak.streak_days) }
}

type Streak = Pick<TotalsRow, 'streak_days' | 'last_day' | 'day_off'>

/** The fewest days from one day off to the next. */
const restDays = 7

/** Whether a day without practice is a day off, which does not break the streak; one in seven days can be. */
export const isDayOff = ({ last_day, day_off }: Omit<Streak, 'streak_days'>, day: string): boolean =>
  last_day === addDays(day, -1) && (day_off === null || day_off <= addDays(day, -restDays))

/** Counts consecutive days with at least one credited answer, ignoring days off. */
function streakAfter(row: Streak, date: string): Pick<Streak, 'streak_days' | 'day_off'> {
  const { last_day, streak_days, day_off } = row
  const yesterday = addDays(date, -1)
  if (last_day === date) return { streak_days, day_off }
  if (last_day === yesterday) return { streak_days: streak_days + 1, day_off }
  if (isDayOff(row, yesterday)) return { streak_days: streak_days + 1, day_off: yesterday }
  return { streak_days: 1, day_off: null }
}

/** The streak as of today. It survives a day off, and ends with a second day without practice. */
export function currentStreak(row: Streak | undefined, today: string): number {
  if (row?.last_day == null) return 0
  const yesterday = addDays(today, -1)
  return row.last_day >= yesterday || isDayOff(row, yesterday) ? row.streak_days : 0
}

/** How many of the day's problems have been used up. */
export const usedIn = (day: Pick<DayRow, 'answered' | 'unlimited'> | undefined): number =>
  day === undefined ? 0 : day.answered - day.unlimited

export function dayRow(entry: CreditEntry): DayRow {
  const isFirst = entry.isPractice && entry.try === 1
  return {
    student_id: entry.studentId,
    day: entry.date,
    answered: isFirst ? 1 : 0,
    correct: isFirst && entry.isCorrect ? 1 : 0,
    active_ms: entry.activeMilliseconds,
    unlimited: isFirst && !entry.isLimited ? 1 : 0,
  }
}
