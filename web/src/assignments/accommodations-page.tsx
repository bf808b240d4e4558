import { type Accommodations, listAccommodations } from '@skills-center/contract/assignments/accommodations'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { queryOf } from '../platform/queries.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { AccommodateStudent } from './accommodate-student.tsx'
import { FormFrame } from './form-frame.tsx'
import { formatAccommodations } from './format-assignment.ts'

/** The accommodations of a class's students. */
export function AccommodationsPage({ classroomId }: { readonly classroomId: ClassroomId }) {
  const query = useQuery(queryOf(listAccommodations, { params: { id: classroomId } }))
  const [changing, setChanging] = useState<UserId | null>(null)
  return (
    <FormFrame
      title={t('assignments/accommodations')}
      what={t('assignments/this-class')}
      query={query}
      back={{ href: `/classroom/${classroomId}?tab=assignments`, label: t('ui/assignments') }}
    >
      {(students) => {
        const open = students.find(({ studentId }) => studentId === changing)
        return (
          <>
            <div>
              <PageHeading title={t('assignments/accommodations')} />
              <p className="mt-2 max-w-prose text-lg text-ink-soft">
                {t('assignments/fewer-choices-or-questions-read')}
              </p>
            </div>
            {students.length === 0 ? (
              <EmptyState
                drawing="empty-class"
                title={t('assignments/nobody-is-in-this-class-yet')}
                action={
                  <ButtonLink href={`/classroom/${classroomId}`}>
                    {t('assignments/open-the-class-list')}
                  </ButtonLink>
                }
              >
                {t('assignments/students-who-join-stand-here')}
              </EmptyState>
            ) : (
              <Card padding="none" className="overflow-hidden">
                <ul aria-label={t('ui/students')}>
                  {students.map((student) => (
                    <Row
                      key={student.studentId}
                      student={student}
                      onChange={() => setChanging(student.studentId)}
                    />
                  ))}
                </ul>
              </Card>
            )}
            {open !== undefined && (
              <AccommodateStudent
                classroomId={classroomId}
                student={open}
                onClose={() => setChanging(null)}
              />
            )}
          </>
        )
      }}
    </FormFrame>
  )
}

function Row({
  student,
  onChange,
}: {
  readonly student: Accommodations & { readonly name: string }
  readonly onChange: () => void
}) {
  const words = formatAccommodations(student)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-5 py-3 first:border-t-0 sm:px-6">
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="font-sans text-lg font-semibold tracking-normal [overflow-wrap:anywhere]">
          {student.name}
        </h2>
        <p className={words === null ? 'text-ink-soft' : ''}>{words ?? t('assignments/as-everyone')}</p>
      </div>
      <Button variant="outline" size="small" onClick={onChange}>
        <Rich
          id="assignments/change-for-name"
          values={{ name: student.name }}
          parts={{ who: <span className="sr-only" /> }}
        />
      </Button>
    </li>
  )
}
