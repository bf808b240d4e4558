import type { Role } from '@skills-center/contract/ids'
import type { ReactNode } from 'react'
import { useSession } from '../platform/session.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

interface OnlyForProps {
  readonly role: Role
  readonly children: ReactNode
}

const refusals: Record<Role, string> = {
  student: 'This page is for students',
  teacher: 'This page is for teachers',
}

/** Shows a screen to one role and tells the other whose it is. The server refuses by itself. */
export function OnlyFor({ role, children }: OnlyForProps) {
  const { user } = useSession()
  if (user.role === role) return children
  return (
    <>
      <PageHeading title={refusals[role]} />
      <EmptyState
        drawing="locked"
        title={`You are signed in as a ${user.role}`}
        action={<ButtonLink href="/">Go to your dashboard</ButtonLink>}
      >
        {role === 'student'
          ? 'Practice, plans and achievements belong to student accounts.'
          : 'Class tools and analytics belong to teacher accounts.'}
      </EmptyState>
    </>
  )
}
