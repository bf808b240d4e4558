import type { Assignment } from '@skills-center/contract/assignments'
import type { StudentWork } from '@skills-center/contract/assignments/work'
import type { ReplayedQuestion } from '@skills-center/contract/practice/history'
import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { StudentRow } from './student-row.tsx'

interface StudentListProps {
  readonly assignment: Assignment
  readonly students: readonly StudentWork[]
  /** The student whose answers are shown at once; null for none. */
  readonly begun: string | null
  readonly replay: (question: ReplayedQuestion) => ReactNode
}

/** The work of each student, by last name. */
export function StudentList({ assignment, students, begun, replay }: StudentListProps) {
  return (
    <Card as="section" aria-labelledby="students" className="mt-6 overflow-hidden" padding="none">
      <h2 id="students" className="sr-only">
        Students
      </h2>
      {students.length === 0 ? (
        <p className="px-5 py-5 text-ink-soft sm:px-6">
          Nobody has this assignment now. Edit it to choose for whom it is.
        </p>
      ) : (
        <ul aria-label="Students" className="-mt-px">
          {students.map((student) => (
            <StudentRow
              key={student.studentId}
              assignment={assignment}
              student={student}
              isBegun={student.studentId === begun}
              replay={replay}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
