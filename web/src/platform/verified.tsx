import { getVerification, type Verification } from '@skills-center/contract/schools'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { queryOf } from './queries.ts'
import { useSession } from './session.tsx'

/** Whether the teacher is verified, and at which schools; undefined while it is not known, and for students. */
export function useVerification(): Verification | undefined {
  const { user } = useSession()
  return useQuery({ ...queryOf(getVerification), enabled: user.role === 'teacher' }).data
}

/** Whether the server will refuse what only verified teachers may do. */
export const useIsUnverified = (): boolean => useVerification()?.isVerified === false

/**
 * Where something is only for verified teachers: what does not work yet, and where to get it. Nothing for a teacher who
 * is verified.
 */
export function UnverifiedNotice({ children }: { readonly children: ReactNode }) {
  const verification = useVerification()
  if (verification?.isVerified !== false) return null
  const { pending } = verification
  return (
    <div className="rounded-md border border-line bg-warm-soft px-4 py-3">
      <p className="font-semibold">{t('platform/school-hasnt-confirmed-yet')}</p>
      <p className="mt-1">{children}</p>
      <p className="mt-1 wrap-anywhere">
        {pending !== null && `${t('platform/we-wrote-to-email', { email: pending.email })} `}
        <Link href="/settings#school" className="inline-flex min-h-6 items-center font-semibold text-link">
          {pending === null ? t('platform/confirm-your-school') : t('platform/see-your-school')}
        </Link>
      </p>
    </div>
  )
}
