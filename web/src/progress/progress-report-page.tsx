import { t } from '../language/messages.ts'
import { useSession } from '../platform/session.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { StudentReport } from './report/student-report.tsx'

export function ProgressReportPage() {
  const { user } = useSession()
  return user.role === 'student' ? <StudentReport user={user} /> : <ForTeachers />
}

function ForTeachers() {
  return (
    <>
      <PageHeading title={t('Progress report')} />
      <p className="mt-2 max-w-prose text-lg text-ink-soft">
        {t('Students see their own practice and their mastery of each skill here.')}
      </p>
      <EmptyState
        drawing="no-history"
        title={t('A teacher account has no progress of its own')}
        action={
          <>
            <ButtonLink href="/classrooms">{t('See your classes')}</ButtonLink>
            <ButtonLink href="/" variant="outline">
              {t('Go to your dashboard')}
            </ButtonLink>
          </>
        }
      >
        {t('Progress comes from practicing, and only students practice. Your classes list who is in them.')}
      </EmptyState>
    </>
  )
}
