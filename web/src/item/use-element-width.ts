import { useLayoutEffect, useRef, useState } from 'react'
import { pageContext } from '../page/page-context.ts'

/**
 * Says how wide a question may be expected to be before it is laid out: the server draws it so, and the browser goes on
 * with the same. On a phone it is some pixels more or less.
 */
export function expectElementWidth(isPhone: boolean): void {
  pageContext().expectedWidth = isPhone ? 324 : 704
}

/** The width of an element in pixels; until it is laid out what is expected, or 0. */
export function useElementWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(pageContext().expectedWidth)
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
