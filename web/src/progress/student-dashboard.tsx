import { listProgress } from '@skills-center/contract/progress'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'
import { useSession } from '../platform/session.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AchievementList } from './dashboard/achievement-list.tsx'
import { CollaborationCards } from './dashboard/collaboration-cards.tsx'
import { nextSkill } from './dashboard/next-skill.ts'
import { NextStep } from './dashboard/next-step.tsx'
import { PlanCard } from './dashboard/plan-card.tsx'
import { ProgressOverview } from './dashboard/progress-overview.tsx'
import { SkillPanels } from './dashboard/skill-panels.tsx'
import { skillsOfGrade } from './dashboard/skills-of-grade.ts'
import { StatCards } from './dashboard/stat-cards.tsx'
import { Welcome } from './dashboard/welcome.tsx'

export function StudentDashboard() {
  const { user } = useSession()
  const skills = useQuery(skillsOfGrade(user.gradeLevel))
  const progress = useQuery(queryOf(listProgress))
  const isProgressKnown = progress.data !== undefined
  const next = skills.data !== undefined && isProgressKnown ? nextSkill(skills.data, progress.data) : null
  const isChoosing = (skills.isPending && !progress.isError) || (progress.isPending && !skills.isError)
  const hasNextStep = next !== null || isChoosing
  return (
    <div className="flex flex-col gap-8">
      <Welcome username={user.username} />
      <div className={hasNextStep ? 'grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]' : 'sm:max-w-md'}>
        {next !== null ? (
          <NextStep next={next} />
        ) : isChoosing ? (
          <Skeleton className="min-h-58 rounded-lg" />
        ) : null}
        <PlanCard />
      </div>
      <StatCards />
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
