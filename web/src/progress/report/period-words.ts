import type { ActivitySpan, ProgressReport, ReportPeriod } from '@skills-center/contract/progress/report'

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' })
const full = format({ year: 'numeric', month: 'long', day: 'numeric' })
const short = format({ month: 'short', day: 'numeric' })
const shortWithDay = format({ weekday: 'short', month: 'short', day: 'numeric' })
const month = format({ month: 'short' })

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** “Nov 14”. */
export const dayInShort = (day: string): string => short.format(dateOf(day))

/** “October 23 – November 21, 2026”. */
export const periodInWords = ({ from, to }: Pick<ReportPeriod, 'from' | 'to'>): string =>
  full.formatRange(dateOf(from), dateOf(to))

/** “Los Angeles time” of “America/Los_Angeles”. */
export const zoneInWords = (timeZone: string): string =>
  timeZone === 'UTC' ? 'UTC' : `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`

type Grouping = ProgressReport['activity']['grouping']

/** A day, week or month in a table: “Tue, Nov 17”, “Nov 16 – 22”, “Nov 1 – 21”. */
export function spanInWords({ from, to }: Pick<ActivitySpan, 'from' | 'to'>): string {
  return from === to ? shortWithDay.format(dateOf(from)) : short.formatRange(dateOf(from), dateOf(to))
}

/** The same under a bar: “Nov 17”, “Nov 16”, “Nov”. */
export const spanMark = (from: string, grouping: Grouping): string =>
  grouping === 'month' ? month.format(dateOf(from)) : dayInShort(from)

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What the chart shows, in a sentence or two. */
export function activityInWords({ summary, activity, period }: ProgressReport): string {
  const [most] = activity.spans.toSorted((one, other) => other.minutes - one.minutes)
  if (summary.daysPracticed === 0 || most === undefined) return 'No practice in this period.'
  const days = `Practice on ${summary.daysPracticed} of ${counted(period.days, 'day')}`
  const all = `${days}, ${counted(summary.minutes, 'minute')} in all.`
  if (activity.spans.length === 1 || most.minutes === 0) return all
  return `${all} Most: ${counted(most.minutes, 'minute')}, ${spanInWords(most)}.`
}
