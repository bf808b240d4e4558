import { useEffect } from 'react'
import { chime } from '../../platform/chime.ts'
import type { Session } from '../session.ts'

/** A sound for a right answer, and a longer one if it earned something. Wrong answers are silent. */
export function useChime({ outcome, earned }: Session): void {
  const isEarned = earned.length > 0 || (outcome?.after.mastered === true && !outcome.before.mastered)
  // Plays once for each reply.
  useEffect(() => {
    if (outcome?.verdict === 'correct') chime(isEarned ? 'earned' : 'right')
  }, [outcome, isEarned])
}
