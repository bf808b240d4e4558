import { type RefObject, useLayoutEffect } from 'react'

/** When the control that has the focus goes, its part of the form takes it: otherwise it would begin at the top again. */
export function useLeftFocus(control: RefObject<HTMLElement | null>): void {
  // Before the browser takes the control off the page, and the focus with it.
  useLayoutEffect(() => {
    const its = control.current
    return () => {
      if (its !== null && its === document.activeElement)
        its.closest<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true })
    }
  }, [control])
}
