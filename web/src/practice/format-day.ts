import { dateFormat } from '../language/formats.ts'
import { t } from '../language/messages.ts'

/* Formats calendar days, such as 2026-03-14, in everyday words. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' })
const date = dateFormat({ month: 'long', day: 'numeric', timeZone: 'UTC' })

/** The number of days from one calendar day to another. */
const daysBetween = (from: string, to: string): number =>
  Math.round((startOf(to).getTime() - startOf(from).getTime()) / 86_400_000)

/** For use inside a sentence: “today”, “tomorrow”, “on Monday” within a week of today, otherwise “on March 14”. */
export function formatDay(day: string, today: string): string {
  const ahead = daysBetween(today, day)
  if (ahead === 0) return t('practice/today')
  if (ahead === 1) return t('practice/tomorrow')
  if (ahead === -1) return t('practice/yesterday')
  return t('practice/on-day', { day: (Math.abs(ahead) < 7 ? weekday : date)(startOf(day)) })
}
