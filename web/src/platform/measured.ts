import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps a custom property of the page in step with the height of an element, in pixels, so that style sheets can leave room
 * for it. The property goes with the element.
 */
export function useMeasuredHeight(element: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return
    const { style } = document.documentElement
    const update = () =>
      style.setProperty(property, `${Math.ceil(measured.getBoundingClientRect().height)}px`)
    update()
    const observer = new ResizeObserver(update)
    observer.observe(measured)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [element, property])
}

/** Keeps `--keyboard` in step with how much of the window a keyboard on the screen covers, in pixels. */
export function useScreenKeyboard(): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport
    if (seen === null) return
    const { style } = document.documentElement
    const update = () => {
      // Zoomed in by two fingers, the page is covered by nothing.
      const covered = seen.scale > 1.01 ? 0 : innerHeight - seen.height - seen.offsetTop
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    update()
    seen.addEventListener('resize', update)
    seen.addEventListener('scroll', update)
    return () => {
      seen.removeEventListener('resize', update)
      seen.removeEventListener('scroll', update)
      style.removeProperty('--keyboard')
    }
  }, [])
}
