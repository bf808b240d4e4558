import { useEffect, useRef } from 'react'

/** Moves the focus to the first of some elements that can take it once the change in progress is on the page. */
export function useFocusLater(): (...elementIds: string[]) => void {
  const wanted = useRef<readonly string[]>([])
  // The browser's focus goes on when the elements are there.
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
