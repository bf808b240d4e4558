import type { ReactNode } from 'react'
import { useSession } from '../platform/session.tsx'

interface ByRoleProps {
  readonly student: ReactNode
  readonly teacher: ReactNode
}

/** One address with a page for each role: students have a plan there, teachers a license. */
export function ByRole({ student, teacher }: ByRoleProps) {
  return useSession().user.role === 'student' ? student : teacher
}
