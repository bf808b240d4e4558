import { getClassPrivacy } from '@skills-center/contract/accounts/class-privacy'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { useSession } from '../../platform/session.tsx'

/** A notice above a class: accounts without consent will be deleted. Renders nothing if there are none. */
export function ClassConsentNotice({ classroomId }: { readonly classroomId: ClassroomId }) {
  const { user } = useSession()
  const { data } = useQuery({
    ...queryOf(getClassPrivacy, { params: { id: classroomId } }),
    enabled: user.role === 'teacher',
  })
  const waiting = data?.students.filter(({ standing }) => standing === 'waiting').length ?? 0
  if (waiting === 0) return null
  return (
    <p className="rounded-md border border-line bg-warm-soft px-4 py-2">
      {t('accounts/consent/students-accounts-need-a-parents', { waiting })}{' '}
      <Link
        href={`/classroom/${classroomId}?tab=settings#consents`}
        className="inline-flex min-h-6 items-center font-semibold text-link"
      >
        {t('accounts/consent/take-care-of-it')}
      </Link>
    </p>
  )
}
