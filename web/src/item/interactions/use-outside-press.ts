import { type RefObject, useEffect } from 'react'

/** Closes what is open once a pointer is pressed outside of it, or the focus has gone elsewhere. */
export function useOutsidePress(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  // The page's own events, which React does not see from here.
  useEffect(() => {
    if (!isOpen) return
    const leave = new AbortController()
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) === false) close()
    }
    document.addEventListener('pointerdown', closeOutside, { signal: leave.signal })
    document.addEventListener('focusin', closeOutside, { signal: leave.signal })
    return () => leave.abort()
  }, [root, isOpen, close])
}
