import type { ReportPeriod } from '@skills-center/contract/progress/report'
import { Skeleton } from '../../ui/skeleton.tsx'
import { counted, periodInWords, zoneInWords } from './period-words.ts'

/** Which days the figures are about, and where a day begins. */
export function PeriodLine({ period }: { readonly period: ReportPeriod | undefined }) {
  if (period === undefined) return <Skeleton className="mt-2 h-[1.5em] w-80 max-w-full" />
  return (
    <p className="mt-2 text-ink-soft">
      {periodInWords(period)} · {counted(period.days, 'day')}, {zoneInWords(period.timeZone)}
    </p>
  )
}
