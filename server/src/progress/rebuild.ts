import type { SkillId, Subject, UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { dayRow, type CreditEntry, sumDays, totalsAfter } from './record.ts'
import { addDailyActivity, type DayRow, lockStudents, updateStudentTotals } from './queries.ts'
import { deleteDays, selectCountedAttempts, selectDeferralTimes } from './rebuild-queries.ts'
import { emptyTally, type Tally } from './tally.ts'

/** After this many days without the skill, a right answer counts as a refresh. */
const refreshDays = 3

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

export interface RebuildDeps {
  subjectOf: (skillId: SkillId) => Subject | undefined
}

/** Recomputes a student's days and totals from the attempts, in order. The time zone stays. */
export async function rebuildRecord(
  { subjectOf }: RebuildDeps,
  tx: Queryable,
  studentId: UserId,
): Promise<void> {
  const [row] = await lockStudents(tx, [studentId])
  if (row === undefined) throw new Error('The student’s record was not locked')
  const attempts = await selectCountedAttempts(tx, studentId)
  const deferrals = await selectDeferralTimes(tx, studentId)
  const practiced = new Set<SkillId>()
  const mastered = new Set<SkillId>()
  const answeredAt = new Map<SkillId, Date>()
  const days: DayRow[] = []

  let totals: typeof row & { tally: Tally } = {
    ...row,
    points: 0,
    streak_days: 0,
    last_day: null,
    day_off: null,
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
      // A skill that has left the curriculum counts as math, because its subject is not stored.
      subject: subjectOf(skillId) ?? 'math',
      level: attempt.level,
      try: attempt.try,
      isCorrect,
      activeMilliseconds: attempt.active_ms,
      isPractice,
      isRapid: attempt.is_rapid,
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
  await deleteDays(tx, studentId)
  await addDailyActivity(tx, sumDays(days))
  await updateStudentTotals(tx, [totals])
}
