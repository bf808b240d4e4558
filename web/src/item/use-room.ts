import { useLayoutEffect, useRef, useState } from 'react'

/** The width of an element in pixels; 0 until it is laid out. */
export function useRoom() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  // Keeps the drawing in step with the room that the page gives it.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    setWidth(Math.floor(element.clientWidth))
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}
