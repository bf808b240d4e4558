import type { ConsentStatus } from '@skills-center/contract/accounts/consent'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useSession } from '../../platform/session.tsx'
import { privacyQuery } from '../../platform/privacy.ts'

/** Students see it once, so its forms are loaded on demand. */
const AgeSheet = lazy(() => import('./age-sheet.tsx').then((module) => ({ default: module.AgeSheet })))

interface AgeGateProps {
  /** Shows its children without asking, for pages that anyone may read. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/**
 * Asks a new student's age before anything else. Without a connection it asks nothing and lets the student practice;
 * the question returns with the server.
 */
export function AgeGate({ isOpen, children }: AgeGateProps) {
  const { user } = useSession()
  const { data } = useQuery({ ...privacyQuery, enabled: user.role === 'student' })
  const [asksParent, setAsksParent] = useState(false)
  const onAnswered = (status: ConsentStatus) => setAsksParent(status.state === 'waiting')
  if (isOpen) return children
  if (data?.state === 'ask' || (asksParent && data?.state === 'waiting'))
    return (
      <Suspense>
        <AgeSheet status={data} onAnswered={onAnswered} onLater={() => setAsksParent(false)} />
      </Suspense>
    )
  return children
}
