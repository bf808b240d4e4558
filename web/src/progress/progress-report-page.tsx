import { useSession } from '../platform/session.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { MasteryReport } from './report/mastery-report.tsx'
import { WeekReport } from './report/week-report.tsx'

export function ProgressReportPage() {
  const { user } = useSession()
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title="Progress report" />
        <p className="mt-2 max-w-prose text-lg text-ink-soft">
          {user.role === 'student'
            ? 'What you practiced, how well you know it, and how many answers each figure rests on.'
            : 'Students see their own week and their mastery of each skill here.'}
        </p>
      </div>
      {user.role === 'student' ? (
        <>
          <WeekReport />
          <MasteryReport />
        </>
      ) : (
        <EmptyState
          drawing="no-history"
          title="A teacher account has no progress of its own"
          action={
            <>
              <ButtonLink href="/classrooms">See your classes</ButtonLink>
              <ButtonLink href="/" variant="outline">
                Go to your dashboard
              </ButtonLink>
            </>
          }
        >
          Progress comes from practicing, and only students practice. Your classes list who is in them.
        </EmptyState>
      )}
    </div>
  )
}
