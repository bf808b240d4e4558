import { useState } from 'react'
import { useSignOut } from '../accounts/use-sign-out.ts'
import { pendingAnswers, usePendingAnswers } from '../practice/pending-answers.ts'
import { wipeDevice } from './wipe-device.ts'

/** Milliseconds that what waits on this device is given to be sent before it is asked about. */
const timeoutMs = 4000

export interface Leaving {
  readonly isLeaving: boolean
  /** Answers that would be lost, while the person is asked about them; else 0. */
  readonly unsent: number
  readonly leave: () => void
  readonly stay: () => void
  readonly leaveAnyway: () => void
}

/** Signing out: first what was answered is sent, and what cannot be sent is not lost without a word. */
export function useLeaving(to = '/'): Leaving {
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
    isLeaving: phase === 'sending' || signOut.isPending,
    unsent: phase === 'asking' ? waiting.length : 0,
    leave: () => void leave(),
    stay: () => setPhase('none'),
    leaveAnyway() {
      setPhase('none')
      signOut.mutate()
    },
  }
}
