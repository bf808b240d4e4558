import { getEngagement } from '@skills-center/contract/analytics/class-outlook'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { type AnswersAsked, AnswersDialog } from './answers-dialog.tsx'
import { ClassSection } from './class-section.tsx'
import { dayInShort } from './words.ts'
import { FigureTable } from '../ui/figure-table.tsx'
import { TextButton } from '../ui/text-button.tsx'

const percent = (figure: number | null) => (figure === null ? t('Not enough data yet') : `${figure}%`)

/** How students work through questions, stated without blame. */
export function EngagementTab({ id }: { readonly id: ClassroomId }) {
  const [asked, setAsked] = useState<AnswersAsked | null>(null)
  const query = useQuery({ ...queryOf(getEngagement, { params: { id } }), staleTime: 0 })
  return (
    <ClassSection
      id={id}
      title={t('Ways of working')}
      intro={t(
        'The last 28 days. Quick answers came faster than the question can be read; they count for almost nothing in mastery. They, and many hints, can mean that questions are too hard, too easy, or that it was a bad day: ask before you judge.',
      )}
      table="engagement"
      query={query}
    >
      {({ students, leastQuestions }) =>
        students.length === 0 ? (
          <Card>
            <EmptyState drawing="empty-class" title={t('No students yet')} />
          </Card>
        ) : (
          <Card className="flex flex-col gap-4">
            <FigureTable
              caption={t('How each student works through questions')}
              columns={[
                {
                  head: t('Student'),
                  cell: ({ student, questions }) =>
                    questions === 0 ? (
                      student.name
                    ) : (
                      <TextButton
                        onClick={() => setAsked({ title: student.name, query: { studentId: student.id } })}
                      >
                        {student.name}
                      </TextButton>
                    ),
                },
                { head: t('Questions'), cell: ({ questions }) => questions, isFigure: true },
                { head: t('Active minutes'), cell: ({ minutes }) => minutes, isFigure: true },
                { head: t('Idle minutes'), cell: ({ idleMinutes }) => idleMinutes, isFigure: true },
                { head: t('Days practiced'), cell: ({ daysPracticed }) => daysPracticed, isFigure: true },
                {
                  head: t('Quick answers'),
                  cell: ({ rapidPercent }) => percent(rapidPercent),
                  isFigure: true,
                },
                { head: t('With hints'), cell: ({ hintPercent }) => percent(hintPercent), isFigure: true },
                {
                  head: t('Last practiced'),
                  cell: ({ lastAt }) =>
                    lastAt === null ? t('Not in 28 days') : dayInShort(lastAt, new Date()),
                },
              ]}
              rows={students}
              keyOf={({ student }) => student.id}
            />
            <p className="text-sm text-ink-soft">
              {t(
                'Shares are told from {leastQuestions} questions on. Active is time with the page in use. Idle is time in which a question stood open while its page was out of sight or untouched for over a minute, at most half an hour of one question; it counts nowhere else. A phone call, a slow connection or thinking on paper look the same.',
                { leastQuestions },
              )}
            </p>
            {asked !== null && <AnswersDialog {...asked} id={id} onClose={() => setAsked(null)} />}
          </Card>
        )
      }
    </ClassSection>
  )
}
