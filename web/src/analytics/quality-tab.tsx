import { listItemQuality } from '@skills-center/contract/analytics/model-card'
import { getSchoolFile } from '@skills-center/contract/analytics/school-file'
import { useQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { queryOf } from '../platform/queries.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FigureTable } from '../ui/figure-table.tsx'
import { CsvButton } from './csv-button.tsx'
import { SchoolSection } from './school-section.tsx'
import { inFigures } from '../language/formats.ts'
import { contentLanguage } from '../language/language.ts'

/** How hard and how telling each kind of question is. */
export function QualityTab() {
  const query = useQuery({ ...queryOf(listItemQuality), staleTime: 0 })
  return (
    <SchoolSection
      title={t('Questions')}
      intro={t(
        'Each kind of question at each level, over all students of this server. Those that came out least as predicted stand first. A telling question is right more often for students who were expected to know: near 0 it tells nothing.',
      )}
      query={query}
      action={<CsvButton load={() => call(getSchoolFile, { params: { table: 'quality' } })} />}
    >
      {({ items, leastAnswers, leastStudents }) =>
        items.length === 0 ? (
          <Card>
            <EmptyState drawing="no-questions" title={t('Not enough data yet')}>
              {t(
                'A kind of question stands here from {leastAnswers} answers of {leastStudents} students on.',
                { leastAnswers, leastStudents },
              )}
            </EmptyState>
          </Card>
        ) : (
          <Card>
            <FigureTable
              caption={t('How each kind of question works')}
              columns={[
                {
                  head: t('Kind of question'),
                  cell: ({ skill, modelId, level }) => (
                    <>
                      <span lang={contentLanguage(skill)}>{skill.name}</span>
                      <span className="block text-sm font-normal text-ink-soft">
                        {t('{kind}, level {level}', {
                          kind: modelId.replaceAll('-', ' '),
                          level,
                        })}
                      </span>
                    </>
                  ),
                },
                { head: t('Answers'), cell: ({ answers }) => inFigures(answers), isFigure: true },
                { head: t('Right [share]'), cell: ({ right }) => `${right}%`, isFigure: true },
                { head: t('Predicted'), cell: ({ predicted }) => `${predicted}%`, isFigure: true },
                { head: t('Seconds'), cell: ({ seconds }) => seconds, isFigure: true },
                {
                  head: t('Telling'),
                  cell: ({ discrimination }) => discrimination?.toFixed(2) ?? '–',
                  isFigure: true,
                },
                {
                  head: t('Commonest thinking when wrong'),
                  cell: ({ mistake, skill }) =>
                    mistake === null ? (
                      '–'
                    ) : (
                      <span lang={contentLanguage(skill)}>
                        {mistake.name} ({mistake.percent}%)
                      </span>
                    ),
                },
              ]}
              rows={items}
              keyOf={({ skill, modelId, level }) => `${skill.id}/${modelId}/${level}`}
            />
          </Card>
        )
      }
    </SchoolSection>
  )
}
