import type { ReportPeriod } from '@skills-center/contract/progress/report'
import { Skeleton } from '../../ui/skeleton.tsx'
import { counted, formatPeriod, formatZone } from './format-period.ts'

/** Which days the figures cover, and the time zone in which days begin. */
export function PeriodLine({ period }: { readonly period: ReportPeriod | undefined }) {
  if (period === undefined) return <Skeleton className="mt-2 h-[1.5em] w-80 max-w-full" />
  return (
    <p className="mt-2 text-ink-soft">
      {formatPeriod(period)} · {counted(period.days, 'day')}, {formatZone(period.timeZone)}
    </p>
  )
}
