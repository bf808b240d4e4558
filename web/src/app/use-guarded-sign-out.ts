import { useState } from 'react'
import { useSignOut } from '../accounts/use-sign-out.ts'
import { pendingAnswers, usePendingAnswers } from '../practice/pending-answers.ts'
import { wipeDevice } from './wipe-device.ts'

/** Milliseconds to try sending pending answers before asking the person about them. */
const timeoutMs = 4000

export interface GuardedSignOut {
  readonly isSigningOut: boolean
  /** The number of answers that would be lost, while the person is being asked; otherwise 0. */
  readonly unsent: number
  readonly leave: () => void
  readonly stay: () => void
  readonly signOutAnyway: () => void
}

/** Signs out. Pending answers are sent first; if some cannot be sent, the person is asked before they are lost. */
export function useGuardedSignOut(to = '/'): GuardedSignOut {
  const signOut = useSignOut(wipeDevice, to)
  const { waiting } = usePendingAnswers()
  const [phase, setPhase] = useState<'none' | 'sending' | 'asking'>('none')

  async function leave() {
    if (pendingAnswers.read().waiting.length > 0) {
      setPhase('sending')
      await Promise.race([pendingAnswers.sendNow(), new Promise((resolve) => setTimeout(resolve, timeoutMs))])
      if (pendingAnswers.read().waiting.length > 0) return setPhase('asking')
    }
    setPhase('none')
    signOut.mutate()
  }

  return {
    isSigningOut: phase === 'sending' || signOut.isPending,
    unsent: phase === 'asking' ? waiting.length : 0,
    leave: () => void leave(),
    stay: () => setPhase('none'),
    signOutAnyway() {
      setPhase('none')
      signOut.mutate()
    },
  }
}
