import { useEffect, useRef } from 'react'

/**
 * Keeps focus nearby when a step removes the focused control: focus moves to the ref's element, which has a `tabIndex`
 * of -1. Tab continues from there, and a second press does not trigger the next step by accident.
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
