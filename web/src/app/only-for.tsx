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
  student: t('This page is for students'),
  teacher: t('This page is for teachers'),
})

/** Shows a screen to one role and tells the other whose it is. The server refuses by itself. */
export function OnlyFor({ role, children }: OnlyForProps) {
  const { user } = useSession()
  if (user.role === role) return children
  return (
    <>
      <PageHeading title={refusals()[role]} />
      <EmptyState
        drawing="locked"
        title={
          user.role === 'teacher' ? t('You are signed in as a teacher') : t('You are signed in as a student')
        }
        action={<ButtonLink href="/">{t('Go to your dashboard')}</ButtonLink>}
      >
        {role === 'student'
          ? t('Practice, plans and achievements belong to student accounts.')
          : t('Class tools and analytics belong to teacher accounts.')}
      </EmptyState>
    </>
  )
}
