import type { ConsentStatus } from '@skills-center/contract/accounts/consent'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useSession } from '../../platform/session.tsx'
import { privacyQuery } from '../../platform/privacy.ts'

/** Seen once by a student, so that nobody else fetches its forms. */
const AgeSheet = lazy(() => import('./age-sheet.tsx').then((module) => ({ default: module.AgeSheet })))

interface AgeGateProps {
  /** Shows what is behind it without a question, as pages that anyone may read. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/**
 * The one question that comes before everything else of a student who signed up. Without a connection nothing is
 * asked: practice goes on, and the question comes back with the server.
 */
export function AgeGate({ isOpen, children }: AgeGateProps) {
  const { user } = useSession()
  const { data } = useQuery({ ...privacyQuery, enabled: user.role === 'student' })
  const [asksParent, setAsksParent] = useState(false)
  const onAnswered = (standing: ConsentStatus) => setAsksParent(standing.state === 'waiting')
  if (isOpen) return children
  if (data?.state === 'ask' || (asksParent && data?.state === 'waiting'))
    return (
      <Suspense>
        <AgeSheet standing={data} onTold={onAnswered} onLater={() => setAsksParent(false)} />
      </Suspense>
    )
  return children
}
