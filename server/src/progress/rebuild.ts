import type { SkillId, Subject, UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'
import { dayRow, type CreditEntry, sumDays, totalsAfter } from './record.ts'
import { addDailyActivity, type DayRow, lockStudents, updateStudentTotals } from './queries.ts'
import { emptyTally, type Tally } from './tally.ts'

interface CountedAttempt {
  skill_id: SkillId
  level: 1 | 2 | 3
  try: 1 | 2
  purpose: string
  verdict: 'correct' | 'incorrect'
  active_ms: number
  day: string
  answered_at: Date
  mastered_before: boolean
  mastered_after: boolean
  points: number
  is_credited: boolean
  is_from_unverified: boolean
}

const selectAttempts = statement(
  'progress.select-counted-attempts',
  `select skill_id, level, try, purpose, verdict, active_ms, day, answered_at, mastered_before, mastered_after, points,
          is_credited, is_from_unverified
   from attempts where student_id = $1 order by answered_at, issued_at, try`,
)
const selectDeferrals = statement(
  'progress.select-deferral-times',
  'select skill_id, deferred_at from deferrals where student_id = $1',
)
const deleteDays = statement('progress.delete-days', 'delete from daily_activity where student_id = $1')

/** Days without a skill after which a right answer proves it again. */
const refreshDays = 3

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

export interface RebuildNeeds {
  subjectOf: (skillId: SkillId) => Subject | undefined
}

/** Counts a student’s days and totals again from the attempts, in their order. The time zone stays. */
export async function rebuildRecord(
  { subjectOf }: RebuildNeeds,
  tx: Queryable,
  studentId: UserId,
): Promise<void> {
  const [row] = await lockStudents(tx, [studentId])
  if (row === undefined) throw new Error('The student’s record was not opened')
  const attempts = await tx.query<CountedAttempt>(selectAttempts, [studentId])
  const deferrals = await tx.query<{ skill_id: SkillId; deferred_at: Date }>(selectDeferrals, [studentId])
  const practiced = new Set<SkillId>()
  const mastered = new Set<SkillId>()
  const answeredAt = new Map<SkillId, Date>()
  const days: DayRow[] = []

  let totals: typeof row & { tally: Tally } = {
    ...row,
    points: 0,
    streak_days: 0,
    last_day: null,
    tally: { ...emptyTally },
  }
  for (const attempt of attempts) {
    const skillId = attempt.skill_id
    const isPractice = attempt.purpose !== 'placement'
    const isCorrect = attempt.verdict === 'correct'
    const seen = [
      answeredAt.get(skillId),
      ...deferrals
        .filter((deferral) => deferral.skill_id === skillId && deferral.deferred_at < attempt.answered_at)
        .map(({ deferred_at: at }) => at),
    ].filter((at) => at !== undefined)
    const last = seen.length === 0 ? null : Math.max(...seen.map(seconds))
    const passed = last === null ? 0 : attempt.answered_at.getTime() / 1000 - last
    const entry: CreditEntry = {
      studentId,
      skillId,
      at: attempt.answered_at,
      date: attempt.day,
      // A skill that the curriculum no longer has was math or science all the same; which is not known.
      subject: subjectOf(skillId) ?? 'math',
      level: attempt.level,
      try: attempt.try,
      isCorrect,
      activeMilliseconds: attempt.active_ms,
      isPractice,
      isLimited: attempt.purpose === 'practice' || attempt.is_from_unverified,
      isNewSkill: isPractice && !practiced.has(skillId),
      isFirstMastery: attempt.mastered_after && !mastered.has(skillId),
      isRefreshed: isCorrect && attempt.mastered_before && passed >= refreshDays * 86_400,
      isCredited: attempt.is_credited,
    }
    totals = { ...totals, ...totalsAfter(totals, entry), points: totals.points + attempt.points }
    days.push(dayRow(entry))
    if (!attempt.is_credited) continue
    if (isPractice) practiced.add(skillId)
    if (attempt.mastered_after) mastered.add(skillId)
    answeredAt.set(skillId, attempt.answered_at)
  }
  await tx.query(deleteDays, [studentId])
  await addDailyActivity(tx, sumDays(days))
  await updateStudentTotals(tx, [totals])
}
