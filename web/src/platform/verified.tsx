import { getVerification, type Verification } from '@skills-center/contract/schools'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { queryOf } from './queries.ts'
import { useSession } from './session.tsx'

/** The teacher's verification status and schools; undefined while it loads, and for students. */
export function useVerification(): Verification | undefined {
  const { user } = useSession()
  return useQuery({ ...queryOf(getVerification), enabled: user.role === 'teacher' }).data
}

/** Whether the server will refuse actions that only verified teachers may take. */
export const useIsUnverified = (): boolean => useVerification()?.isVerified === false

/**
 * On features for verified teachers: says what does not work yet and how to get verified. Renders nothing for a
 * verified teacher.
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
