import type { Practice } from '@skills-center/contract/practice'
import { useEffect, useState } from 'react'
import { partsOf } from '../item/interactions/interactions.ts'

/**
 * Whether what the first question is answered with is there, so that the page appears whole; it is fetched otherwise.
 * Where it cannot be, the question is shown, and says so itself.
 */
export function useFirstView(practice: Practice | undefined): boolean {
  const interaction = practice?.questions[0]?.item.interaction
  const [given, setGiven] = useState<typeof interaction>()
  const parts = interaction === undefined ? undefined : partsOf(interaction)
  const isHere = parts?.isHere?.() ?? true
  // Fetches code, which is outside of React.
  useEffect(() => {
    if (isHere || parts?.fetchAhead === undefined) return
    let isCurrent = true
    const show = () => isCurrent && setGiven(interaction)
    parts.fetchAhead().then(show, show)
    return () => {
      isCurrent = false
    }
  }, [isHere, parts, interaction])
  return isHere || given === interaction
}
