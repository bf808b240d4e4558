import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps a CSS custom property of the page equal to an element's height in pixels, so that style sheets can leave room
 * for it. The property is removed with the element.
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

/** Keeps `--keyboard` equal to the height, in pixels, that an on-screen keyboard covers. */
export function useScreenKeyboard(): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport
    if (seen === null) return
    const { style } = document.documentElement
    const update = () => {
      // While the page is zoomed in, nothing counts as covered.
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
