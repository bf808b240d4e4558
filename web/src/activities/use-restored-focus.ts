import { useEffect, useRef } from 'react'

/**
 * Keeps the focus near where it was when a step takes the control away that had it: it goes to the element of the
 * ref, which has a `tabIndex` of -1, so that Tab goes on from there and no second press does the next step unasked.
 */
export function useRestoredFocus(step: string) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  // Keeps the browser's focus in step with what is on screen.
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [step])
  return place
}
