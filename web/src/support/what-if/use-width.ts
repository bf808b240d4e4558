import { useEffect, useRef, useState } from 'react'

/** The width of an element in CSS pixels, as it is now; a guess until it is known. */
export function useWidth<Element extends HTMLElement>(guess: number) {
  const ref = useRef<Element>(null)
  const [width, setWidth] = useState(guess)
  // Keeps the drawing in step with the room that the page gives it.
  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.max(200, Math.round(entry.contentRect.width)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
