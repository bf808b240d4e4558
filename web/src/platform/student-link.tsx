import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

interface StudentLinkProps {
  readonly classroomId: ClassroomId
  readonly studentId: UserId
  readonly className?: string
  readonly children: ReactNode
}

/** A student’s name, linked to the student's page in the class. */
export function StudentLink({ classroomId, studentId, className = '', children }: StudentLinkProps) {
  return (
    <Link
      href={`/classroom/${classroomId}/student/${studentId}`}
      className={`rounded-sm font-semibold text-link [overflow-wrap:anywhere] ${className}`}
    >
      {children}
    </Link>
  )
}
