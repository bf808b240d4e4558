import { type ClassStandards, getClassStandards } from '@skills-center/contract/analytics'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../platform/queries.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { type AnswersAsked, AnswersDialog } from './answers-dialog.tsx'
import { ClassSection } from './class-section.tsx'
import { counted } from './words.ts'

/** How a class stands in the standards that it has practiced. */
export function StandardsTab({ id }: { readonly id: ClassroomId }) {
  const query = useQuery({ ...queryOf(getClassStandards, { params: { id } }), staleTime: 0 })
  return (
    <ClassSection
      id={id}
      title="Standards"
      intro="Each standard that somebody has practiced. A student has mastered it with all of its skills; who has not begun counts neither for nor against."
      table="standards"
      query={query}
    >
      {(data) => <Standards id={id} data={data} />}
    </ClassSection>
  )
}

const cell = 'px-3 py-2.5 align-top tabular-nums'

function Standards({ id, data }: { readonly id: ClassroomId; readonly data: ClassStandards }) {
  const [asked, setAsked] = useState<AnswersAsked | null>(null)
  if (data.standards.length === 0)
    return (
      <Card>
        <EmptyState drawing="empty-class" title="No standard practiced yet">
          Standards come from the skills that students answer in.
        </EmptyState>
      </Card>
    )
  return (
    <>
      <ul className="flex flex-col gap-4">
        {data.standards.map(({ code, label, skills, begun, mastered }) => (
          <Card key={code} as="li" padding="snug" className="sm:px-6">
            <h3 className="text-xl font-semibold">{code}</h3>
            <p className="max-w-prose">{label}</p>
            <p className="mt-1 text-ink-soft">
              Mastered by {mastered} of {counted(begun, 'student')} who have begun; {data.students} in the
              class.
            </p>
            <table className="mt-3 w-full text-left sm:table-fixed">
              <caption className="sr-only">Skills of {code}</caption>
              <thead className="text-sm text-ink-soft">
                <tr>
                  <th scope="col" className="py-2 pr-3 font-medium sm:w-2/5">
                    Skill
                  </th>
                  <th scope="col" className="px-3 py-2 font-medium">
                    Mastered
                  </th>
                  <th scope="col" className="px-3 py-2 font-medium">
                    Mean mastery
                  </th>
                  <th scope="col" className="px-3 py-2 font-medium max-sm:hidden">
                    Answers
                  </th>
                </tr>
              </thead>
              <tbody>
                {skills.map(({ skill, ...figures }) => (
                  <tr key={skill.id} className="border-t border-line">
                    <th scope="row" className="py-2.5 pr-3 align-top font-normal">
                      {figures.answers === 0 ? (
                        skill.name
                      ) : (
                        <button
                          type="button"
                          onClick={() => setAsked({ title: skill.name, query: { skillId: skill.id } })}
                          className="cursor-pointer text-left font-semibold text-action underline underline-offset-4"
                        >
                          {skill.name}
                        </button>
                      )}
                    </th>
                    <td className={cell}>
                      {figures.mastered} of {figures.begun}
                    </td>
                    <td className={cell}>{figures.mastery ?? 'Not enough data yet'}</td>
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
