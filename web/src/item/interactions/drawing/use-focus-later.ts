import { useEffect, useRef } from 'react'

/** Moves focus, after the current update has rendered, to the first of the elements that can take it. */
export function useFocusLater(): (...elementIds: string[]) => void {
  const wanted = useRef<readonly string[]>([])
  // Moves the browser's focus once the elements exist.
  useEffect(() => {
    const element = wanted.current
      .map((elementId) => document.getElementById(elementId))
      .find((each) => each !== null && !each.matches(':disabled'))
    element?.focus({ preventScroll: true })
    wanted.current = []
  })
  return (...elementIds) => {
    wanted.current = elementIds
  }
}
