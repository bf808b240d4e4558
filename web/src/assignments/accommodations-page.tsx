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
import { accommodationsInWords } from './words.ts'

/** What makes the assigned work of a class fit each of its students. */
export function AccommodationsPage({ classroomId }: { readonly classroomId: ClassroomId }) {
  const query = useQuery(queryOf(listAccommodations, { params: { id: classroomId } }))
  const [changing, setChanging] = useState<UserId | null>(null)
  return (
    <FormFrame
      title={t('Accommodations')}
      what={t('This class')}
      query={query}
      back={{ href: `/classroom/${classroomId}?tab=assignments`, label: t('Assignments') }}
    >
      {(students) => {
        const open = students.find(({ studentId }) => studentId === changing)
        return (
          <>
            <div>
              <PageHeading title={t('Accommodations')} />
              <p className="mt-2 max-w-prose text-lg text-ink-soft">
                {t(
                  'More time, fewer choices or questions read aloud: for one student, in every assignment of this class. Only those who teach the class see this; nothing marks the student’s work.',
                )}
              </p>
            </div>
            {students.length === 0 ? (
              <EmptyState
                drawing="empty-class"
                title={t('Nobody is in this class yet')}
                action={
                  <ButtonLink href={`/classroom/${classroomId}`}>{t('Open the class list')}</ButtonLink>
                }
              >
                {t('Students who join stand here by name.')}
              </EmptyState>
            ) : (
              <Card padding="none" className="overflow-hidden">
                <ul aria-label={t('Students')}>
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
  const words = accommodationsInWords(student)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-5 py-3 first:border-t-0 sm:px-6">
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="font-sans text-lg font-semibold tracking-normal [overflow-wrap:anywhere]">
          {student.name}
        </h2>
        <p className={words === null ? 'text-ink-soft' : ''}>{words ?? t('As everyone')}</p>
      </div>
      <Button variant="outline" size="small" onClick={onChange}>
        <Rich
          message="Change<who> for {name}</who>"
          values={{ name: student.name }}
          parts={{ who: <span className="sr-only" /> }}
        />
      </Button>
    </li>
  )
}
