import { type ClassStandards, getClassStandards } from '@skills-center/contract/analytics'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { type AnswersAsked, AnswersDialog } from './answers-dialog.tsx'
import { ClassSection } from './class-section.tsx'
import { contentLanguage } from '../language/language.ts'

/** How a class stands in the standards that it has practiced. */
export function StandardsTab({ id }: { readonly id: ClassroomId }) {
  const query = useQuery({ ...queryOf(getClassStandards, { params: { id } }), staleTime: 0 })
  return (
    <ClassSection
      id={id}
      title={t('Standards')}
      intro={t(
        'Each standard that somebody has practiced. A student has mastered it with all of its skills; who has not begun counts neither for nor against.',
      )}
      table="standards"
      query={query}
    >
      {(data) => <Standards id={id} data={data} />}
    </ClassSection>
  )
}

const cell = 'px-3 py-2.5 align-top tabular-nums max-sm:px-1.5'

function Standards({ id, data }: { readonly id: ClassroomId; readonly data: ClassStandards }) {
  const [asked, setAsked] = useState<AnswersAsked | null>(null)
  if (data.standards.length === 0)
    return (
      <Card>
        <EmptyState drawing="empty-class" title={t('No standard practiced yet')}>
          {t('Standards come from the skills that students answer in.')}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <ul className="flex flex-col gap-4">
        {data.standards.map(({ code, label, skills, begun, mastered }) => (
          <Card key={code} as="li" padding="snug" className="sm:px-6">
            <h3 className="text-xl font-semibold">{code}</h3>
            <p lang={contentLanguage()} className="max-w-prose">
              {label}
            </p>
            <p className="mt-1 text-ink-soft">
              {t(
                'Mastered by {mastered} of {begun, plural, one {# student} other {# students}} who have begun; {students} in the class.',
                {
                  mastered,
                  begun,
                  students: data.students,
                },
              )}
            </p>
            <table className="mt-3 w-full text-left sm:table-fixed">
              <caption className="sr-only">{t('Skills of {code}', { code })}</caption>
              <thead className="text-sm text-ink-soft">
                <tr>
                  <th scope="col" className="py-2 pr-3 font-medium sm:w-2/5">
                    {t('Skill')}
                  </th>
                  <th scope="col" className="px-3 py-2 font-medium max-sm:px-1.5">
                    {t('Mastered')}
                  </th>
                  <th scope="col" className="px-3 py-2 font-medium max-sm:px-1.5">
                    {t('Mean mastery')}
                  </th>
                  <th scope="col" className="px-3 py-2 font-medium max-sm:hidden">
                    {t('Answers')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {skills.map(({ skill, ...figures }) => (
                  <tr key={skill.id} className="border-t border-line">
                    <th scope="row" className="py-2.5 pr-3 align-top font-normal">
                      {figures.answers === 0 ? (
                        <span lang={contentLanguage()}>{skill.name}</span>
                      ) : (
                        <button
                          type="button"
                          lang={contentLanguage()}
                          onClick={() => setAsked({ title: skill.name, query: { skillId: skill.id } })}
                          className="cursor-pointer text-left font-semibold text-link"
                        >
                          {skill.name}
                        </button>
                      )}
                    </th>
                    <td className={cell}>
                      {t('{mastered} of {begun}', { mastered: figures.mastered, begun: figures.begun })}
                    </td>
                    <td className={cell}>{figures.mastery ?? t('Not enough data yet')}</td>
                    <td className={`${cell} max-sm:hidden`}>{figures.answers}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
        ))}
      </ul>
      {asked !== null && <AnswersDialog {...asked} id={id} onClose={() => setAsked(null)} />}
    </>
  )
}
