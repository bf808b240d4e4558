import { listItemQuality } from '@skills-center/contract/analytics/model-card'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FigureTable } from '../ui/figure-table.tsx'
import { SchoolSection } from './school-section.tsx'

/** How hard and how telling each kind of question is. */
export function QualityTab() {
  const query = useQuery({ ...queryOf(listItemQuality), staleTime: 0 })
  return (
    <SchoolSection
      title="Questions"
      intro="Each kind of question at each level, over all students of this server. Those that came out least as foretold stand first. A telling question is right more often for students who were expected to know: near 0 it tells nothing."
      query={query}
    >
      {({ items, leastAnswers, leastStudents }) =>
        items.length === 0 ? (
          <Card>
            <EmptyState drawing="no-questions" title="Not enough data yet">
              A kind of question stands here from {leastAnswers} answers of {leastStudents} students on.
            </EmptyState>
          </Card>
        ) : (
          <Card>
            <FigureTable
              caption="How each kind of question works"
              columns={[
                {
                  head: 'Kind of question',
                  cell: ({ skill, modelId, level }) => (
                    <>
                      {skill.name}
                      <span className="block text-sm font-normal text-ink-soft">
                        {modelId.replaceAll('-', ' ')}, level {level}
                      </span>
                    </>
                  ),
                },
                { head: 'Answers', cell: ({ answers }) => answers },
                { head: 'Right', cell: ({ right }) => `${right}%` },
                { head: 'Foretold', cell: ({ foretold }) => `${foretold}%` },
                { head: 'Seconds', cell: ({ seconds }) => seconds },
                { head: 'Telling', cell: ({ discrimination }) => discrimination?.toFixed(2) ?? '–' },
                {
                  head: 'Commonest thinking when wrong',
                  cell: ({ mistake }) => (mistake === null ? '–' : `${mistake.name} (${mistake.percent}%)`),
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
