import { type RefObject, useEffect } from 'react'

/** Closes an open element when a pointer is pressed outside it, or focus leaves it. */
export function useOutsidePress(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  // Listens to page events outside this component.
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
