import type { OwnAssignment } from '@skills-center/contract/assignments'
import { getSubscriptionStatus } from '@skills-center/contract/billing'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { JournalCard } from './journal/journal-card.tsx'
import { PacksCard } from './packs/packs-card.tsx'
import { NotebookCard } from './overview/notebook-card.tsx'
import { PlanList } from './overview/plan-list.tsx'
import { SessionsCard } from './overview/sessions-card.tsx'
import { StuckList } from './overview/stuck-list.tsx'
import { todayQuery } from './overview/today-query.ts'
import { Today } from './overview/today.tsx'
import { PlacementOffer } from './placement/placement-offer.tsx'
import { planQuery } from './plan-query.ts'
import { isAtLimit } from './session.ts'
import { SkillFinder } from './search/skill-finder.tsx'

/** The student's overview: what to practice today and why, what comes next, and past sessions. */
export function PracticeOverviewPage({
  assignedRow,
}: {
  /** Renders an assignment as a row of today’s list. */
  readonly assignedRow: (assignment: OwnAssignment) => ReactNode
}) {
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0 flex-1 basis-80">
          <PageHeading title={t('practice/practice-overview')} />
          <p className="mt-2 text-lg text-ink-soft">{t('practice/what-to-practice-today')}</p>
        </div>
        <div className="w-full sm:w-96">
          <SkillFinder />
        </div>
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
        <div className="flex min-w-0 flex-col gap-8">
          <Today assignedRow={assignedRow} />
          <Next />
        </div>
        <div className="grid gap-6 sm:grid-cols-2 sm:max-lg:*:last:odd:col-span-2 lg:grid-cols-1">
          <NotebookCard />
          <JournalCard />
          <PacksCard />
          <SessionsCard />
        </div>
      </div>
    </div>
  )
}

/**
 * The part of the plan that is not in today's list, and advice for skills in which more practice alone does not help.
 */
function Next() {
  const plan = useQuery(planQuery)
  const today = useQuery(todayQuery)
  const use = useQuery(queryOf(getSubscriptionStatus)).data
  if (plan.data === undefined) {
    return plan.isError ? (
      <Card>
        <LoadError what={t('practice/your-plan-loaded')} onRetry={() => void plan.refetch()} />
      </Card>
    ) : (
      <div className="flex flex-col gap-4" aria-busy>
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
    )
  }
  const { entries, stuck, placement } = plan.data
  const others = entries.filter(
    ({ skill }) => today.data?.skills.every((task) => task.skill.id !== skill.id) ?? true,
  )
  return (
    <>
      <PlacementOffer placement={placement} />
      {others.length > 0 && <PlanList entries={others} isOver={use !== undefined && isAtLimit(use)} />}
      {entries.length === 0 && (
        <Card>
          <EmptyState
            drawing="no-questions"
            title={t('practice/nothing-to-practice-now')}
            action={<ButtonLink href="/grades">{t('practice/see-every-grade')}</ButtonLink>}
          >
            {t('practice/can-practice-the-skills')}
          </EmptyState>
        </Card>
      )}
      {stuck.length > 0 && <StuckList skills={stuck} />}
      <p className="text-ink-soft">
        {t('practice/looking-for-something-else')}{' '}
        <Link href="/grades" className="text-link">
          {t('practice/see-every-skill-by-grade')}
        </Link>
      </p>
    </>
  )
}
