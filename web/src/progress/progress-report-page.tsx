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
      <PageHeading title={t('progress/progress-report')} />
      <p className="mt-2 max-w-prose text-lg text-ink-soft">
        {t('progress/students-see-their-own-practice')}
      </p>
      <EmptyState
        drawing="no-history"
        title={t('progress/teacher-account-has-no-progress')}
        action={
          <>
            <ButtonLink href="/classrooms">{t('progress/see-your-classes')}</ButtonLink>
            <ButtonLink href="/" variant="outline">
              {t('ui/go-to-your-dashboard')}
            </ButtonLink>
          </>
        }
      >
        {t('progress/progress-comes-from-practicing')}
      </EmptyState>
    </>
  )
}
