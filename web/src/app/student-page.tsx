import { getStudentReport } from '@skills-center/contract/analytics/student-report'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { UserId } from '@skills-center/contract/ids'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useParams } from 'wouter'
import { ReplayView } from '../analytics/replay-view.ts'
import { StudentPage as StudentFigures } from '../analytics/student/student-page.tsx'
import { StudentAssignments } from '../assignments/student-assignments.tsx'
import { EditStudentButton } from '../classrooms/students/edit-student-button.tsx'
import { refresh } from '../platform/queries.ts'
import { PracticedSkills } from '../progress/report/practiced-skills.tsx'
import { replay } from './replay.tsx'
import { WithId } from './with-id.tsx'

/** One student of a class: analytics, assignments, and a link to the account. */
export function StudentPage({ id }: { readonly id: ClassroomId }) {
  const { studentId: text = '' } = useParams<{ studentId?: string }>()
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return (
    <WithId type={UserId} text={text}>
      {(studentId) => (
        <ReplayView value={replay}>
          <StudentFigures
            key={studentId}
            id={id}
            studentId={studentId}
            edit={
              <EditStudentButton
                classroomId={id}
                studentId={studentId}
                onDone={(outcome) =>
                  outcome === 'left'
                    ? navigate(`/classroom/${id}?tab=students`)
                    : void refresh(client, getStudentReport)
                }
              />
            }
            assignments={(report, basis) => (
              <StudentAssignments classroomId={id} basis={basis} report={report} />
            )}
            changes={({ changes }, title) => <PracticedSkills title={title} skills={changes} isOwn={false} />}
          />
        </ReplayView>
      )}
    </WithId>
  )
}
