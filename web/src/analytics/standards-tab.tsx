import { type ClassStandards, getClassStandards } from '@skills-center/contract/analytics'
import type { FirstTries } from '@skills-center/contract/progress/report'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { Card } from '../ui/card.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Cell, HeadCell, RowHead } from '../ui/table-cells.tsx'
import { TextButton } from '../ui/text-button.tsx'
import { type AnswersAsked, AnswersDialog } from './answers-dialog.tsx'
import { ClassSection } from './class-section.tsx'
import { contentLanguage, inEnglish } from '../language/language.ts'

/** How a class does on the standards that it has practiced. */
export function StandardsTab({ id }: { readonly id: ClassroomId }) {
  const query = useQuery({ ...queryOf(getClassStandards, { params: { id } }), staleTime: 0 })
  return (
    <ClassSection
      id={id}
      title={t('analytics/standards')}
      intro={t('analytics/each-standard-that-somebody')}
      table="standards"
      query={query}
    >
      {(data) => <Standards id={id} data={data} />}
    </ClassSection>
  )
}

const cell = 'tabular-nums max-sm:px-1.5'

/** The percentage with its counts; only the counts if there are too few for a percentage. */
function FirstTriesFigure({ tries: { answered, right, percent } }: { readonly tries: FirstTries }) {
  if (answered === 0) return t('analytics/no-questions-yet')
  const counts = t('analytics/right-of-answered', { right, answered })
  return percent === null ? (
    counts
  ) : (
    <>
      {percent}% <span className="whitespace-nowrap text-ink-soft">({counts})</span>
    </>
  )
}

function Standards({ id, data }: { readonly id: ClassroomId; readonly data: ClassStandards }) {
  const [asked, setAsked] = useState<AnswersAsked | null>(null)
  if (data.standards.length === 0)
    return (
      <Card>
        <EmptyState drawing="empty-class" title={t('analytics/no-standard-practiced-yet')}>
          {t('analytics/standards-come-from-the-skills')}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <ul className="flex flex-col gap-4">
        {data.standards.map(({ code, label, skills, begun, mastered }) => (
          <Card key={code} as="li" padding="snug" className="sm:px-6">
            <h3 className="text-xl font-semibold">{code}</h3>
            <p lang={contentLanguage(inEnglish)} className="max-w-prose">
              {label}
            </p>
            <p className="mt-1 text-ink-soft">
              {t('analytics/mastered-by-of-students', {
                mastered,
                begun,
                students: data.students,
              })}
            </p>
            <DataTable
              caption={t('analytics/skills-of-code', { code })}
              edge="flush"
              isTop
              className="mt-3 sm:table-fixed"
              head={
                <>
                  <HeadCell className="sm:w-2/5">{t('analytics/skill')}</HeadCell>
                  <HeadCell className="max-sm:px-1.5">{t('ui/mastered')}</HeadCell>
                  <HeadCell className="max-sm:px-1.5">{t('analytics/mean-mastery')}</HeadCell>
                  <HeadCell className="max-sm:px-1.5">{t('analytics/right-at-first-try')}</HeadCell>
                  <HeadCell from="sm">{t('ui/answers')}</HeadCell>
                </>
              }
            >
              {skills.map(({ skill, ...figures }) => (
                <tr key={skill.id}>
                  <RowHead isQuiet>
                    {figures.answers === 0 ? (
                      <span lang={contentLanguage(skill)}>{skill.name}</span>
                    ) : (
                      <TextButton
                        lang={contentLanguage(skill)}
                        onClick={() => setAsked({ title: skill.name, query: { skillId: skill.id } })}
                      >
                        {skill.name}
                      </TextButton>
                    )}
                  </RowHead>
                  <Cell className={cell}>
                    {t('analytics/mastered-of-begun', { mastered: figures.mastered, begun: figures.begun })}
                  </Cell>
                  <Cell className={cell}>{figures.mastery ?? t('analytics/not-enough-data-yet')}</Cell>
                  <Cell className={cell}>
                    <FirstTriesFigure tries={figures.firstTries} />
                  </Cell>
                  <Cell from="sm" className={cell}>
                    {figures.answers}
                  </Cell>
                </tr>
              ))}
            </DataTable>
          </Card>
        ))}
      </ul>
      {asked !== null && <AnswersDialog {...asked} id={id} onClose={() => setAsked(null)} />}
    </>
  )
}
