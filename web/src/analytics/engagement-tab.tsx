import { getEngagement } from '@skills-center/contract/analytics/class-outlook'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { StudentLink } from '../platform/student-link.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ClassSection } from './class-section.tsx'
import { dayInShort } from './format.ts'
import { FigureTable } from '../ui/figure-table.tsx'

const percent = (figure: number | null) =>
  figure === null ? t('analytics/not-enough-data-yet') : `${figure}%`

/** How students work through questions, in neutral terms. */
export function EngagementTab({ id }: { readonly id: ClassroomId }) {
  const query = useQuery({ ...queryOf(getEngagement, { params: { id } }), staleTime: 0 })
  return (
    <ClassSection
      id={id}
      title={t('analytics/ways-of-working')}
      intro={t('analytics/the-last-28-days')}
      table="engagement"
      query={query}
    >
      {({ students, leastQuestions }) =>
        students.length === 0 ? (
          <Card>
            <EmptyState drawing="empty-class" title={t('analytics/no-students-yet')} />
          </Card>
        ) : (
          <Card className="flex flex-col gap-4">
            <FigureTable
              caption={t('analytics/how-each-student-works')}
              columns={[
                {
                  head: t('ui/student'),
                  cell: ({ student }) => (
                    <StudentLink classroomId={id} studentId={student.id}>
                      {student.name}
                    </StudentLink>
                  ),
                },
                { head: t('analytics/questions'), cell: ({ questions }) => questions, isFigure: true },
                { head: t('analytics/active-minutes'), cell: ({ minutes }) => minutes, isFigure: true },
                { head: t('analytics/idle-minutes'), cell: ({ idleMinutes }) => idleMinutes, isFigure: true },
                {
                  head: t('analytics/days-practiced'),
                  cell: ({ daysPracticed }) => daysPracticed,
                  isFigure: true,
                },
                {
                  head: t('analytics/quick-answers'),
                  cell: ({ rapidPercent }) => percent(rapidPercent),
                  isFigure: true,
                },
                {
                  head: t('analytics/with-hints'),
                  cell: ({ hintPercent }) => percent(hintPercent),
                  isFigure: true,
                },
                {
                  head: t('analytics/last-practiced'),
                  cell: ({ lastAt }) =>
                    lastAt === null ? t('analytics/not-in-28-days') : dayInShort(lastAt, new Date()),
                },
              ]}
              rows={students}
              keyOf={({ student }) => student.id}
            />
            <p className="text-sm text-ink-soft">
              {t('analytics/shares-are-told-from-questions', { leastQuestions })}
            </p>
          </Card>
        )
      }
    </ClassSection>
  )
}
