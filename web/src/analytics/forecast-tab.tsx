import { getClassForecast } from '@skills-center/contract/analytics/class-outlook'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { type AnswersAsked, AnswersDialog } from './answers-dialog.tsx'
import { ForecastChart } from './forecast-chart.tsx'
import { ClassSection } from './class-section.tsx'
import { FigureTable } from '../ui/figure-table.tsx'
import { dayInShort } from './format.ts'
import { contentLanguage } from '../language/language.ts'
import { TextButton } from '../ui/text-button.tsx'

const spans = () =>
  [
    { value: '7', label: t('analytics/in-7-days') },
    { value: '28', label: t('analytics/in-28-days') },
    { value: '84', label: t('analytics/in-84-days') },
  ] as const

/** How many students will still know a skill on a later day, without further practice. */
export function ForecastTab({ id }: { readonly id: ClassroomId }) {
  const [span, setSpan] = useState<ReturnType<typeof spans>[number]['value']>('28')
  const [asked, setAsked] = useState<AnswersAsked | null>(null)
  const days = Number(span)
  const query = useQuery({
    ...queryOf(getClassForecast, { params: { id }, query: { days } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <ClassSection
      id={id}
      title={t('analytics/forecast')}
      intro={t('analytics/how-many')}
      table="forecast"
      days={days}
      query={query}
    >
      {({ date, leastStudents, skills }) => (
        <>
          <div className="max-w-md">
            <SegmentedControl
              label={t('analytics/look-ahead')}
              value={span}
              options={spans()}
              onChange={setSpan}
            />
          </div>
          {skills.length === 0 ? (
            <Card>
              <EmptyState drawing="no-history" title={t('analytics/not-enough-data-yet')}>
                {t('analytics/skill-is-forecast-once-students', {
                  leastStudents,
                })}
              </EmptyState>
            </Card>
          ) : (
            <Card className="flex flex-col gap-6">
              <ForecastChart skills={skills} />
              <FigureTable
                caption={t('analytics/students-at-90-or-above', { date })}
                columns={[
                  {
                    head: t('analytics/skill'),
                    cell: ({ skill }) => (
                      <TextButton
                        lang={contentLanguage(skill)}
                        onClick={() => setAsked({ title: skill.name, query: { skillId: skill.id } })}
                      >
                        {skill.name}
                      </TextButton>
                    ),
                  },
                  { head: t('analytics/students-counted'), cell: ({ students }) => students, isFigure: true },
                  {
                    head: t('analytics/expected-today'),
                    cell: ({ today }) => today.toFixed(1),
                    isFigure: true,
                  },
                  {
                    head: t('analytics/expected-on-day', {
                      day: dayInShort(`${date}T12:00:00`, new Date()),
                    }),
                    cell: ({ later }) => later.toFixed(1),
                    isFigure: true,
                  },
                  {
                    head: t('analytics/in-8-of-10-cases'),
                    cell: ({ low, high }) => (low === high ? low : t('analytics/low-to-high', { low, high })),
                    isFigure: true,
                  },
                ]}
                rows={skills}
                keyOf={({ skill }) => skill.id}
              />
            </Card>
          )}
          {asked !== null && <AnswersDialog {...asked} id={id} onClose={() => setAsked(null)} />}
        </>
      )}
    </ClassSection>
  )
}
