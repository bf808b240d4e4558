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

/** The difficulty and discrimination of each item model. */
export function QualityTab() {
  const query = useQuery({ ...queryOf(listItemQuality), staleTime: 0 })
  return (
    <SchoolSection
      title={t('analytics/questions')}
      intro={t('analytics/each-kind-of-question')}
      query={query}
      action={<CsvButton load={() => call(getSchoolFile, { params: { table: 'quality' } })} />}
    >
      {({ items, leastAnswers, leastStudents }) =>
        items.length === 0 ? (
          <Card>
            <EmptyState drawing="no-questions" title={t('analytics/not-enough-data-yet')}>
              {t('analytics/kind-of-question-stands-here', { leastAnswers, leastStudents })}
            </EmptyState>
          </Card>
        ) : (
          <Card>
            <FigureTable
              caption={t('analytics/how-each-kind-of-question-works')}
              columns={[
                {
                  head: t('analytics/kind-of-question'),
                  cell: ({ skill, modelId, level }) => (
                    <>
                      <span lang={contentLanguage(skill)}>{skill.name}</span>
                      <span className="block text-sm font-normal text-ink-soft">
                        {t('analytics/kind-level', {
                          kind: modelId.replaceAll('-', ' '),
                          level,
                        })}
                      </span>
                    </>
                  ),
                },
                { head: t('ui/answers'), cell: ({ answers }) => inFigures(answers), isFigure: true },
                { head: t('analytics/right-share'), cell: ({ right }) => `${right}%`, isFigure: true },
                { head: t('analytics/predicted'), cell: ({ predicted }) => `${predicted}%`, isFigure: true },
                { head: t('analytics/seconds'), cell: ({ seconds }) => seconds, isFigure: true },
                {
                  head: t('analytics/telling'),
                  cell: ({ discrimination }) => discrimination?.toFixed(2) ?? '–',
                  isFigure: true,
                },
                {
                  head: t('analytics/commonest-thinking-when-wrong'),
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
