import { listActivities } from '@skills-center/contract/activities'
import { listClassrooms } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'
import { useSession } from '../platform/session.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ClassManagement } from './class-management.tsx'
import { TeacherStats } from './teacher-stats.tsx'
import { TeachingOverview } from './teaching-overview.tsx'
import { ToolCards } from './tool-cards.tsx'

export function TeacherDashboard() {
  const { user } = useSession()
  const classrooms = useQuery(queryOf(listClassrooms))
  const activities = useQuery(queryOf(listActivities))
  const classroomsOrNull = classrooms.isError ? null : classrooms.data
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title="Teacher dashboard" className="[overflow-wrap:anywhere]">
          Welcome, {user.username}
        </PageHeading>
        <p className="mt-2 text-lg text-ink-soft">
          Your classes, your tools, and what there is for your students to practice.
        </p>
      </div>
      <TeacherStats classrooms={classroomsOrNull} activities={activities.isError ? null : activities.data} />
      <ToolCards />
      <div className="grid gap-5 lg:grid-cols-2">
        <ClassManagement classrooms={classroomsOrNull} onRetry={() => void classrooms.refetch()} />
        <TeachingOverview />
      </div>
    </div>
  )
}
