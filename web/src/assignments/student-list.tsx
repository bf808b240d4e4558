import type { Assignment } from '@skills-center/contract/assignments'
import type { StudentWork } from '@skills-center/contract/assignments/work'
import type { UserId } from '@skills-center/contract/ids'
import type { ReplayedQuestion } from '@skills-center/contract/practice/history'
import { type ReactNode, useState } from 'react'
import { t } from '../language/messages.ts'
import { Card } from '../ui/card.tsx'
import { ChosenStudents } from './chosen-students.tsx'
import { StudentRow } from './student-row.tsx'
import { Checkbox } from '../ui/checkbox.tsx'

interface StudentListProps {
  readonly assignment: Assignment
  readonly students: readonly StudentWork[]
  /** The student whose answers are open at first; null for none. */
  readonly begun: string | null
  readonly replay: (question: ReplayedQuestion) => ReactNode
}

/** Each student's work, by last name. Actions apply to the selected students. */
export function StudentList({ assignment, students, begun, replay }: StudentListProps) {
  const [ticked, setTicked] = useState<ReadonlySet<UserId>>(new Set())
  const chosen = students.filter(({ studentId }) => ticked.has(studentId))
  const tick = (id: UserId, isChosen: boolean) => {
    const others = [...ticked].filter((other) => other !== id)
    setTicked(new Set(isChosen ? [...others, id] : others))
  }
  return (
    <>
      {chosen.length > 0 && (
        <ChosenStudents assignment={assignment} chosen={chosen} onClear={() => setTicked(new Set())} />
      )}
      <Card as="section" aria-labelledby="students" className="mt-6 overflow-clip" padding="none">
        <h2 id="students" className="sr-only">
          {t('ui/students')}
        </h2>
        {students.length === 0 ? (
          <p className="px-5 py-5 text-ink-soft sm:px-6">{t('assignments/nobody-has-this-assignment-now')}</p>
        ) : (
          <>
            {students.length > 1 && (
              <Checkbox
                className="mx-5 min-h-11 font-medium sm:mx-6"
                checked={chosen.length === students.length}
                onChange={({ target }) =>
                  setTicked(new Set(target.checked ? students.map(({ studentId }) => studentId) : []))
                }
              >
                {t('assignments/choose-all-count', { count: students.length })}
              </Checkbox>
            )}
            <ul aria-label={t('ui/students')} className="-mt-px">
              {students.map((student) => (
                <StudentRow
                  key={student.studentId}
                  assignment={assignment}
                  student={student}
                  isBegun={student.studentId === begun}
                  isChosen={ticked.has(student.studentId)}
                  onChoose={(isChosen) => tick(student.studentId, isChosen)}
                  replay={replay}
                />
              ))}
            </ul>
          </>
        )}
      </Card>
    </>
  )
}
