import type { ActivitySpan, ProgressReport } from '@skills-center/contract/progress/report'
import { t } from '../../language/messages.ts'
import { Accuracy } from './figures.tsx'
import { formatSpan } from './format-period.ts'
import { FigureTable, type Column } from '../../ui/figure-table.tsx'

interface ActivityTableProps {
  readonly spans: readonly ActivitySpan[]
  readonly grouping: ProgressReport['activity']['grouping']
}

const heads = () =>
  ({
    day: t('progress/report/day'),
    week: t('progress/report/week'),
    month: t('progress/report/month'),
  }) as const

/** The figures behind the charts. Print omits spans without practice. */
export function ActivityTable({ spans, grouping }: ActivityTableProps) {
  const daysPracticed: Column<ActivitySpan> = {
    head: t('progress/report/days-practiced'),
    cell: (span) => span.daysPracticed,
    isFigure: true,
  }
  const columns: Column<ActivitySpan>[] = [
    { head: heads()[grouping], cell: formatSpan },
    { head: t('progress/report/active-minutes'), cell: (span) => span.minutes, isFigure: true },
    ...(grouping === 'day' ? [] : [daysPracticed]),
    { head: t('progress/report/questions'), cell: (span) => span.firstTries.answered, isFigure: true },
    {
      head: t('progress/report/right-at-the-first-try-questions'),
      cell: (span) => span.firstTries.right,
      isFigure: true,
    },
    {
      head: t('progress/report/accuracy'),
      cell: ({ firstTries }) => <Accuracy tries={firstTries} />,
      isFigure: true,
    },
  ]
  return (
    <>
      <FigureTable
        caption={t('progress/report/practice-by-month', { grouping })}
        columns={columns}
        rows={spans}
        keyOf={(span) => span.from}
        isForScreen={(span) => span.daysPracticed === 0}
      />
      {spans.some((span) => span.daysPracticed === 0) && (
        <p className="mt-2 hidden text-sm text-ink-soft print:block">
          {t('progress/report/each-month-without-practice', {
            grouping,
          })}
        </p>
      )}
    </>
  )
}
