import { listProgress } from '@skills-center/contract/progress'
import { listSkills } from '@skills-center/contract/skills'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { call } from '../platform/api.ts'
import { queryOf } from '../platform/queries.ts'
import { useSession } from '../platform/session.tsx'
import { AchievementList } from './dashboard/achievement-list.tsx'
import { CollaborationCards } from './dashboard/collaboration-cards.tsx'
import { EffortCard } from './dashboard/effort-card.tsx'
import { FirstStep, usePlan } from './dashboard/first-step.tsx'
import { PlanCard } from './dashboard/plan-card.tsx'
import { ProgressOverview } from './dashboard/progress-overview.tsx'
import { SkillPanels } from './dashboard/skill-panels.tsx'
import { StatCards } from './dashboard/stat-cards.tsx'
import { t } from '../language/messages.ts'
import { PageHeading } from '../ui/page-heading.tsx'

/** The skills of one grade, in teaching order. */
function skillsOfGrade(gradeLevel: number) {
  return queryOptions({
    ...queryOf(listSkills, { query: { gradeLevel } }),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      try {
        return await call(listSkills, { query: { gradeLevel }, signal })
      } catch (cause) {
        throw new Error('Failed to fetch skills', { cause })
      }
    },
  })
}

interface StudentDashboardProps {
  /** The skill search, which belongs to practice. */
  readonly finder: ReactNode
  /** The student's assignments. */
  readonly assignments: ReactNode
}

export function StudentDashboard({ finder, assignments }: StudentDashboardProps) {
  const { user } = useSession()
  const skills = useQuery(skillsOfGrade(user.gradeLevel))
  const progress = useQuery(queryOf(listProgress))
  const isProgressKnown = progress.data !== undefined
  const { plan, hasStep } = usePlan()
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <Welcome username={user.username} />
        {/* As high as what loads with it, so that the layout does not shift. */}
        <div className="min-h-18 w-full sm:w-96">
          <Suspense>{finder}</Suspense>
        </div>
      </div>
      {hasStep && <FirstStep plan={plan} />}
      <Suspense>{assignments}</Suspense>
      <EffortCard />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <StatCards />
        <PlanCard />
      </div>
      <SkillPanels
        gradeLevel={user.gradeLevel}
        skills={isProgressKnown ? skills.data : undefined}
        progress={progress.data ?? []}
        error={skills.error ?? progress.error}
        onRetry={() => {
          if (skills.isError) void skills.refetch()
          if (progress.isError) void progress.refetch()
        }}
      />
      <div className="grid gap-5 lg:grid-cols-2">
        <ProgressOverview />
        <AchievementList />
      </div>
      <CollaborationCards />
    </div>
  )
}

function Welcome({ username }: { readonly username: string }) {
  return (
    <div>
      <PageHeading title={t('progress/dashboard')} className="[overflow-wrap:anywhere]">
        {t('progress/welcome-username', { username })}
      </PageHeading>
      <p className="mt-2 text-lg text-ink-soft">{t('progress/pick-a-skill')}</p>
    </div>
  )
}
