import { getTeachingFigures, listClassesNow } from '@skills-center/contract/analytics/teaching'
import { listClassrooms } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { useSession } from '../../platform/session.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ClassManagement } from './class-management.tsx'
import { StepsLeft } from './steps-left.tsx'
import { TeacherStats } from './teacher-stats.tsx'
import { TeachingOverview } from './teaching-overview.tsx'
import { ToolCards } from './tool-cards.tsx'

/** The teacher's home page: figures, tools, and the classes that need attention. */
export function TeacherDashboard() {
  const { user } = useSession()
  const figures = useQuery({ ...queryOf(getTeachingFigures), staleTime: 0 })
  const classrooms = useQuery(queryOf(listClassrooms))
  const classesNow = useQuery({ ...queryOf(listClassesNow), staleTime: 0 })
  const isFailed = classrooms.isError || (classesNow.isError && classesNow.data === undefined)
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title={t('classrooms/teacher-dashboard')} className="[overflow-wrap:anywhere]">
          {t('classrooms/welcome-username', { username: user.username })}
        </PageHeading>
        <p className="mt-2 text-lg text-ink-soft">{t('classrooms/classes-at-a-glance')}</p>
      </div>
      {figures.data !== undefined && <StepsLeft figures={figures.data} />}
      <TeacherStats figures={figures.data ?? (figures.isError ? null : undefined)} />
      <ToolCards />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1.7fr_1fr]">
        <ClassManagement
          classrooms={isFailed ? null : classrooms.data}
          classesNow={classesNow.data}
          onRetry={() => {
            for (const query of [classrooms, classesNow]) if (query.isError) void query.refetch()
          }}
        />
        <TeachingOverview />
      </div>
    </div>
  )
}
