import type { Role } from '@skills-center/contract/ids'
import type { ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { useSession } from '../platform/session.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

interface OnlyForProps {
  readonly role: Role
  readonly children: ReactNode
}

const refusals = (): Record<Role, string> => ({
  student: t('app/page-is-for-students'),
  teacher: t('app/page-is-for-teachers'),
})

/** Shows a screen to one role; tells the other role whose screen it is. The server enforces access on its own. */
export function OnlyFor({ role, children }: OnlyForProps) {
  const { user } = useSession()
  if (user.role === role) return children
  return (
    <>
      <PageHeading title={refusals()[role]} />
      <EmptyState
        drawing="locked"
        title={user.role === 'teacher' ? t('app/signed-in-as-a-teacher') : t('app/signed-in-as-a-student')}
        action={<ButtonLink href="/">{t('ui/go-to-your-dashboard')}</ButtonLink>}
      >
        {role === 'student'
          ? t('app/plans-and-achievements-belong')
          : t('app/class-tools-and-analytics-belong')}
      </EmptyState>
    </>
  )
}
