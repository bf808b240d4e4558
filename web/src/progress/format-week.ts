import type { WeeklyActivityEntry } from '@skills-center/contract/progress'
import { t } from '../language/messages.ts'

/** Summarizes the week in a sentence: “You practiced on 3 days, 42 minutes in all, and answered 61 questions.” */
export function formatWeek(days: readonly WeeklyActivityEntry[]): string {
  const active = days.filter((day) => day.answered > 0 || day.totalMinutes > 0)
  if (active.length === 0) return t('progress/no-practice-in-the-last')
  const minutes = days.reduce((sum, day) => sum + day.totalMinutes, 0)
  const answered = days.reduce((sum, day) => sum + day.answered, 0)
  return t('progress/you-practiced-on-days', { days: active.length, minutes, answered })
}
