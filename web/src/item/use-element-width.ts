import { useLayoutEffect, useRef, useState } from 'react'
import { pageContext } from '../page/page-context.ts'

/**
 * Sets the expected width of a question before layout: the server renders it at that width, and the browser hydrates
 * the same. On a phone it may be a few pixels off.
 */
export function expectElementWidth(isPhone: boolean): void {
  pageContext().expectedWidth = isPhone ? 324 : 704
}

/** The width of an element in pixels; before layout, the expected width, or 0. */
export function useElementWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(pageContext().expectedWidth)
  // Keeps the drawing in step with the available width.
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
