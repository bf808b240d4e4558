import {
  type ActivitySpan,
  longestPeriod,
  type ReportPeriod,
  type ReportQuery,
} from '@skills-center/contract/progress/report'
import { badRequest } from '../platform/problems.ts'
import { addDays } from './calendar.ts'
import { say } from './messages.gen.ts'
import type { MessageOrText } from '../platform/format-message.ts'

type Grouping = 'day' | 'week' | 'month'

/** A school year begins on August 1. */
const schoolYearBegins = '08-01'

/** The longest periods shown day by day, and week by week. */
const maxSingleDays = 31
const maxWeeklyDays = 26 * 7

const dayMilliseconds = 86_400_000

/** The number of days from one to the other, both included. */
const daysIn = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds) + 1

function schoolYearOf(today: string): string {
  const year = Number(today.slice(0, 4))
  const begin = `${year}-${schoolYearBegins}`
  return begin <= today ? begin : `${year - 1}-${schoolYearBegins}`
}

/** The period that a query asks for, relative to the student's today. Refuses invalid custom dates. */
export function periodOf(query: ReportQuery, today: string, timeZone: string): ReportPeriod {
  const [from, to] = endsOf(query, today)
  return { kind: query.period, from, to, days: daysIn(from, to), today, timeZone }
}

function endsOf({ period, from, to }: ReportQuery, today: string): [from: string, to: string] {
  switch (period) {
    case '7-days':
      return [addDays(today, -6), today]
    case '30-days':
      return [addDays(today, -29), today]
    case 'school-year':
      return [schoolYearOf(today), today]
    case 'own':
      return ownDates(from, to, today)
  }
}

function ownDates(from: string | undefined, to: string | undefined, today: string): [string, string] {
  const refuse = (field: 'from' | 'to', message: MessageOrText) => badRequest(message, [{ field, message }])
  if (from === undefined) throw refuse('from', say('first-day-missing'))
  if (to === undefined) throw refuse('to', say('last-day-missing'))
  if (from > today) throw refuse('from', say('first-day-in-future'))
  if (from > to) throw refuse('to', say('last-day-before-first'))
  const last = to > today ? today : to
  if (daysIn(from, last) > longestPeriod) {
    throw refuse('from', say('period-too-long'))
  }
  return [from, last]
}

/** The grouping of a period: the longer it is, the coarser. */
export function groupingOf(days: number): Grouping {
  if (days <= maxSingleDays) return 'day'
  return days <= maxWeeklyDays ? 'week' : 'month'
}

/** The days, weeks (from Monday), or months of a period; the first and the last may be cut short. */
export function spansOf({ from, to }: Pick<ReportPeriod, 'from' | 'to'>, grouping: Grouping) {
  const spans: Pick<ActivitySpan, 'from' | 'to'>[] = []
  for (let first = from; first <= to;) {
    const last = lastOf(first, grouping)
    spans.push({ from: first, to: last < to ? last : to })
    first = addDays(last, 1)
  }
  return spans
}

function lastOf(day: string, grouping: Grouping): string {
  if (grouping === 'day') return day
  const date = new Date(`${day}T00:00:00Z`)
  if (grouping === 'week') return addDays(day, (7 - date.getUTCDay()) % 7)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).toISOString().slice(0, 10)
}
