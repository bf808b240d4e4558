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
import { dayInShort } from './words.ts'
import { contentLanguage } from '../language/language.ts'
import { TextButton } from '../ui/text-button.tsx'

const spans = () =>
  [
    { value: '7', label: t('In 7 days') },
    { value: '28', label: t('In 28 days') },
    { value: '84', label: t('In 84 days') },
  ] as const

/** How many will still know a skill on a day to come, if nothing is practiced until then. */
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
      title={t('Forecast')}
      intro={t(
        'How many of those who have begun a skill will stand at 90 or above if nobody practices it until then. The range holds what happens in 8 of 10 cases, as far as the learner model knows these students; practice moves it up.',
      )}
      table="forecast"
      days={days}
      query={query}
    >
      {({ date, leastStudents, skills }) => (
        <>
          <div className="max-w-md">
            <SegmentedControl label={t('Look ahead')} value={span} options={spans()} onChange={setSpan} />
          </div>
          {skills.length === 0 ? (
            <Card>
              <EmptyState drawing="no-history" title={t('Not enough data yet')}>
                {t('A skill is forecast once {leastStudents} students have three answers each in it.', {
                  leastStudents,
                })}
              </EmptyState>
            </Card>
          ) : (
            <Card className="flex flex-col gap-6">
              <ForecastChart skills={skills} />
              <FigureTable
                caption={t('Students at 90 or above on {date}', { date })}
                columns={[
                  {
                    head: t('Skill'),
                    cell: ({ skill }) => (
                      <TextButton
                        lang={contentLanguage(skill)}
                        onClick={() => setAsked({ title: skill.name, query: { skillId: skill.id } })}
                      >
                        {skill.name}
                      </TextButton>
                    ),
                  },
                  { head: t('Students counted'), cell: ({ students }) => students, isFigure: true },
                  { head: t('Expected today'), cell: ({ today }) => today.toFixed(1), isFigure: true },
                  {
                    head: t('Expected on {day}', {
                      day: dayInShort(`${date}T12:00:00`, new Date()),
                    }),
                    cell: ({ later }) => later.toFixed(1),
                    isFigure: true,
                  },
                  {
                    head: t('In 8 of 10 cases'),
                    cell: ({ low, high }) => (low === high ? low : t('{low} to {high}', { low, high })),
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
