import type { ActivitySpan, ProgressReport, ReportPeriod } from '@skills-center/contract/progress/report'
import { t } from '../../language/messages.ts'
import { type AxisMark, columnMiddle, thinned } from '../../ui/axis-marks.ts'
import { dateFormat, dateRangeFormat } from '../../language/formats.ts'

const full = dateRangeFormat({ year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
const shortRange = dateRangeFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' })
const short = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' })
const shortWithDay = dateFormat({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
const month = dateFormat({ month: 'short', timeZone: 'UTC' })

/** “Nov 14”. */
export const dayInShort = (day: string): string => short(day)

/** “October 23 – November 21, 2026”. */
export const formatPeriod = ({ from, to }: Pick<ReportPeriod, 'from' | 'to'>): string => full(from, to)

/** “Los Angeles time” for “America/Los_Angeles”. */
export const formatZone = (timeZone: string): string =>
  timeZone === 'UTC'
    ? 'UTC'
    : t('progress/report/place-time', {
        place: (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' '),
      })

type Grouping = ProgressReport['activity']['grouping']

/** A day, week, or month in a table: “Tue, Nov 17”, “Nov 16 – 22”, “Nov 1 – 21”. */
export function formatSpan({ from, to }: Pick<ActivitySpan, 'from' | 'to'>): string {
  return from === to ? shortWithDay(from) : shortRange(from, to)
}

/** Labels under a chart, as many as fit: “Nov 17”, “Nov 16”, “Nov”. */
export const spanMarks = (spans: readonly Pick<ActivitySpan, 'from'>[], grouping: Grouping): AxisMark[] =>
  thinned(
    spans.map(({ from }, index) => ({
      at: columnMiddle(index, spans.length),
      text: grouping === 'month' ? month(from) : dayInShort(from),
    })),
  )

/** “1 day”, “12 questions”. */
export function counted(count: number, noun: 'day' | 'minute' | 'question' | 'answer'): string {
  switch (noun) {
    case 'day':
      return t('progress/report/days', { count })
    case 'minute':
      return t('progress/report/minutes', { count })
    case 'question':
      return t('progress/report/questions-count', { count })
    case 'answer':
      return t('progress/report/answers', { count })
  }
}

/** Describes the chart in a sentence or two. */
export function formatActivity({ summary, activity, period }: ProgressReport): string {
  const [max] = activity.spans.toSorted((one, other) => other.minutes - one.minutes)
  if (summary.daysPracticed === 0 || max === undefined)
    return t('progress/report/no-practice-in-this-period-sentence')
  const all = t('progress/report/practice-on-practiced-of-days', {
    practiced: summary.daysPracticed,
    days: period.days,
    minutes: summary.minutes,
  })
  if (activity.spans.length === 1 || max.minutes === 0) return all
  const span = formatSpan(max)
  return t('progress/report/all-most-minutes-span', {
    all,
    minutes: max.minutes,
    span,
  })
}
