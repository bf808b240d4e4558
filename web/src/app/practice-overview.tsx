import { AssignedTask } from '../assignments/assigned-task.tsx'
import { PracticeOverviewPage } from '../practice/overview-page.tsx'

/** The practice overview, with assignments as rows in today’s list. */
export function PracticeOverview() {
  return (
    <PracticeOverviewPage
      assignedRow={(assignment) => (
        <AssignedTask key={assignment.id} assignment={assignment} note={assignment.className} />
      )}
    />
  )
}
