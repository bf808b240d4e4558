import type { ReportPeriod, ReportPeriodKind, ReportQuery } from '@skills-center/contract/progress/report'
import { t } from '../../language/messages.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { OwnDates } from './own-dates.tsx'

const labels = (): Record<ReportPeriodKind, string> => ({
  '7-days': t('progress/report/7-days'),
  '30-days': t('progress/report/30-days'),
  'school-year': t('progress/report/school-year'),
  own: t('progress/report/own-dates'),
})

interface PeriodPickerProps {
  readonly query: ReportQuery
  /** The period shown last, from which custom dates start. */
  readonly period: ReportPeriod | undefined
  readonly kinds: readonly ReportPeriodKind[]
  readonly error?: unknown
  readonly onChange: (query: ReportQuery) => void
}

/** Selects the days that the report covers. Arrow keys move between the options. */
export function PeriodPicker({ query, period, kinds, error, onChange }: PeriodPickerProps) {
  const choose = (kind: ReportPeriodKind) =>
    onChange(kind === 'own' ? { period: kind, from: period?.from, to: period?.to } : { period: kind })
  return (
    <div className="flex flex-col gap-4 print:hidden">
      <div className="sm:max-w-lg">
        <SegmentedControl
          label={t('progress/report/period')}
          labelHidden
          value={query.period}
          options={kinds.map((value) => ({ value, label: labels()[value] }))}
          onChange={choose}
        />
      </div>
      {query.period === 'own' && (
        <OwnDates
          key={`${query.from} ${query.to}`}
          query={query}
          latest={period?.today}
          error={error}
          onChange={onChange}
        />
      )}
    </div>
  )
}
