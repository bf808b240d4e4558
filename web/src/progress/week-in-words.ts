import type { WeeklyActivityEntry } from '@skills-center/contract/progress'

/** The week in a sentence: “You practiced on 3 days, 42 minutes in all, and answered 61 questions.” */
export function weekInWords(days: readonly WeeklyActivityEntry[]): string {
  const active = days.filter((day) => day.answered > 0 || day.totalMinutes > 0)
  if (active.length === 0) return 'No practice in the last seven days.'
  const minutes = days.reduce((sum, day) => sum + day.totalMinutes, 0)
  const answered = days.reduce((sum, day) => sum + day.answered, 0)
  return `You practiced on ${count(active.length, 'day')}, ${count(minutes, 'minute')} in all, and answered ${count(answered, 'question')}.`
}

function count(value: number, noun: string): string {
  return `${value} ${noun}${value === 1 ? '' : 's'}`
}
