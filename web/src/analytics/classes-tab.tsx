import type { NeedKind } from '@skills-center/contract/analytics'
import { getSchoolFile } from '@skills-center/contract/analytics/school-file'
import { type ClassNow, listClassesNow } from '@skills-center/contract/analytics/teaching'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { queryOf } from '../platform/queries.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { type Column, FigureTable } from '../ui/figure-table.tsx'
import { gradeName } from '../ui/grade-name.ts'
import { CsvButton } from './csv-button.tsx'
import { SchoolSection } from './school-section.tsx'

const studentsWith = ({ needs }: ClassNow, kind: NeedKind): number =>
  needs.find((need) => need.kind === kind)?.students ?? 0

const columns = (): readonly Column<ClassNow>[] => [
  {
    head: t('analytics/class'),
    cell: ({ id, name, gradeLevel }) => (
      <>
        <Link href={`/classroom/${id}`} className="font-semibold text-link [overflow-wrap:anywhere]">
          {name}
        </Link>
        <span className="block text-sm font-normal text-ink-soft">{gradeName(gradeLevel)}</span>
      </>
    ),
  },
  { head: t('ui/students'), cell: ({ students }) => students, isFigure: true },
  { head: t('analytics/practiced-in-7-days'), cell: ({ practiced }) => practiced, isFigure: true },
  { head: t('analytics/stuck'), cell: (one) => studentsWith(one, 'stuck'), isFigure: true },
  {
    head: t('analytics/wrong-again-and-again'),
    cell: (one) => studentsWith(one, 'wrong-run'),
    isFigure: true,
  },
  { head: t('analytics/guessing'), cell: (one) => studentsWith(one, 'guessing'), isFigure: true },
  {
    head: t('analytics/long-struggle'),
    cell: (one) => studentsWith(one, 'long-struggle'),
    isFigure: true,
  },
  { head: t('analytics/few-correct'), cell: (one) => studentsWith(one, 'low-accuracy'), isFigure: true },
  { head: t('analytics/missing-work'), cell: (one) => studentsWith(one, 'missing-work'), isFigure: true },
  { head: t('analytics/not-practicing'), cell: (one) => studentsWith(one, 'idle'), isFigure: true },
  { head: t('ui/time-to-refresh'), cell: (one) => studentsWith(one, 'faded'), isFigure: true },
]

/** Compares the active classes. */
export function ClassesTab() {
  const query = useQuery({ ...queryOf(listClassesNow), staleTime: 0 })
  return (
    <SchoolSection
      title={t('analytics/classes')}
      intro={t('analytics/active-classes-side-by-side')}
      query={query}
      action={<CsvButton load={() => call(getSchoolFile, { params: { table: 'classes' } })} />}
    >
      {(classes) => (
        <Card>
          {classes.length === 0 ? (
            <EmptyState drawing="empty-class" title={t('analytics/no-active-class')}>
              {t('analytics/as-soon-as-you-teach-one')}
            </EmptyState>
          ) : (
            <FigureTable
              caption={t('analytics/your-active-classes')}
              columns={columns()}
              rows={classes}
              keyOf={({ id }) => id}
            />
          )}
        </Card>
      )}
    </SchoolSection>
  )
}
